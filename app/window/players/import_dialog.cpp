// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/import_dialog.hpp"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>
#include <set>
#include <tuple>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/roster/list_kind.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "app/window/dialogs/change_beside.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/players/column_choices.hpp"
#include "app/window/players/import_notes.hpp"
#include "app/window/players/import_rows.hpp"
#include "app/window/players/pasted_rows.hpp"
#include "app/window/players/remembered_columns.hpp"
#include "app/window/players/school_of_rest.hpp"
#include "app/window/players/sheet_choice.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/list_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

bool hasHeaderFault(const desk::ImportPreview& preview) {
  return std::ranges::any_of(preview.faults, desk::isOfColumns);
}

// True if a column for the school is the only thing that the list lacks.
bool lacksOnlySchool(const desk::ImportPreview& preview) {
  const std::vector<desk::RosterField> school{desk::RosterField::School};
  return preview.faults.size() == 1 && preview.faults.front().fields == school;
}

}  // namespace

ImportDialog::ImportDialog(Session& session, const Translator& translator, contest::EventId event,
                           QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event),
      m_playersOnly(new QCheckBox(translator(Phrase::PlayersOnly), this)),
      m_part(new NoticeBar(this)),
      m_choose(new QPushButton(translator(Phrase::ChooseList), this)),
      m_template(new QPushButton(translator(Phrase::WriteTemplate), this)),
      m_file(wrappedLabel(this)),
      m_sheets(new SheetChoice(translator, this)),
      m_columns(new ColumnChoices(translator, this)),
      m_school(new SchoolOfRest(translator, this)),
      m_note(wrappedLabel(this)),
      m_rows(new ListTable(this)) {
  const contest::Event* shown = m_session.find(m_event);
  const QString title = m_translator.plain(Phrase::ImportPlayers);
  setWindowTitle(shown == nullptr ? title : QStringLiteral("%1 – %2").arg(title, toQt(shown->setup.name)));
  setSubmitText(Phrase::Import);
  setIntroduction(m_translator(Phrase::ImportIntroduction));
  m_note->hide();
  m_rows->setAccessibleName(m_translator.plain(Phrase::Players));
  m_rows->setPlaceholder(m_translator(Phrase::NoListYet));
  m_rows->setStretching({2, 5});
  m_rows->setWrapping();
  m_rows->setLeastRows(5);
  m_rows->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_playersOnly->hide();
  auto* body = new QWidget(this);
  auto* column = flush<QVBoxLayout>(body);
  auto* file = inRow({m_choose, {m_file, 1}, m_template});
  arrange(*column, {file, m_sheets, m_columns, m_school, m_playersOnly, m_part, m_note, {m_rows, 1}});
  auto* deciding = new QHBoxLayout;
  column->addLayout(deciding);
  addWide(body);
  addAuthor();
  setAuthorVisible(false);
  makeDecisions();
  makeSchoolAnswer();
  for (const auto& [decision, action] : m_deciding) {
    auto* button = new QPushButton(action->text(), body);
    button->setAutoDefault(false);
    button->setEnabled(false);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    deciding->addWidget(button);
    m_decidingButtons.emplace_back(decision, button);
  }
  deciding->addWidget(m_knownSchoolButton);
  deciding->addStretch(1);
  on(m_sheets, &SheetChoice::chosen, [this](const QString& sheet) { readSheet(sheet); });
  on(m_columns, &ColumnChoices::changed, [this] {
    rememberColumns(m_shape, m_columns->chosen());
    m_isRemembered = false;
    lookAgain();
  });
  on(m_school, &SchoolOfRest::changed, [this] { lookAgain(); });
  on(m_playersOnly, &QCheckBox::toggled, [this] { lookAgain(); });
  connect(m_rows, &ListTable::currentKeyChanged, this, &ImportDialog::updateDecisions);
  connect(m_rows->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &ImportDialog::updateDecisions);
  on(m_choose, &QPushButton::clicked, [this] { chooseList(); });
  on(m_template, &QPushButton::clicked, [this] { chooseTemplate(); });
  submitButton()->setEnabled(false);
  setTabOrder(m_choose, m_template);
  setTabOrder(m_template, m_sheets->box());
  setTabOrder(m_sheets->box(), m_school->field());
  setTabOrder(m_school->field(), m_rows);
  setTabOrder(m_rows, submitButton());
  m_choose->setFocus();
  startWith(QSize(900, 560));
}

// Returns the folder of the list that was last read or written, or else the folder of the contest file.
QString ImportDialog::folder() const {
  const QString last = Preferences::listFolder();
  return last.isEmpty() ? QFileInfo(m_session.path()).absolutePath() : last;
}

bool ImportDialog::isLate() const {
  const contest::Event* event = m_session.find(m_event);
  return event != nullptr && contest::hasBegun(*event);
}

void ImportDialog::chooseList() {
  chooseFile({Phrase::ChooseList, folder(), Phrase::ListFiles}, m_session, m_translator, this,
             [this](const QString& path) { read(path); });
}

void ImportDialog::chooseTemplate() {
  chooseTarget({Phrase::WriteTemplate, folder(), Phrase::TemplateFiles},
               {QStringLiteral("csv"), FileTarget::Existing::Kept}, m_session, m_translator, this,
               [this](const QString& path) { writeTemplate(path); });
}

void ImportDialog::writeTemplate(const QString& path) {
  showRefusal({});
  if (QFileInfo::exists(path)) {
    const desk::Subject standing{fromQt(path)};
    return showRefusal(m_session.refusals().sentence(desk::DeskError(desk::Refusal::FileExists, standing)));
  }
  if (const auto fault = writeWhole(path, words::emptyRoster(m_translator.language()))) {
    return showRefusal(filledIn(m_translator(Phrase::CannotWrite), path, *fault));
  }
  Preferences::setListFolder(QFileInfo(path).absolutePath());
  setIntroduction(m_translator(Phrase::TemplateWritten).arg(path));
}

void ImportDialog::read(const QString& path) {
  showRefusal({});
  // Reads one byte more than a list may have, so that the reader of the list notices a list that is too long.
  auto bytes = readChosen(path, desk::kMostListBytes + 1, m_translator);
  if (!bytes) return showRefusal(m_translator(Phrase::CannotRead).arg(path, bytes.error()));
  auto list = desk::readListFile(*bytes);
  const bool isAsked = !list && list.error().reason == desk::WorkbookReason::SeveralSheets;
  if (!list && !isAsked) {
    const QString reason = toQt(words::message(list.error(), m_translator.language()));
    return showRefusal(m_translator(Phrase::CannotRead).arg(path, reason));
  }
  m_name = QFileInfo(path).fileName();
  Preferences::setListFolder(QFileInfo(path).absolutePath());
  m_sheets->clear();
  if (list) return take(*std::move(list));
  m_workbook = *std::move(bytes);
  askForSheet(list.error().sheets);
}

void ImportDialog::take(desk::ListFile list) {
  m_sheet = std::move(list.sheet);
  m_kind = m_sheet ? desk::ListKind::Players : desk::kindOfList(list.text, fromQt(m_name));
  m_list = QByteArray::fromStdString(list.text);
  m_isUnheaded = false;
  m_likely.clear();
  begin();
}

void ImportDialog::askForSheet(const std::vector<std::string>& sheets) {
  m_sheets->ask(sheets);
  m_file->setText(m_name);
  showNoList();
  m_sheets->box()->setFocus();
}

void ImportDialog::showNoList() {
  m_sheet.reset();
  m_list.clear();
  m_kind = desk::ListKind::Players;
  m_isUnheaded = false;
  m_likely.clear();
  m_remarks = {};
  m_open.reset();
  m_decisions.clear();
  m_schoolAnswers.clear();
  updateSchoolAnswer({});
  m_school->begin({});
  m_playersOnly->hide();
  setAuthorVisible(false);
  m_columns->clear();
  m_part->tell({}, {});
  m_note->clear();
  m_note->hide();
  m_rows->setTable({}, {});
  updateDecisions();
  submitButton()->setEnabled(false);
  setIntroduction(m_translator(Phrase::SheetsOpen));
}

void ImportDialog::readSheet(const QString& sheet) {
  showRefusal({});
  auto list = desk::readListFile(m_workbook, fromQt(sheet));
  if (list) return take(*std::move(list));
  // Otherwise, a choice of a column would offer the list of the sheet before, under the name of this sheet.
  showNoList();
  const QString reason = toQt(words::message(list.error(), m_translator.language()));
  showRefusal(m_translator(Phrase::CannotRead).arg(m_name, reason));
}

void ImportDialog::readPasted(const QString& text) {
  showRefusal({});
  m_sheets->clear();
  m_sheet.reset();
  m_kind = desk::kindOfList(fromQt(text), {});
  // The program recognizes the meaning of a column without a heading from its cells, or the user chooses it.
  const PastedRows rows = isReport() ? PastedRows{text} : pastedRows(text, m_translator);
  m_isUnheaded = rows.isUnheaded;
  m_likely = rows.likely;
  m_list = rows.list.toUtf8();
  m_name = m_translator(Phrase::PastedRows);
  begin();
}

void ImportDialog::begin() {
  m_file->setText(m_name);
  m_decisions.clear();
  m_extent = notation::TrfExtent::Whole;
  m_remarks = {};
  m_schoolAnswers.clear();
  updateSchoolAnswer({});
  m_isRemembered = false;
  m_playersOnly->setVisible(isReport());
  setAuthorVisible(isReport());
  m_columns->clear();
  m_school->begin(proposedSchool());
  auto preview = lookForSchools();
  if (!preview) return m_rows->setTable({}, {});
  m_shape = m_isUnheaded ? std::vector<QString>(preview->columns.size()) : shapeOf(preview->columns);
  if (isColumnAsked(*preview)) {
    m_columns->ask(preview->columns, m_template);
    proposeColumns(*preview);
    preview = lookForSchools();
    if (!preview) return m_rows->setTable({}, {});
    m_columns->followHeadings(preview->columns);
  }
  showRows(*preview);
  moveFocus();
}

std::optional<desk::ImportPreview> ImportDialog::lookForSchools() {
  auto preview = look();
  if (preview && m_school->follow(*preview)) preview = look();
  return preview;
}

void ImportDialog::proposeColumns(const desk::ImportPreview& preview) {
  const auto remembered = rememberedColumns(m_shape, preview.columns, m_likely);
  m_isRemembered = !remembered.empty();
  m_columns->propose(m_isRemembered ? remembered : m_likely);
}

// Returns the school that the line for rows without a school shows at first: within one school, the school of
// the contest, or of an earlier contest.
QString ImportDialog::proposedSchool() const {
  const contest::Contest& contest = m_session.contest();
  if (contest.head.level != contest::ContestLevel::School) return {};
  if (const auto usual = desk::usualSchool(contest)) return toQt(usual->name);
  return contest.players.empty() ? Preferences::ownSchool() : QString();
}

desk::SchoolChoices ImportDialog::schools() const {
  return {fromQt(m_school->text()), m_schoolAnswers.known()};
}

void ImportDialog::makeSchoolAnswer() {
  m_knownSchool = new QAction(m_translator(Phrase::UseKnownSchool), m_rows);
  m_knownSchool->setShortcut(QKeySequence(Qt::Key_K));
  m_knownSchool->setShortcutContext(Qt::WidgetShortcut);
  on(m_knownSchool, &QAction::triggered, [this] { answerSchool(); });
  m_rows->addAction(m_knownSchool);
  m_knownSchoolButton = new QPushButton(m_knownSchool->text(), this);
  m_knownSchoolButton->setAutoDefault(false);
  m_knownSchoolButton->hide();
  connect(m_knownSchoolButton, &QPushButton::clicked, m_knownSchool, &QAction::trigger);
}

// Takes the schools of the selected rows, in all rows that write them so, as the known schools that they
// resemble. Does the contrary if they are taken as known already.
void ImportDialog::answerSchool() {
  if (!m_schoolAnswers.isAny()) return;
  m_schoolAnswers.answer(selectedLines());
  showAnswer(m_rows->currentKey());
}

void ImportDialog::updateSchoolAnswer(const desk::ImportPreview& preview) {
  m_schoolAnswers.note(preview);
  m_knownSchool->setEnabled(m_schoolAnswers.isAny());
  m_knownSchoolButton->setVisible(m_schoolAnswers.isAny());
}

void ImportDialog::addSchoolNotes(QStringList& notes) const {
  if (m_isRemembered) notes << m_translator(Phrase::ColumnsRemembered);
  if (m_schoolAnswers.isAny()) notes << m_translator(Phrase::SchoolByKey);
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
    on(action, &QAction::triggered, [this, chosen = decision] { decide(chosen); });
    m_rows->addAction(action);
    m_deciding.emplace_back(decision, action);
  }
  m_rows->setContextMenuPolicy(Qt::ActionsContextMenu);
}

std::vector<int> ImportDialog::selectedLines() const {
  std::vector<int> lines;
  for (const QModelIndex& row : m_rows->selectionModel()->selectedRows())
    lines.push_back(row.data(TableModel::KeyRole).toInt());
  return lines;
}

// Stores the decision for all selected rows that allow it. If all these rows already have this decision,
// decides again: removes it, or for `Same` chooses the next person (RowDecisions::decide).
void ImportDialog::decide(desk::SameOrDifferent decision) {
  std::vector<int> lines = selectedLines();
  std::erase_if(lines, [&](int line) { return !m_decisions.allows(line, decision); });
  const QVariant current = m_rows->currentKey();
  if (lines.empty()) return sayNotAllowed(current.toInt(), decision);
  const auto isDecided = [&](int line) {
    const desk::RowDecision* decided = m_decisions.find(line);
    return decided != nullptr && decided->decision == decision;
  };
  if (!std::ranges::all_of(lines, isDecided)) std::erase_if(lines, isDecided);
  for (const int line : lines) m_decisions.decide(line, decision);
  showAnswer(current);
}

void ImportDialog::showAnswer(const QVariant& row) {
  showRefusal({});
  const auto preview = look();
  if (!preview) return;
  showRows(*preview);
  m_rows->setCurrentKey(row);
  m_rows->setFocus();
}

void ImportDialog::sayNotAllowed(int line, desk::SameOrDifferent decision) {
  if (!m_decisions.allows(line, desk::SameOrDifferent::LeftOut)) return;
  const Phrase why =
      decision == desk::SameOrDifferent::Same ? Phrase::RowLikeNobody : Phrase::RowToBeCorrected;
  showRefusal(m_translator(why).arg(line).arg(toQt(m_decisions.rowAt(line).name())));
}

void ImportDialog::updateDecisions() {
  const std::vector<int> lines = selectedLines();
  for (const auto& [decision, button] : m_decidingButtons) {
    button->setEnabled(std::ranges::any_of(
        lines, [&, which = decision](int line) { return m_decisions.allows(line, which); }));
  }
}

std::optional<desk::ImportPreview> ImportDialog::look() {
  submitButton()->setEnabled(false);
  auto seen = askDesk();
  if (!seen) return seen;
  // The program added the heading line of these rows, so an error must not quote it to the user.
  for (desk::RowFault& fault : seen->faults) {
    if (m_isUnheaded && fault.reason == desk::RowReason::NoHeader) fault.text.clear();
  }
  m_decisions.note(*seen);
  return seen;
}

std::optional<desk::ImportPreview> ImportDialog::askDesk() {
  const std::string_view list(m_list.constData(), static_cast<std::size_t>(m_list.size()));
  m_part->tell({}, {});
  if (isReport()) {
    auto outcome = desk::ReportDesk(m_session.desk())
                       .preview(m_event, list, scope(), m_decisions.all(), m_extent, schools());
    const bool isOfReport = !outcome && (outcome.error().refusal == desk::Refusal::ReportBroken ||
                                         outcome.error().refusal == desk::Refusal::ReportUnfit);
    auto report = m_session.refusals().asked(std::move(outcome));
    if (isOfReport) offerPart();
    if (!report) return std::nullopt;
    m_rounds = report->rounds;
    m_remarks = std::move(report->remarks);
    return std::move(report->players);
  }
  if (isLate()) {
    return m_session.refusals().asked(
        desk::EntryDesk(m_session.desk())
            .previewLate(m_event, list, m_decisions.all(), m_columns->chosen(), schools()));
  }
  return m_session.refusals().asked(
      desk::EventDesk(m_session.desk())
          .previewImport(m_event, list, m_decisions.all(), m_columns->chosen(), schools()));
}

void ImportDialog::offerPart() {
  const std::string_view list(m_list.constData(), static_cast<std::size_t>(m_list.size()));
  const desk::ReportDesk reports(m_session.desk());
  const auto isPossible = [&](desk::ReportScope scope, notation::TrfExtent extent) {
    return reports.preview(m_event, list, scope, m_decisions.all(), extent, schools()).has_value();
  };
  using enum notation::TrfExtent;
  std::vector<NoticeBar::Choice> choices;
  if (m_extent == Whole && isPossible(scope(), Readable)) {
    choices.push_back({m_translator(Phrase::ReadInPart), [this] {
                         m_extent = Readable;
                         lookAgain();
                       }});
  }
  if (!m_playersOnly->isChecked() && isPossible(desk::ReportScope::PlayersOnly, m_extent)) {
    choices.push_back({m_translator(Phrase::PlayersOnly), [this] { m_playersOnly->setChecked(true); }});
  }
  if (choices.empty()) return;
  m_part->tell(m_translator(Phrase::ReportPartAsked), std::move(choices));
  m_part->choices().front()->setFocus();
}

void ImportDialog::lookAgain() {
  showRefusal({});
  const auto preview = lookForSchools();
  if (!preview) return;
  m_columns->followHeadings(preview->columns);
  showRows(*preview);
}

QComboBox* ImportDialog::columnChoice(int column) const {
  return m_columns->choice(column);
}

QComboBox* ImportDialog::sheetChoice() const {
  return m_sheets->box();
}

void ImportDialog::showRows(const desk::ImportPreview& preview) {
  const ImportRows rows(preview, m_decisions, m_translator);
  m_rows->setTable(rows.headings(), rows.rows());
  // Selects the first row with an error. If there is none, selects the first row that needs a decision.
  m_open = rows.firstOpen();
  if (!preview.faults.empty()) {
    m_rows->setCurrentKey(preview.faults.front().line);
  } else if (m_open) {
    m_rows->setCurrentKey(*m_open);
  }
  updateSchoolAnswer(preview);
  // The legend of required fields appears and disappears with the school of the rest.
  setWanted(m_school->field());
  sum(preview, rows);
  updateDecisions();
  if (!isReport()) offerCompletions(preview);
}

void ImportDialog::sum(const desk::ImportPreview& preview, const ImportRows& rows) {
  const bool isGood = preview.faults.empty();
  submitButton()->setEnabled(isGood);
  // Return in the list of rows must start the import. Without this line, Return would press the last focused
  // button.
  if (isGood) submitButton()->setDefault(true);
  std::set<int> refused;
  for (const desk::RowFault& fault : preview.faults) refused.insert(fault.line);
  const auto known = std::ranges::count(preview.matches, desk::RowMatch::Known, &desk::MatchedRow::match);
  const auto alike = rows.alike();
  const auto toLookAt = rows.toLookAt();
  if (isGood) {
    const auto fresh = std::ssize(preview.matches) - known - alike;
    setIntroduction(filledIn(m_translator(toLookAt == 0 ? Phrase::ImportReady : Phrase::ImportToLookAt),
                             fresh, known, alike, preview.newSchools.size(), toLookAt));
  } else if (lacksOnlySchool(preview)) {
    setIntroduction(m_translator(Phrase::SchoolOfRestWanted));
  } else if (hasHeaderFault(preview)) {
    setIntroduction(m_translator(m_isUnheaded ? Phrase::PastedColumns : Phrase::ColumnsOpen));
  } else {
    setIntroduction(filledIn(m_translator(Phrase::ImportRefused), preview.faults.size(), refused.size()));
  }
  QStringList notes = listNotes(preview, m_sheet, m_translator);
  if (isLate()) notes << lateNote(*m_session.find(m_event), m_translator);
  if (isReport() && scope() == desk::ReportScope::Everything) {
    notes << m_translator(Phrase::ReportRounds).arg(m_rounds);
  }
  if (isReport()) notes << reportNotes(m_remarks, m_translator);
  const bool lacksSchool =
      std::ranges::count(preview.faults, desk::RowReason::MissingSchool, &desk::RowFault::reason) > 0;
  if (isReport() && lacksSchool) notes << m_translator(Phrase::ReportSchools);
  addSchoolNotes(notes);
  if (m_open || !preview.faults.empty()) notes << m_translator(Phrase::DecideByKey);
  m_note->setText(notes.join(QLatin1Char('\n')));
  m_note->setVisible(!notes.isEmpty());
}

// Moves the focus to the next thing to do: a column without a meaning, the school of the rows that have none,
// the list of rows, or the import button.
void ImportDialog::moveFocus() {
  if (QComboBox* open = m_columns->firstOpen()) return open->setFocus();
  if (!m_school->isHidden() && m_school->text().isEmpty()) return m_school->field()->setFocus();
  // The focus stays in the list while a row needs a decision, so that Return cannot skip that row.
  if (submitButton()->isEnabled() && !m_open) return submitButton()->setFocus();
  m_rows->setFocus();
}

bool ImportDialog::submit() {
  if (m_open) {
    m_rows->setCurrentKey(*m_open);
    m_rows->setFocus();
    // The message differs if the row may only repeat another row of the list, not an existing person.
    const bool isLikeKnown = m_decisions.allows(*m_open, desk::SameOrDifferent::Same);
    showRefusal(m_translator(isLikeKnown ? Phrase::RowWaits : Phrase::RowWaitsInList)
                    .arg(*m_open)
                    .arg(toQt(m_decisions.rowAt(*m_open).name())));
    return false;
  }
  using Done = desk::DeskResult<desk::ImportDone>;
  const std::string name = fromQt(m_name);
  const bool isStorable = !desk::faultIn(name, desk::kMostRemarkLetters);
  desk::Author author = m_session.author({}, isStorable ? toQt(name) : QString());
  std::function<Done(desk::Desk&, const desk::Author&)> enter;
  // The other thread sets the flag before it ends, and finish() reads it afterwards.
  const auto isUnplayable = std::make_shared<bool>(false);
  if (isReport()) {
    author = typedAuthor();
    enter = [event = m_event, list = m_list.toStdString(), scope = scope(), decided = m_decisions.all(),
             extent = m_extent, schools = schools(),
             isUnplayable](desk::Desk& desk, const desk::Author& by) -> Done {
      auto taken = desk::ReportDesk(desk).takeOver(event, list, scope, by, decided, extent, schools);
      *isUnplayable = !taken && taken.error().refusal == desk::Refusal::ReportUnplayable;
      return std::move(taken).map([](desk::ReportDone&& done) { return std::move(done.players); });
    };
  } else if (isLate()) {
    enter = [event = m_event, list = m_list.toStdString(), decided = m_decisions.all(),
             columns = m_columns->chosen(), schools = schools()](desk::Desk& desk, const desk::Author& by) {
      return desk::EntryDesk(desk).enterLate(event, list, by, decided, columns, schools);
    };
  } else {
    enter = [event = m_event, list = m_list.toStdString(), decided = m_decisions.all(),
             columns = m_columns->chosen(), schools = schools()](desk::Desk& desk, const desk::Author& by) {
      return desk::EventDesk(desk).importPlayers(event, list, by, decided, columns, schools);
    };
  }
  submitButton()->setEnabled(false);
  makeBeside<desk::ImportDone>(
      m_session, m_translator,
      {Phrase::EnteringPlayers, m_event, std::move(enter),
       [this, isUnplayable](const std::optional<desk::ImportDone>& done) { finish(done, *isUnplayable); }},
      author, this);
  return false;
}

void ImportDialog::finish(const std::optional<desk::ImportDone>& done, bool isUnplayable) {
  submitButton()->setEnabled(true);
  if (!done && isUnplayable) return offerPart();
  if (!done) return goToFault(focusWidget());
  if (!m_school->text().isEmpty() && m_session.contest().head.level == contest::ContestLevel::School) {
    Preferences::setOwnSchool(m_school->text());
  }
  QDialog::accept();
  Q_EMIT imported(done->players);
}

}  // namespace damath::window
