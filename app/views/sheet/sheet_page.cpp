// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sheet/sheet_page.hpp"
#include "app/papers/scoresheet_papers.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QHideEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/desk/sheets/sheet_head.hpp"
#include "app/models/contest_text.hpp"
#include "app/models/finding_place.hpp"
#include "app/models/qt_text.hpp"
#include "app/models/sheet_file.hpp"
#include "app/models/sheet_walk.hpp"
#include "app/views/dialogs/rematch_dialog.hpp"
#include "app/views/dialogs/result_dialog.hpp"
#include "app/views/pages/printing.hpp"
#include "app/views/parts/sheet_grid.hpp"
#include "app/views/sheet/accept_dialog.hpp"
#include "app/views/sheet/compare_dialog.hpp"
#include "app/views/sheet/findings_panel.hpp"
#include "app/views/sheet/route_chooser.hpp"
#include "app/views/sheet/sheet_head.hpp"
#include "app/views/sheet/sheet_notice.hpp"
#include "app/views/sheet/totals_table.hpp"
#include "app/views/sheet/turn_panel.hpp"
#include "app/views/sheet/versions_dialog.hpp"
#include "core/sheet/settle/filling.hpp"

namespace damath::views {

using board::Side;
using models::toQt;
using words::Phrase;

namespace {

constexpr int kPauseOfTyping = 200;  // milliseconds
constexpr int kBetweenKeys = 200;  // milliseconds that Return may wait, where it nearly always waits for one
constexpr int kAtOnce = 1000;      // and an act; what takes longer is told when it is there

enum class Leaving { Store, KeepDraft, Discard, Stay };

Leaving askLeaving(const models::Translator& translator, QWidget* parent) {
  QMessageBox box(QMessageBox::Question, translator(Phrase::ApplicationName),
                  translator(Phrase::LeaveUnstored), QMessageBox::Cancel, parent);
  box.setInformativeText(translator(Phrase::LeaveHint));
  const auto* store = box.addButton(translator(Phrase::StoreSheet), QMessageBox::AcceptRole);
  auto* keep = box.addButton(translator(Phrase::KeepAsDraft), QMessageBox::AcceptRole);
  const auto* discard = box.addButton(translator(Phrase::DiscardDraft), QMessageBox::DestructiveRole);
  // Loses nothing and stores nothing.
  box.setDefaultButton(keep);
  box.exec();
  if (box.clickedButton() == store) return Leaving::Store;
  if (box.clickedButton() == keep) return Leaving::KeepDraft;
  return box.clickedButton() == discard ? Leaving::Discard : Leaving::Stay;
}

}  // namespace

SheetPage::SheetPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_model(m_translator),
      m_open(m_session, m_model),
      m_audit(m_translator),
      m_notice(new SheetNotice(m_open, m_translator, this)),
      m_head(new SheetHead(m_model, m_translator, this)),
      m_grid(new SheetGrid(m_model, m_translator, this)),
      m_findings(new FindingsPanel(m_translator, this)),
      m_turns(new TurnPanel(m_translator, this)),
      m_routes(new RouteChooser(m_translator, this)),
      m_totals(new TotalsTable(m_translator, this)) {
  addBack();
  setFirst(m_grid);
  addButtons({Command::ImportSheet, Command::SaveSheet, Command::AcceptSheet, Command::Print});
  addBody(m_notice, 0);
  addBody(m_head, 0);
  makeBody();
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseOfTyping);
  connectParts();
}

void SheetPage::connectParts() {
  connect(&m_pause, &QTimer::timeout, this, models::guarded(m_session, [this] {
    if (meeting()) m_audit.ask(m_model.sheet());
  }));
  connect(&m_model, &models::SheetModel::edited, this, &SheetPage::sheetEdited);
  connect(&m_open, &models::OpenSheet::changed, this, [this] {
    showHead();
    Q_EMIT offersChanged();
  });
  connect(m_notice, &SheetNotice::discardAsked, this, models::guarded(m_session, [this] { discard(); }));
  connect(m_notice, &SheetNotice::choiceAsked, this,
          models::guarded(m_session, [this] { static_cast<void>(store()); }));
  connect(m_notice, &SheetNotice::correctionAsked, this,
          models::guarded(m_session, [this] { correctResult(); }));
  connect(m_grid, &SheetGrid::typing, &m_model, &models::SheetModel::setDraft);
  connect(m_grid, &SheetGrid::cursorMoved, this, &SheetPage::moveCursor);
  connect(&m_audit, &models::LiveAudit::done, this, models::guarded(m_session, [this] { showVerdict(); }));
  m_grid->setWalk([this](models::GridCell at) {
    const auto goesOn = [this](int row, Side side) { return chainGoesOn(row, side); };
    const contest::Event* shown = shownEvent();
    const Side first = shown == nullptr ? Side::Blue : shown->setup.ruleset.firstMover.answer;
    return models::SheetWalk(m_model, sheet::halfOrderOf(m_model.sheet(), first), goesOn).next(at);
  });
  connect(m_routes, &RouteChooser::chosen, this, &SheetPage::writeRoute);
  connect(m_routes, &RouteChooser::left, m_grid, [this] { m_grid->setFocus(); });
  connect(m_findings, &FindingsPanel::chosen, this, &SheetPage::goToFinding);
  connect(m_turns, &TurnPanel::wentTo, this, [this](int line, Side side) {
    if (const auto row = m_model.rowOfLine(line)) m_grid->goToCell(*row, side == Side::Blue ? 0 : 3);
  });
  connect(&m_model.undoStack(), &QUndoStack::indexChanged, this, &Page::offersChanged);
}

// The undo stack and the draft tell of their own end, when there is no page left to hear it.
SheetPage::~SheetPage() {
  m_model.undoStack().disconnect(this);
  m_open.disconnect();
  m_audit.disconnect();
}

void SheetPage::makeBody() {
  auto* left = new QSplitter(Qt::Vertical, this);
  left->setObjectName(QStringLiteral("sheetLeft"));
  left->addWidget(m_grid);
  // A few lines at least: a lower window scrolls.
  m_grid->setMinimumHeight(200);
  left->addWidget(m_findings);
  left->setStretchFactor(0, 3);
  left->setStretchFactor(1, 2);
  left->setChildrenCollapsible(false);
  auto* right = new QWidget(this);
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  column->addWidget(m_turns, 1);
  column->addWidget(m_routes, 1);
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
  both->setMinimumHeight(0);  // what its parts need at least, and no less
}

void SheetPage::correctResult() {
  const contest::Event& shown = *shownEvent();
  const auto* of = std::get_if<desk::RematchOf>(&m_open.at());
  if (of == nullptr) {
    return (new ResultDialog(m_session, m_translator, shown, location().game, this))->open();
  }
  auto* dialog = new RematchDialog(m_session, m_translator, shown, desk::standingsOf(shown), this);
  dialog->choose(of->one, of->other);
  dialog->open();
}

void SheetPage::look(const Location& location) {
  m_agreed.clear();
  m_isOpening = true;
  if (const contest::Event* event = m_session.find(location.event)) {
    m_turns->setChipSet(event->setup.set);
    m_routes->setChipSet(event->setup.set);
  }
  using Rematch = models::OpenSheet::Rematch;
  m_open.open(location.event, location.sheet(), location.isRematchDue ? Rematch::Due : Rematch::Played);
  m_pause.stop();
  Page::look(location);
  m_isOpening = false;
  m_grid->goToCell(0, 0);
  m_grid->setFocus();
}

void SheetPage::refresh() {
  // Once it is opened it holds what the file holds.
  const QModelIndex cursor = m_grid->currentIndex();
  const int row = cursor.row();
  const int column = qMax(cursor.column(), 0);
  if (!m_isOpening) m_open.reread();
  if (!meeting()) return;
  // Typing goes on where it was.
  if (!m_grid->currentIndex().isValid()) m_grid->goToCell(qBound(0, row, m_model.rowCount() - 1), column);
  showHead();
  m_audit.setLaw(shownEvent()->setup.ruleset, shownEvent()->setup.set);
  audit();
}

void SheetPage::hideEvent(QHideEvent* event) {
  Page::hideEvent(event);
  // A window that is put aside goes on with its sheet.
  if (!event->spontaneous()) m_open.close();
}

void SheetPage::sheetEdited() {
  m_pause.start();
  // What was said of the sheet before does not hold any more.
  if (!m_isOpening) Q_EMIT said({});
  showState();
  Q_EMIT offersChanged();
}

void SheetPage::audit() {
  m_pause.stop();
  if (shownEvent() == nullptr || !meeting()) return;
  m_audit.ask(m_model.sheet());
  m_audit.settle(kAtOnce);
}

void SheetPage::showVerdict() {
  const contest::Event* shown = shownEvent();
  const auto& [sheet, report, sentences] = m_audit.last();
  // What was typed since will be told of in its turn.
  if (shown == nullptr || !meeting() || sheet != m_model.sheet()) return;
  std::vector<models::CellMark> marks;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const auto cell = models::markedCell(report.findings[i], m_model);
    if (!cell) continue;
    marks.push_back({cell->row, cell->column, models::markOf(report.findings[i]), sentences[i]});
  }
  m_model.setMarks(marks);
  // What an empty sheet lacks is everything; how to write it helps more.
  const bool isEmpty = sheet.lines.empty() && !report.findings.empty();
  // As long as nobody has begun with the end it is not missing yet.
  using models::Extent;
  const Extent extent = m_open.isTyped() && !models::hasEnd(sheet) ? Extent::Moves : Extent::Whole;
  isEmpty ? m_findings->showHowToWrite() : m_findings->show(report, sentences, extent);
  m_totals->setVisible(!isEmpty);
  m_turns->setReport(report, sheet.lines.empty() ? TurnPanel::Written::Nothing : TurnPanel::Written::Lines);
  const QModelIndex current = m_grid->currentIndex();
  if (current.isValid()) moveCursor(current.row(), current.column());
  m_totals->show(sheet, shown->setup.set, report, extent);
  Q_EMIT offersChanged();
}

void SheetPage::moveCursor(int row, int column) {
  const int line = m_model.lineAtRow(row);
  const Side side = column < 3 ? Side::Blue : Side::Red;
  m_turns->showLine(line, side);
  showRoutes(line, side);
}

void SheetPage::goToFinding(std::size_t finding) {
  if (finding >= report().findings.size()) return;
  const models::GridCell cell = models::nearestCell(report().findings[finding], m_model);
  m_grid->goToCell(cell.row, cell.column);
}

bool SheetPage::chainGoesOn(int row, Side side) {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return false;
  if (m_audit.last().sheet != m_model.sheet()) {
    m_audit.ask(m_model.sheet());
    m_audit.settle(kBetweenKeys);
  }
  return sheet::canGoOn(report(), shown->setup.ruleset, m_model.lineAtRow(row), side);
}

void SheetPage::showRoutes(int line, Side side) {
  const contest::Event* shown = shownEvent();
  const bool isKnown = shown != nullptr && line > 0;
  auto [first, routes] = isKnown
                             ? sheet::openRoutes(report(), shown->setup.set, shown->setup.ruleset, line, side)
                             : sheet::OpenRoutes();
  const bool wasOpen = m_routes->isOpen();
  m_routeLine = first;
  m_routeSide = side;
  m_routes->setRoutes(std::move(routes));
  m_turns->setVisible(!m_routes->isOpen());
  if (wasOpen != m_routes->isOpen()) Q_EMIT offersChanged();
}

// A route is the program's own notation and stands behind what is written.
void SheetPage::writeRoute(const rules::Turn& turn) {
  const auto row = m_model.rowOfLine(m_routeLine);
  if (!row) return;
  const QModelIndex cell = m_model.index(*row, m_routeSide == Side::Blue ? 0 : 3);
  m_model.setData(cell, cell.data().toString() + u' ' + toQt(sheet::routeText(turn)), Qt::EditRole);
  m_grid->setFocus();
  audit();
}

void SheetPage::fillTurn() {
  m_grid->finishTyping();
  audit();
  m_audit.settle();
  const QModelIndex cursor = m_grid->currentIndex();
  const Side side = cursor.column() < 3 ? Side::Blue : Side::Red;
  const auto fillings = sheet::fillings(report(), m_model.lineAtRow(cursor.row()), side);
  m_model.fill(fillings);
  audit();
  Q_EMIT said(fillings.empty() ? m_translator(Phrase::NothingToFill)
                               : m_translator(Phrase::FiguresFilled).arg(fillings.size()));
}

void SheetPage::moveLine(int by) {
  m_grid->finishTyping();
  const QModelIndex cursor = m_grid->currentIndex();
  const int row = cursor.row();
  // The blank row at the end stays there.
  if (row < 0 || row + by < 0 || qMax(row, row + by) >= m_model.rowCount() - 1) return;
  if (!m_model.moveRows({}, row, 1, {}, by < 0 ? row - 1 : row + 2)) return;
  m_grid->setCurrentIndex(m_model.index(row + by, cursor.column()));
}

void SheetPage::compareVersions() {
  m_grid->finishTyping();
  const auto stored = desk::SheetDesk(m_session.desk()).sheets(location().event, m_open.at());
  if (!stored) return m_session.refuse(stored.error());
  std::vector<TwoSheets::Shown> versions;
  for (const desk::SheetView& view : *stored) {
    versions.push_back({versionTitle(view, m_translator), view.stored.sheet});
  }
  if (m_open.isTyped()) versions.push_back({m_translator(Phrase::MyVersion), m_model.sheet()});
  if (versions.size() < 2) return Q_EMIT said(m_translator(Phrase::OneVersionOnly));
  auto* dialog = new CompareDialog(m_translator, std::move(versions), this);
  const contest::Event* shown = shownEvent();
  const auto played = meeting();
  dialog->sheets().setPlayers(models::entryName(m_session.contest(), *shown, played->blue),
                              models::entryName(m_session.contest(), *shown, played->red));
  dialog->open();
}

bool SheetPage::offers(Command command) const {
  if (!meeting()) return false;
  switch (command) {
    case Command::ImportSheet:
    case Command::Print:
    case Command::ExportPdf:
    case Command::InsertLine:
    case Command::RemoveLine:
    case Command::MoveLineUp:
    case Command::MoveLineDown:
    case Command::FillTurn:
      return true;
    case Command::SwapSides:
      return m_open.isDue();
    case Command::CompareVersions:
      return m_open.inForce().has_value();
    case Command::ChooseRoute:
      return m_routes->isOpen();
    case Command::NextFinding:
    case Command::PreviousFinding:
      return m_findings->hasFindings();
    case Command::SaveSheet:
      return m_open.isTyped();
    case Command::AcceptSheet:
      return m_open.isTyped() ||
             (m_open.inForce() && m_open.inForce()->stored.acceptance == db::Acceptance::Open);
    case Command::Undo:
      // What is stored is an act, and goes back as one.
      return m_model.undoStack().index() > 0 && !m_model.undoStack().isClean();
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
      static_cast<void>(store());
      return;
    case Command::AcceptSheet:
      return accept();
    case Command::Undo:
      return m_model.undoStack().undo();
    case Command::Redo:
      return m_model.undoStack().redo();
    case Command::InsertLine:
      m_grid->finishTyping();
      m_model.insertRow(qMax(row, 0));
      return;
    case Command::RemoveLine:
      m_grid->finishTyping();
      m_model.removeRow(row);
      return;
    case Command::MoveLineUp:
      return moveLine(-1);
    case Command::MoveLineDown:
      return moveLine(1);
    case Command::FillTurn:
      return fillTurn();
    case Command::ChooseRoute:
      return m_routes->setFocus();
    case Command::SwapSides:
      m_grid->finishTyping();
      return m_open.changeSides();
    case Command::CompareVersions:
      return compareVersions();
    case Command::NextFinding:
      return m_findings->next();
    case Command::PreviousFinding:
      return m_findings->previous();
    case Command::Print:
      return previewPaper(paper(), m_session, m_translator, this);
    case Command::ExportPdf:
      return exportPaper(paper(), fileName(), m_session, m_translator, *this);
    default:
      return;
  }
}

SheetQuestions::Subject SheetPage::subject() const {
  using Content = SheetQuestions::Content;
  return {location().event, *meeting(),
          m_model.sheet(),  m_open.isTyped() ? Content::Typed : Content::Stored,
          m_agreed,         SheetQuestions::Deed::Store,
          m_open.isDue()};
}

bool SheetPage::store() {
  m_grid->finishTyping();
  const contest::EventId event = location().event;
  const bool isDue = m_open.isDue();
  SheetQuestions questions(m_session, m_translator, subject(), this);
  const auto stored = questions.answered(m_session.author(), [&](const desk::Author& author) {
    desk::SheetDesk desk(m_session.desk());
    if (!isDue) return desk.storeSheet(event, m_open.at(), m_model.sheet(), author, m_open.basis());
    return desk
        .enterRematch(event, std::get<desk::RematchOf>(m_open.at()), {}, m_model.sheet(),
                      desk::WithSheet::Store, author)
        .map([](desk::RematchEntered&& entered) { return std::move(entered.view); });
  });
  if (!stored) {
    if (questions.keepsTheirs()) discard();
    return false;
  }
  showStored(*stored);
  Q_EMIT said(
      isDue ? m_translator(Phrase::RematchBySheet)
                  .arg(models::wholeResult(shownEvent()->setup, *stored->result, m_translator.language()))
            : m_translator(Phrase::SheetSaved).arg(stored->stored.version));
  m_grid->setFocus();
  return true;
}

void SheetPage::showStored(const desk::SheetView& view) {
  m_open.setStored(view);
  if (!location().isRematchDue) return;
  // From here on it is the sheet of one that is played.
  Q_EMIT goTo(locationOf(Location::Kind::Sheet, location().event, m_open.at()));
}

void SheetPage::discard() {
  m_agreed.clear();
  m_open.discard();
  audit();
  Q_EMIT said(m_translator(Phrase::DraftDiscarded));
}

bool SheetPage::leave() {
  m_grid->finishTyping();
  if (!m_open.isTyped()) return true;
  switch (askLeaving(m_translator, this)) {
    case Leaving::Store:
      return store();
    case Leaving::KeepDraft:
      if (const auto refused = m_open.saveDraft()) {
        m_session.refuse(m_translator(Phrase::NoDrafts).arg(models::draftFolder(), *refused));
        return false;
      }
      Q_EMIT said(m_translator(Phrase::DraftKept));
      return true;
    case Leaving::Discard:
      discard();
      // Once the sheet is left it does not come back.
      Q_EMIT said({});
      return true;
    case Leaving::Stay:
      break;
  }
  return false;
}

void SheetPage::accept() {
  m_grid->finishTyping();
  audit();
  m_audit.settle();
  auto* dialog = new AcceptDialog(m_session, m_translator, subject(), m_open.basis(), report(), this);
  connect(dialog, &AcceptDialog::acceptedSheet, this, [this](const desk::SheetView& view) {
    showStored(view);
    audit();
    Q_EMIT said(m_translator(Phrase::SheetAccepted).arg(m_findings->mistakes()));
    // The button that was pressed has nothing more to do; the one behind it is not meant.
    m_grid->setFocus();
  });
  connect(dialog, &AcceptDialog::contestsKept, this, models::guarded(m_session, [this] { discard(); }));
  dialog->open();
}

void SheetPage::importDialog() {
  auto* dialog =
      new QFileDialog(this, m_translator.plain(Phrase::ImportSheet), {}, m_translator(Phrase::SheetFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          models::guarded(m_session, [this](const QString& path) { importSheet(path); }),
          Qt::QueuedConnection);
  dialog->open();
}

void SheetPage::importSheet(const QString& path) {
  if (!meeting()) return;
  m_grid->finishTyping();
  const auto sheet = models::readSheetFile(path, m_translator);
  if (!sheet) return m_session.refuse(sheet.error());
  m_open.takeSidesOf(*sheet);
  auto question = desk::questionAt(desk::ConfirmationLevel::Acknowledge,
                                   desk::ConfirmationReason::SheetMisfiled, m_open.at());
  question.mismatches = desk::mismatchesOf(m_session.contest(), *shownEvent(), *meeting(), *sheet);
  if (!question.mismatches.empty()) {
    const QString text = m_session.questionText(shownEvent(), question) + QStringLiteral("\n\n") +
                         m_translator(Phrase::TakeOverAnyway);
    if (!m_session.isConfirmed(text, Phrase::TakeOverForThisBoard)) return;
  }
  m_agreed = question.mismatches;
  m_model.takeOver(*sheet, m_translator.plain(Phrase::ImportSheet));
  audit();
  m_grid->setFocus();
  Q_EMIT said(m_translator(Phrase::SheetTakenOver).arg(QFileInfo(path).fileName()));
}

// What is not stored is not in the file, so its paper is in no register.
papers::Paper SheetPage::paper() const {
  const sheet::Sheet sheet = m_model.sheet();
  const desk::SheetView* stored = m_open.inForce() ? &*m_open.inForce() : nullptr;
  papers::Paper paper;
  paper.document = papers::shownScoresheet({m_session.contest(), *shownEvent(), m_translator.language()},
                                           *meeting(), {sheet, report(), stored});
  if (stored == nullptr || stored->stored.sheet != sheet) return paper;
  paper.of = papers::paperOf(papers::form::kScoresheet, location().event, m_translator.language());
  if (const auto* place = std::get_if<desk::Place>(&m_open.at())) {
    paper.of.round = place->round;
    paper.of.board = place->board;
  } else {
    paper.of.blue = meeting()->blue;
    paper.of.red = meeting()->red;
  }
  return paper;
}

QString SheetPage::title() const {
  const auto* place = std::get_if<desk::Place>(&m_open.at());
  if (place == nullptr) return m_translator(Phrase::SheetRematchTitle);
  return m_translator(Phrase::SheetTitle)
      .arg(contest::numberOf(place->round))
      .arg(contest::numberOf(place->board));
}

QString SheetPage::fileName() const {
  if (const auto* place = std::get_if<desk::Place>(&m_open.at())) {
    return m_translator(Phrase::SheetFileName)
        .arg(contest::numberOf(place->round))
        .arg(contest::numberOf(place->board));
  }
  const auto name = [this](contest::EntryId entry) {
    return models::entryName(m_session.contest(), *shownEvent(), entry);
  };
  return m_translator(Phrase::RematchFileName).arg(name(meeting()->blue), name(meeting()->red));
}

void SheetPage::showHead() {
  m_grid->setAccessibleName(m_translator.plain(Phrase::Sheet));
  const contest::Event* shown = shownEvent();
  const auto played = meeting();
  if (shown == nullptr || !played) return;
  const QString blue = models::entryName(m_session.contest(), *shown, played->blue);
  const QString red = models::entryName(m_session.contest(), *shown, played->red);
  m_grid->setPlayers(blue, red);
  setHead(title(), QStringLiteral("%1 · %2 — %3").arg(toQt(shown->setup.name), blue, red));
  showState();
}

// What the contest has, and whether what is shown is that.
void SheetPage::showState() {
  const auto& inForce = m_open.inForce();
  const bool isDraft = m_open.isTyped();
  if (!inForce) return m_head->setState(m_translator(isDraft ? Phrase::DraftAlone : Phrase::NoSheetYet));
  const bool isAccepted = inForce->stored.acceptance == db::Acceptance::Accepted;
  const Phrase shown = isAccepted ? Phrase::VersionAccepted : Phrase::VersionSaved;
  const Phrase behind = isAccepted ? Phrase::DraftOverAccepted : Phrase::DraftOverSaved;
  m_head->setState(m_translator(isDraft ? behind : shown).arg(inForce->stored.version));
}

}  // namespace damath::views
