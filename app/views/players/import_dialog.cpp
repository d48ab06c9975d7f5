// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/players/import_dialog.hpp"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QSignalBlocker>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/desk/events/entry_desk.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/dialogs/change_beside.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/views/parts/preferences.hpp"
#include "app/views/players/import_rows.hpp"
#include "app/words/texts/desk_words.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

// What a choice of a column's content is kept as; fields come as their number.
constexpr int kUndecided = -2;
constexpr int kLeftOut = -1;

bool isAsked(const desk::RosterColumn& column) {
  return !column.heading.empty() || !column.sample.empty();
}

int byHeading(const desk::RosterColumn& column) {
  return column.field ? static_cast<int>(*column.field) : kUndecided;
}

bool hasHeaderFault(const desk::ImportPreview& preview) {
  return std::ranges::any_of(preview.faults, desk::isOfColumns);
}

// Where none of the first line is a heading, it is a row itself.
bool hasHeadings(const QString& text) {
  const QStringList cells = text.section(u'\n', 0, 0).split(u'\t');
  return std::ranges::any_of(
      cells, [](const QString& cell) { return desk::meaningOf(models::fromQt(cell.trimmed())).has_value(); });
}

}  // namespace

ImportDialog::ImportDialog(models::Session& session, const models::Translator& translator,
                           contest::EventId event, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event),
      m_playersOnly(new QCheckBox(translator(Phrase::PlayersOnly), this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)),
      m_choose(new QPushButton(translator(Phrase::ChooseList), this)),
      m_template(new QPushButton(translator(Phrase::WriteTemplate), this)),
      m_file(new QLabel(this)),
      m_columns(new QScrollArea(this)),
      m_note(new QLabel(this)),
      m_rows(new ListTable(this)) {
  setWindowTitle(m_translator.plain(Phrase::ImportPlayers));
  setSubmitText(Phrase::Import);
  setIntroduction(m_translator(Phrase::ImportIntroduction));
  m_file->setTextFormat(Qt::PlainText);
  m_columns->setWidgetResizable(true);
  m_columns->setFrameShape(QFrame::NoFrame);
  m_columns->hide();
  m_note->setWordWrap(true);
  m_note->setTextFormat(Qt::PlainText);
  m_note->hide();
  m_rows->setAccessibleName(m_translator.plain(Phrase::Players));
  m_rows->setPlaceholder(m_translator(Phrase::NoListYet));
  m_rows->setStretching({2, 5});
  m_rows->setWrapping();
  m_playersOnly->hide();
  auto* body = new QWidget(this);
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 0, 0);
  auto* file = new QHBoxLayout;
  file->addWidget(m_choose);
  file->addWidget(m_file, 1);
  file->addWidget(m_template);
  column->addLayout(file);
  column->addWidget(m_columns);
  column->addWidget(m_playersOnly);
  column->addWidget(m_note);
  column->addWidget(m_rows, 1);
  auto* deciding = new QHBoxLayout;
  column->addLayout(deciding);
  addWide(body);
  addField(Phrase::MadeBy, m_by);
  addField(Phrase::Reason, m_reason);
  setFieldVisible(m_by, false);
  setFieldVisible(m_reason, false);
  makeDecisions();
  for (QAction* each : m_deciding) {
    auto* button = new QPushButton(each->text(), body);
    button->setAutoDefault(false);
    button->setEnabled(false);
    connect(button, &QPushButton::clicked, each, &QAction::trigger);
    connect(each, &QAction::changed, button, [each, button] { button->setEnabled(each->isEnabled()); });
    deciding->addWidget(button);
  }
  deciding->addStretch(1);
  connect(m_playersOnly, &QCheckBox::toggled, this, models::guarded(m_session, [this] { lookAgain(); }));
  connect(m_rows, &ListTable::currentKeyChanged, this, &ImportDialog::updateDecisions);
  connect(m_choose, &QPushButton::clicked, this, models::guarded(m_session, [this] { chooseList(); }));
  connect(m_template, &QPushButton::clicked, this, models::guarded(m_session, [this] { chooseTemplate(); }));
  submitButton()->setEnabled(false);
  m_columns->setFocusPolicy(Qt::NoFocus);
  setTabOrder(m_choose, m_template);
  setTabOrder(m_template, m_rows);
  setTabOrder(m_rows, submitButton());
  m_choose->setFocus();
  resize(900, 560);
}

// Where the last list was, else beside the contest.
QString ImportDialog::folder() const {
  const QString last = Preferences::listFolder();
  return last.isEmpty() ? QFileInfo(m_session.path()).absolutePath() : last;
}

bool ImportDialog::isLate() const {
  const contest::Event* event = m_session.find(m_event);
  return event != nullptr && contest::hasBegun(*event);
}

void ImportDialog::chooseList() {
  auto* dialog = new QFileDialog(this, m_translator.plain(Phrase::ChooseList), folder(),
                                 m_translator(Phrase::ListFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  // Once the file dialog is gone: what is refused stands in this one.
  connect(dialog, &QFileDialog::fileSelected, this,
          models::guarded(m_session, [this](const QString& path) { read(path); }), Qt::QueuedConnection);
  dialog->open();
}

void ImportDialog::chooseTemplate() {
  auto* dialog = new QFileDialog(this, m_translator.plain(Phrase::WriteTemplate), folder(),
                                 m_translator(Phrase::ListFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  // What stands is never written over, so nobody is asked whether it may be.
  dialog->setOption(QFileDialog::DontConfirmOverwrite);
  connect(dialog, &QFileDialog::fileSelected, this,
          models::guarded(m_session, [this](const QString& path) { writeTemplate(path); }),
          Qt::QueuedConnection);
  dialog->open();
}

void ImportDialog::writeTemplate(const QString& path) {
  showRefusal({});
  if (QFileInfo::exists(path)) {
    const desk::Subject standing{models::fromQt(path)};
    return showRefusal(m_session.sentence(desk::DeskError(desk::Refusal::FileExists, standing)));
  }
  const std::string list = words::emptyRoster(m_translator.language());
  QSaveFile file(path);
  const auto size = static_cast<qint64>(list.size());
  const bool isWritten =
      file.open(QIODevice::WriteOnly) && file.write(list.data(), size) == size && file.commit();
  if (!isWritten) return showRefusal(m_translator(Phrase::CannotWrite).arg(path, file.errorString()));
  Preferences::setListFolder(QFileInfo(path).absolutePath());
  setIntroduction(m_translator(Phrase::TemplateWritten).arg(path));
}

void ImportDialog::read(const QString& path) {
  showRefusal({});
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return showRefusal(m_translator(Phrase::CannotRead).arg(path, file.errorString()));
  }
  // One byte more than is allowed, so that the reader sees that it is too much.
  m_list = file.read(static_cast<qint64>(desk::kMostRosterBytes) + 1);
  m_name = QFileInfo(path).fileName();
  m_kind = desk::kindOfList(m_list.toStdString(), models::fromQt(m_name));
  Preferences::setListFolder(QFileInfo(path).absolutePath());
  begin();
}

void ImportDialog::readPasted(const QString& text) {
  showRefusal({});
  m_kind = desk::kindOfList(models::fromQt(text), {});
  // Without headings the columns have numbers, and the person names them.
  QStringList headings;
  if (!isReport() && !hasHeadings(text)) {
    const auto columns = text.section(u'\n', 0, 0).count(u'\t') + 1;
    for (qsizetype column = 1; column <= columns; ++column) headings << QString::number(column);
  }
  m_list = (headings.isEmpty() ? text : headings.join(u'\t') + u'\n' + text).toUtf8();
  m_name = m_translator(Phrase::PastedRows);
  begin();
}

void ImportDialog::begin() {
  m_file->setText(m_name);
  m_decisions.clear();
  m_known.clear();
  m_matches.clear();
  m_playersOnly->setVisible(isReport());
  setFieldVisible(m_by, isReport());
  setFieldVisible(m_reason, isReport());
  clearChoices();
  const auto preview = look();
  if (!preview) return m_rows->setTable({}, {});
  if (hasHeaderFault(*preview)) askForColumns(preview->columns);
  showRows(*preview);
  moveFocus();
}

bool ImportDialog::isReport() const {
  return m_kind == desk::ListKind::Report;
}

desk::ReportScope ImportDialog::scope() const {
  return m_playersOnly->isChecked() ? desk::ReportScope::PlayersOnly : desk::ReportScope::Everything;
}

void ImportDialog::makeDecisions() {
  using desk::SameOrDifferent;
  for (const auto& [decision, name, key] :
       {std::tuple{SameOrDifferent::Same, Phrase::SamePerson, Qt::Key_S},
        std::tuple{SameOrDifferent::Different, Phrase::AnotherPerson, Qt::Key_D},
        std::tuple{SameOrDifferent::LeftOut, Phrase::LeaveRowOut, Qt::Key_X}}) {
    auto* action = new QAction(m_translator(name), m_rows);
    QList<QKeySequence> keys{QKeySequence(key)};
    if (decision == SameOrDifferent::LeftOut) keys << QKeySequence(Qt::Key_Delete);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setEnabled(false);
    connect(action, &QAction::triggered, this,
            models::guarded(m_session, [this, chosen = decision] { decide(chosen); }));
    m_rows->addAction(action);
    m_deciding.push_back(action);
  }
  m_rows->setContextMenuPolicy(Qt::ActionsContextMenu);
}

// The same key again takes the next of several who have the name, or the decision back.
void ImportDialog::decide(desk::SameOrDifferent decision) {
  const int line = m_rows->currentKey().toInt();
  const auto decided = m_decisions.find(line);
  const bool isAgain = decided != m_decisions.end() && decided->second.decision == decision;
  const auto match = m_matches.find(line);
  const std::size_t count = match == m_matches.end() ? 0 : match->second.candidates.size();
  if (decision == desk::SameOrDifferent::Same) {
    if (count == 0) return;
    const auto& candidates = match->second.candidates;
    std::size_t next = 0;
    if (isAgain) {
      const auto now = std::ranges::find(candidates, decided->second.player, &desk::Candidate::player);
      next = (static_cast<std::size_t>(now - candidates.begin()) + 1) % count;
    }
    m_decisions[line] = {line, decision, candidates[next].player};
  } else if (isAgain) {
    m_decisions.erase(line);
  } else {
    m_decisions[line] = {line, decision, {}};
  }
  showRefusal({});
  const auto preview = look();
  if (!preview) return;
  showRows(*preview);
  m_rows->setCurrentKey(line);
  m_rows->setFocus();
}

void ImportDialog::updateDecisions() {
  const int line = m_rows->currentKey().toInt();
  const auto match = m_matches.find(line);
  const bool isLike = match != m_matches.end() && !match->second.candidates.empty();
  const bool isRow = m_known.contains(line);
  m_deciding[0]->setEnabled(isLike);
  m_deciding[1]->setEnabled(isRow);
  m_deciding[2]->setEnabled(isRow);
}

std::optional<desk::ImportPreview> ImportDialog::look() {
  submitButton()->setEnabled(false);
  auto seen = askDesk();
  if (!seen) return seen;
  for (const desk::RosterRow& row : seen->rows) m_known[row.line] = row;
  for (const desk::RosterRow& row : seen->refused) m_known[row.line] = row;
  for (const desk::MatchedRow& match : seen->matches) m_matches[match.line] = match;
  return seen;
}

std::optional<desk::ImportPreview> ImportDialog::askDesk() {
  const std::string_view list(m_list.constData(), static_cast<std::size_t>(m_list.size()));
  if (isReport()) {
    auto report =
        m_session.asked(desk::ReportDesk(m_session.desk()).preview(m_event, list, scope(), decisions()));
    if (!report) return std::nullopt;
    m_rounds = report->rounds;
    return std::move(report->players);
  }
  if (isLate()) {
    return m_session.asked(
        desk::EntryDesk(m_session.desk()).previewLate(m_event, list, decisions(), chosenColumns()));
  }
  return m_session.asked(
      desk::EventDesk(m_session.desk()).previewImport(m_event, list, decisions(), chosenColumns()));
}

std::vector<desk::RowDecision> ImportDialog::decisions() const {
  std::vector<desk::RowDecision> list;
  for (const auto& [line, decision] : m_decisions) list.push_back(decision);
  return list;
}

void ImportDialog::lookAgain() {
  showRefusal({});
  const auto preview = look();
  if (!preview) return;
  followHeadings(preview->columns);
  showRows(*preview);
}

// What "Name" is depends on the other columns.
void ImportDialog::followHeadings(const std::vector<desk::RosterColumn>& columns) {
  for (std::size_t i = 0; i < std::min(m_choices.size(), columns.size()); ++i) {
    Choice& choice = m_choices[i];
    if (choice.box == nullptr || choice.box->currentData().toInt() != choice.byHeading) continue;
    choice.byHeading = byHeading(columns[i]);
    const QSignalBlocker quiet(choice.box);
    choice.box->setCurrentIndex(choice.box->findData(choice.byHeading));
  }
}

QComboBox* ImportDialog::columnChoice(int column) const {
  const auto index = static_cast<std::size_t>(column - 1);
  return index < m_choices.size() ? m_choices[index].box : nullptr;
}

std::vector<desk::ColumnChoice> ImportDialog::chosenColumns() const {
  std::vector<desk::ColumnChoice> columns;
  for (std::size_t i = 0; i < m_choices.size(); ++i) {
    if (m_choices[i].box == nullptr) continue;
    const int chosen = m_choices[i].box->currentData().toInt();
    if (chosen == kUndecided || chosen == m_choices[i].byHeading) continue;
    const auto field = chosen == kLeftOut ? std::nullopt : std::optional(desk::RosterField{chosen});
    columns.push_back({static_cast<int>(i) + 1, field});
  }
  return columns;
}

void ImportDialog::clearChoices() {
  m_choices.clear();
  m_columns->hide();
  delete m_columns->takeWidget();
}

void ImportDialog::askForColumns(const std::vector<desk::RosterColumn>& columns) {
  auto* body = new QWidget(m_columns);
  auto* form = new QFormLayout(body);
  form->setContentsMargins(0, 0, 0, 0);
  form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
  QWidget* before = m_template;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const desk::RosterColumn& column = columns[i];
    m_choices.push_back({nullptr, byHeading(column)});
    if (!isAsked(column)) continue;
    auto* choice = new QComboBox(body);
    choice->addItem(m_translator(Phrase::ColumnUndecided), kUndecided);
    choice->addItem(m_translator(Phrase::ColumnLeftOut), kLeftOut);
    for (const desk::RosterField field : desk::kRosterFields) {
      choice->addItem(toQt(words::fieldText(field, m_translator.language())), static_cast<int>(field));
    }
    choice->setCurrentIndex(choice->findData(byHeading(column)));
    const QString number = QString::number(i + 1);
    QString heading =
        column.heading.empty() ? m_translator(Phrase::ColumnNumber).arg(number) : toQt(column.heading);
    if (!column.sample.empty()) heading += QStringLiteral(" (%1 …)").arg(toQt(column.sample));
    auto* label = new QLabel(body);
    label->setTextFormat(Qt::PlainText);
    label->setText(heading);
    choice->setAccessibleName(heading);
    form->addRow(label, choice);
    QWidget::setTabOrder(before, choice);
    before = choice;
    connect(choice, &QComboBox::currentIndexChanged, this,
            models::guarded(m_session, [this] { lookAgain(); }));
    m_choices.back().box = choice;
  }
  m_columns->setWidget(body);
  constexpr int kTallest = 190;
  m_columns->setFixedHeight(std::min(kTallest, body->sizeHint().height() + 4));
  m_columns->show();
}

void ImportDialog::showRows(const desk::ImportPreview& preview) {
  const ImportRows rows(preview, m_decisions, m_known, m_translator);
  m_rows->setTable(rows.headings(), rows.rows());
  // What is wrong is looked at first, however long the list is; then what is to be decided.
  m_isAnyOpen = rows.firstOpen().has_value();
  if (!preview.faults.empty()) {
    m_rows->setCurrentKey(preview.faults.front().line);
  } else if (m_isAnyOpen) {
    m_rows->setCurrentKey(*rows.firstOpen());
  }
  sum(preview, rows);
  updateDecisions();
}

void ImportDialog::sum(const desk::ImportPreview& preview, const ImportRows& rows) {
  const bool isGood = preview.faults.empty();
  submitButton()->setEnabled(isGood);
  // Return in the list imports: it would press the button again that had the focus last.
  if (isGood) submitButton()->setDefault(true);
  std::set<int> refused;
  for (const desk::RowFault& fault : preview.faults) refused.insert(fault.line);
  const auto known = std::ranges::count(preview.matches, desk::RowMatch::Known, &desk::MatchedRow::match);
  const auto alike = rows.alike();
  const auto toLookAt = rows.toLookAt();
  if (isGood) {
    const QString told = m_translator(toLookAt == 0 ? Phrase::ImportReady : Phrase::ImportToLookAt)
                             .arg(std::ssize(preview.matches) - known - alike)
                             .arg(known)
                             .arg(alike)
                             .arg(preview.newSchools.size());
    setIntroduction(toLookAt == 0 ? told : told.arg(toLookAt));
  } else if (hasHeaderFault(preview)) {
    setIntroduction(m_translator(Phrase::ColumnsOpen));
  } else {
    setIntroduction(m_translator(Phrase::ImportRefused).arg(preview.faults.size()).arg(refused.size()));
  }
  QStringList notes;
  if (preview.encoding == desk::ListEncoding::Windows) {
    QString note = toQt(words::encodingNote(preview.sample, m_translator.language()));
    notes << note.replace(0, 1, note.at(0).toUpper());
  }
  if (isLate()) {
    notes << m_translator(Phrase::LateNote)
                 .arg(contest::numberOf(contest::nextRoundNumber(*m_session.find(m_event))));
  }
  if (isReport() && scope() == desk::ReportScope::Everything) {
    notes << m_translator(Phrase::ReportRounds).arg(m_rounds);
  }
  if (m_isAnyOpen || !preview.faults.empty()) notes << m_translator(Phrase::DecideByKey);
  m_note->setText(notes.join(QLatin1Char('\n')));
  m_note->setVisible(!notes.isEmpty());
}

// To what comes next: the first column to be named, the faults, or the import.
void ImportDialog::moveFocus() {
  for (const Choice& choice : m_choices) {
    const bool isOpen = choice.box != nullptr && choice.box->currentData().toInt() == kUndecided;
    if (isOpen) return choice.box->setFocus();
  }
  // Return in the list imports as well; a row that waits for a decision is not passed over.
  if (submitButton()->isEnabled() && !m_isAnyOpen) return submitButton()->setFocus();
  m_rows->setFocus();
}

bool ImportDialog::submit() {
  using Done = Expected<desk::ImportDone, desk::DeskError>;
  const std::string name = models::fromQt(m_name);
  const bool isStorable = !desk::faultIn(name, desk::kMostRemarkLetters);
  desk::Author author = m_session.author({}, isStorable ? toQt(name) : QString());
  std::function<Done(desk::Desk&, const desk::Author&)> enter;
  if (isReport()) {
    author = m_session.author(m_by->text(), m_reason->text());
    enter = [event = m_event, list = m_list.toStdString(), scope = scope(), decided = decisions()](
                desk::Desk& desk, const desk::Author& by) -> Done {
      const auto taken = desk::ReportDesk(desk).takeOver(event, list, scope, by, decided);
      if (!taken) return Unexpected<desk::DeskError>(taken.error());
      return taken->players;
    };
  } else if (isLate()) {
    enter = [event = m_event, list = m_list.toStdString(), decided = decisions(), columns = chosenColumns()](
                desk::Desk& desk, const desk::Author& by) {
      return desk::EntryDesk(desk).enterLate(event, list, by, decided, columns);
    };
  } else {
    enter = [event = m_event, list = m_list.toStdString(), decided = decisions(), columns = chosenColumns()](
                desk::Desk& desk, const desk::Author& by) {
      return desk::EventDesk(desk).importPlayers(event, list, by, decided, columns);
    };
  }
  submitButton()->setEnabled(false);
  makeBeside<desk::ImportDone>(m_session, m_translator,
                               {Phrase::EnteringPlayers, m_event, std::move(enter),
                                [this](const std::optional<desk::ImportDone>& done) { finish(done); }},
                               author, this);
  return false;
}

void ImportDialog::finish(const std::optional<desk::ImportDone>& done) {
  submitButton()->setEnabled(true);
  if (!done) return goToFault(focusWidget());
  QDialog::accept();
  Q_EMIT imported(done->players);
}

}  // namespace damath::views
