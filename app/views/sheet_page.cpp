#include "app/views/sheet_page.hpp"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/models/contest_text.hpp"
#include "app/models/finding_place.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/accept_dialog.hpp"
#include "app/views/findings_panel.hpp"
#include "app/views/printing.hpp"
#include "app/views/sheet_grid.hpp"
#include "app/views/totals_table.hpp"
#include "app/views/turn_panel.hpp"
#include "app/words/finding_words.hpp"
#include "app/words/report_labels.hpp"
#include "app/words/ruling_words.hpp"
#include "app/words/sheet_words.hpp"
#include "core/notation/sheet_csv.hpp"
#include "core/notation/sheet_text.hpp"

namespace damath::views {

using board::Side;
using models::fromQt;
using models::toQt;
using words::Phrase;

namespace {

constexpr int kPauseOfTyping = 200;  // milliseconds

}  // namespace

SheetPage::SheetPage(const Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent),
      m_model(m_speech),
      m_grid(new SheetGrid(m_model, m_speech, this)),
      m_findings(new FindingsPanel(m_speech, this)),
      m_turns(new TurnPanel(m_speech, this)),
      m_totals(new TotalsTable(m_speech, this)),
      m_ending(new QComboBox(this)),
      m_result(new QComboBox(this)),
      m_endingLabel(new QLabel(this)),
      m_resultLabel(new QLabel(this)),
      m_state(new QLabel(this)) {
  addBack();
  setFirst(m_grid);
  addButtons({Command::ImportSheet, Command::SaveSheet, Command::AcceptSheet, Command::Print});
  addBody(makeHead(), 0);
  makeBody();
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseOfTyping);
  connect(&m_pause, &QTimer::timeout, this, models::guarded(m_session, [this] { audit(); }));
  connect(&m_model, &models::SheetModel::edited, this, &SheetPage::sheetEdited);
  connect(m_grid, &SheetGrid::typing, &m_model, &models::SheetModel::setDraft);
  connect(m_grid, &SheetGrid::cursorMoved, this, &SheetPage::moveCursor);
  connect(m_findings, &FindingsPanel::chosen, this, &SheetPage::goToFinding);
  connect(m_turns, &TurnPanel::wentTo, this, [this](int line, Side side) {
    if (const auto row = m_model.rowOfLine(line)) m_grid->goToCell(*row, side == Side::Blue ? 0 : 3);
  });
  connect(&m_model.undoStack(), &QUndoStack::indexChanged, this, &Page::offersChanged);
  connect(m_ending, &QComboBox::activated, this,
          [this] { m_model.setTag("Ending", m_ending->currentData().toString()); });
  connect(m_result, &QComboBox::activated, this,
          [this] { m_model.setTag("Result", m_result->currentData().toString()); });
}

// The undo stack tells of its own end, when there is no page left to hear it.
SheetPage::~SheetPage() {
  m_model.undoStack().disconnect(this);
}

QWidget* SheetPage::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  m_endingLabel->setBuddy(m_ending);
  m_resultLabel->setBuddy(m_result);
  m_state->setForegroundRole(QPalette::PlaceholderText);
  row->addWidget(m_endingLabel);
  row->addWidget(m_ending);
  row->addSpacing(12);
  row->addWidget(m_resultLabel);
  row->addWidget(m_result);
  row->addStretch(1);
  row->addWidget(m_state);
  return head;
}

void SheetPage::makeBody() {
  auto* left = new QSplitter(Qt::Vertical, this);
  left->setObjectName(QStringLiteral("sheetLeft"));
  left->addWidget(m_grid);
  left->addWidget(m_findings);
  left->setStretchFactor(0, 3);
  left->setStretchFactor(1, 2);
  left->setChildrenCollapsible(false);
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  column->addWidget(m_turns, 1);
  column->addWidget(m_totals);
  auto* both = new QSplitter(Qt::Horizontal, this);
  both->setObjectName(QStringLiteral("sheet"));
  both->addWidget(left);
  both->addWidget(right);
  both->setStretchFactor(0, 5);
  both->setStretchFactor(1, 3);
  both->setChildrenCollapsible(false);
  both->setHandleWidth(12);
  both->setSizes({620, 400});
  addBody(both);
}

const contest::Game* SheetPage::game() const {
  const contest::Event* shown = shownEvent();
  return shown == nullptr ? nullptr : models::findGame(*shown, spot().game.round, spot().game.board);
}

void SheetPage::look(const Spot& spot) {
  Page::look(spot);
  load();
}

sheet::Sheet SheetPage::blankSheet(const contest::Event& shown, const contest::Game& played) const {
  const contest::Contest& contest = m_session.contest();
  sheet::Sheet sheet;
  sheet.setTag("Event", shown.setup.name);
  if (!contest.head.date.empty()) sheet.setTag("Date", contest.head.date);
  sheet.setTag("Round", std::to_string(contest::numberOf(played.round)));
  sheet.setTag("Board", std::to_string(contest::numberOf(played.board)));
  sheet.setTag("Set", shown.setup.set.name);
  sheet.setTag("Ruleset", shown.setup.ruleset.name);
  sheet.setTag("Blue", fromQt(models::entryName(contest, shown, played.blue)));
  sheet.setTag("BlueSchool", fromQt(models::entrySchool(contest, shown, played.blue)));
  sheet.setTag("Red", fromQt(models::entryName(contest, shown, played.red)));
  sheet.setTag("RedSchool", fromQt(models::entrySchool(contest, shown, played.red)));
  return sheet;
}

void SheetPage::load() {
  const contest::Game* played = game();
  m_stored.reset();
  if (played == nullptr) return;
  auto versions = m_session.asked(desk::SheetDesk(m_session.desk()).sheets(spot().event, spot().game));
  if (versions && !versions->empty()) m_stored = versions->back();
  m_loading = true;
  m_turns->setChipSet(shownEvent()->setup.set);
  m_model.setSheet(m_stored ? m_stored->stored.sheet : blankSheet(*shownEvent(), *played));
  m_loading = false;
  m_typed = Typed::Saved;
  audit();
  showHead();
  m_grid->goToCell(0, 0);
  m_grid->setFocus();
}

void SheetPage::sheetEdited() {
  if (m_loading) return;
  m_typed = Typed::Unsaved;
  m_pause.start();
  showState();
  Q_EMIT offersChanged();
}

void SheetPage::audit() {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr || game() == nullptr) return;
  const sheet::Sheet sheet = m_model.sheet();
  m_report = sheet::audit(sheet, shown->setup.set, shown->setup.ruleset);
  m_sentences.clear();
  std::vector<models::CellMark> marks;
  const words::Audited audited{sheet, m_report, {shown->setup.ruleset, shown->setup.set}};
  for (const sheet::Finding& finding : m_report.findings) {
    m_sentences.push_back(toQt(words::sentenceOf(finding, audited, m_speech.language())));
    const auto cell = models::markedCell(finding, m_model);
    if (!cell) continue;
    marks.push_back({cell->row, cell->column, models::markOf(finding), m_sentences.back()});
  }
  m_model.setMarks(marks);
  m_findings->show(m_report, m_sentences);
  m_turns->setReport(m_report);
  const QModelIndex current = m_grid->currentIndex();
  if (current.isValid()) moveCursor(current.row(), current.column());
  m_totals->show(sheet, shown->setup.set, m_report);
}

void SheetPage::moveCursor(int row, int column) {
  m_turns->showLine(m_model.lineAtRow(row), column < 3 ? Side::Blue : Side::Red);
}

void SheetPage::goToFinding(std::size_t finding) {
  if (finding >= m_report.findings.size()) return;
  const models::GridCell cell = models::nearestCell(m_report.findings[finding], m_model);
  m_grid->goToCell(cell.row, cell.column);
}

bool SheetPage::offers(Command command) const {
  if (game() == nullptr) return false;
  switch (command) {
    case Command::ImportSheet:
    case Command::Print:
    case Command::ExportPdf:
    case Command::InsertLine:
    case Command::RemoveLine:
      return true;
    case Command::NextFinding:
      return !m_report.findings.empty();
    case Command::SaveSheet:
      return m_typed == Typed::Unsaved;
    case Command::AcceptSheet:
      return m_typed == Typed::Unsaved || (m_stored && m_stored->stored.acceptance == db::Acceptance::Open);
    case Command::Undo:
      return m_model.undoStack().index() > 0;
    case Command::Redo:
      return m_model.undoStack().index() < m_model.undoStack().count();
    default:
      return false;
  }
}

void SheetPage::run(Command command) {
  const int row = m_grid->currentIndex().row();
  switch (command) {
    case Command::ImportSheet:
      return importDialog();
    case Command::SaveSheet:
      static_cast<void>(save());
      return;
    case Command::AcceptSheet:
      return accept();
    case Command::Undo:
      return m_model.undoStack().undo();
    case Command::Redo:
      return m_model.undoStack().redo();
    case Command::InsertLine:
      return m_model.insertLine(qMax(row, 0));
    case Command::RemoveLine:
      return m_model.removeLines(row, row);
    case Command::NextFinding:
      return m_findings->next();
    case Command::Print:
      return previewDocument(document(), m_session, m_speech, this);
    case Command::ExportPdf:
      return exportDocument(document(),
                            m_speech(Phrase::SheetFileName)
                                .arg(contest::numberOf(spot().game.round))
                                .arg(contest::numberOf(spot().game.board)),
                            m_session, m_speech, *this);
    default:
      return;
  }
}

bool SheetPage::save() {
  // An editor that is open still holds letters; moving the focus commits them.
  m_grid->setFocus();
  const auto stored = m_session.changed(
      m_session.careful(m_session.find(spot().event), m_session.author(), [&](const desk::Author& author) {
        return desk::SheetDesk(m_session.desk())
            .storeSheet(spot().event, spot().game, m_model.sheet(), author);
      }));
  if (!stored) return false;
  m_stored = stored;
  m_typed = Typed::Saved;
  Q_EMIT said(m_speech(Phrase::SheetSaved).arg(m_stored->stored.version));
  showState();
  Q_EMIT offersChanged();
  return true;
}

bool SheetPage::leave() {
  return m_typed == Typed::Saved || game() == nullptr || save();
}

void SheetPage::accept() {
  if (m_typed == Typed::Unsaved && !save()) return;
  if (!m_stored) return;
  auto* dialog = new AcceptDialog(m_session, m_speech, *shownEvent(), spot().game, *m_stored, this);
  connect(dialog, &AcceptDialog::acceptedSheet, this, [this](int corrections) {
    m_stored->stored.acceptance = db::Acceptance::Accepted;
    showHead();
    Q_EMIT said(m_speech(Phrase::SheetAccepted).arg(corrections));
    Q_EMIT offersChanged();
  });
  dialog->open();
}

void SheetPage::importDialog() {
  auto* dialog = new QFileDialog(this, m_speech.plain(Phrase::ImportSheet), {}, m_speech(Phrase::SheetFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          models::guarded(m_session, [this](const QString& path) { importSheet(path); }));
  dialog->open();
}

void SheetPage::importSheet(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return m_session.refuse(m_speech(Phrase::CannotRead).arg(path, file.errorString()));
  }
  const QByteArray bytes = file.read(static_cast<qint64>(notation::kMostSheetBytes) + 1);
  const bool isCsv = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
  const std::string text = bytes.toStdString();
  const auto sheet = isCsv ? notation::parseSheetCsv(text) : notation::parseSheetText(text);
  if (!sheet) {
    return m_session.refuse(m_speech(Phrase::NoSheet)
                                .arg(path, QString::number(sheet.error().line),
                                     toQt(words::sentenceOf(sheet.error(), m_speech.language()))));
  }
  if (!leave()) return;
  m_model.setSheet(*sheet);
  audit();
  showHead();
}

compose::Document SheetPage::document() const {
  const compose::Labels labels = words::reportLabels(m_speech.language());
  const sheet::Sheet sheet = m_model.sheet();
  const compose::GameHead head = compose::headOf(m_session.contest(), *shownEvent(), *game());
  if (m_report.findings.empty()) {
    const compose::Scoresheet form = compose::scoresheet(sheet, head, labels);
    return {form.title, labels, {form}};
  }
  const contest::EventSetup& setup = shownEvent()->setup;
  // Rulings are of the sheet that is stored, not of one that is being typed.
  const bool isStored = m_stored && m_stored->stored.sheet == sheet;
  const sheet::AuditedSheet audited{sheet, setup.set, setup.ruleset, m_report};
  const sheet::Outcome outcome = isStored ? m_stored->outcome : sheet::outcomeOf(audited, {});
  const auto rulings = isStored ? m_stored->stored.rulings : std::vector<db::StoredRuling>();
  const compose::Scoresheet form = compose::correctedScoresheet(
      sheet, head, setup.set, words::auditPrint(audited, outcome, rulings, m_speech.language()), labels);
  return {form.title, labels, {form}};
}

void SheetPage::refresh() {
  if (game() == nullptr) return;
  showHead();
  audit();
}

void SheetPage::showHead() {
  m_grid->setAccessibleName(m_speech.plain(Phrase::Sheet));
  const contest::Event* shown = shownEvent();
  const contest::Game* played = game();
  if (shown == nullptr || played == nullptr) return;
  const QString blue = models::entryName(m_session.contest(), *shown, played->blue);
  const QString red = models::entryName(m_session.contest(), *shown, played->red);
  m_grid->setPlayers(blue, red);
  setHead(m_speech(Phrase::SheetTitle)
              .arg(contest::numberOf(spot().game.round))
              .arg(contest::numberOf(spot().game.board)),
          QStringLiteral("%1 · %2 — %3").arg(toQt(shown->setup.name), blue, red));

  m_endingLabel->setText(m_speech(Phrase::EndingField));
  m_resultLabel->setText(m_speech(Phrase::ResultField));
  m_ending->setAccessibleName(m_speech.plain(Phrase::EndingField));
  m_result->setAccessibleName(m_speech.plain(Phrase::ResultField));
  const sheet::Sheet sheet = m_model.sheet();
  m_ending->clear();
  m_ending->setMaxVisibleItems(13);
  for (int i = 0; i <= static_cast<int>(rules::Ending::DisqualifiedBoth); ++i) {
    const auto ending = static_cast<rules::Ending>(i);
    m_ending->addItem(models::endingText(ending, m_speech.language()), toQt(rules::toText(ending)));
  }
  m_ending->setCurrentIndex(static_cast<int>(sheet.ending()));
  m_result->clear();
  m_result->addItem(m_speech(Phrase::NotWritten), QStringLiteral("*"));
  for (const auto result :
       {rules::Result::BlueWins, rules::Result::RedWins, rules::Result::Draw, rules::Result::NobodyWins}) {
    m_result->addItem(models::resultText(result), toQt(rules::toText(result)));
  }
  const auto written = sheet.result();
  m_result->setCurrentIndex(written ? m_result->findData(toQt(rules::toText(*written))) : 0);
  showState();
}

void SheetPage::showState() {
  if (m_typed == Typed::Unsaved) return m_state->setText(m_speech(Phrase::Unsaved));
  if (!m_stored) return m_state->setText(m_speech(Phrase::NoSheetYet));
  const bool isAccepted = m_stored->stored.acceptance == db::Acceptance::Accepted;
  m_state->setText(
      m_speech(isAccepted ? Phrase::VersionAccepted : Phrase::VersionSaved).arg(m_stored->stored.version));
}

}  // namespace damath::views
