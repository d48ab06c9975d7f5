// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_queue_page.hpp"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "app/desk/events/review_queue.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/dialogs/violation_dialog.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/review/queue_rows.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/translator.hpp"
#include "app/words/findings/violation_words.hpp"
#include "app/words/texts/review_queue_words.hpp"
#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr FactRow<desk::SheetNeed, Phrase> kCounts[] = {
    {desk::SheetNeed::Settling, Phrase::CountSettling},
    {desk::SheetNeed::NotFollowed, Phrase::NotFollowedCount},
    {desk::SheetNeed::Accepting, Phrase::CountAccepting},
    {desk::SheetNeed::Typing, Phrase::CountTyping},
    {desk::SheetNeed::Review, Phrase::CountReview},
    {desk::SheetNeed::Signature, Phrase::CountSignature},
    {desk::SheetNeed::Nothing, Phrase::CountSigned}};
static_assert(coversEvery(kCounts));

}  // namespace

ReviewQueuePage::ReviewQueuePage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_notice(new NoticeBar(this)),
      m_search(new QLineEdit(this)),
      m_onlyOpen(new QCheckBox(this)),
      m_sheets(new ListTable(this)),
      m_title(new QLabel(this)),
      m_violations(new ListTable(this)) {
  addButtons({Command::OpenReview, Command::OpenSheet, Command::LogViolation});
  addBody(m_notice, 0);
  auto* finding = inRow({{m_search, 1}, m_onlyOpen});
  addBody(finding);
  makeBody();
  setFirst(m_sheets);
  m_search->setClearButtonEnabled(true);
  connect(m_search, &QLineEdit::textChanged, this, &ReviewQueuePage::search);
  // The check box and the menu command switch the same setting.
  connect(m_onlyOpen, &QCheckBox::clicked, m_commands.action(Command::OutstandingOnly), &QAction::trigger);
  connect(m_sheets, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  connect(m_violations, &ListTable::currentKeyChanged, this, &Page::offersChanged);
  on(m_sheets, &ListTable::opened, [this](const QVariant&) {
    const desk::QueuedSheet* sheet = current();
    if (sheet == nullptr) return;
    const Command command = sheet->stage ? Command::OpenReview : Command::OpenSheet;
    if (offers(command)) run(command);
  });
  on(m_violations, &ListTable::opened, [this](const QVariant&) {
    if (offers(Command::ConfirmDisqualification)) run(Command::ConfirmDisqualification);
  });
  serveCommands();
}

void ReviewQueuePage::makeBody() {
  m_sheets->setStretching({1, 2});
  m_sheets->setWrapping();
  m_sheets->setLeastRows(kLeastPageRows);
  // The state of a scoresheet is never cut off. Reviewers and result may be hidden, because the scoresheet's
  // page shows them too.
  m_sheets->setSpared({std::vector{6}, std::vector{5}});
  addMenu(m_sheets, {Command::OpenReview, Command::OpenSheet, Command::AnalyseGame});
  m_violations->setStretching({3});
  addMenu(m_violations, {Command::ConfirmDisqualification, Command::LogViolation});
  m_title->setFont(inBold(m_title->font()));
  auto* log = new QWidget(this);
  arrange(*flush<QVBoxLayout>(log, 6), {m_title, {m_violations, 1}});
  auto* both = splitOf(Qt::Vertical, m_sheets, log, {400, 120}, this);
  both->setObjectName(QStringLiteral("reviews"));
  both->setStretchFactor(0, 4);
  both->setStretchFactor(1, 1);
  both->setHandleWidth(10);
  addBody(both);
}

void ReviewQueuePage::refresh() {
  m_sheets->setAccessibleName(m_translator.plain(Phrase::ReviewsPage));
  m_violations->setAccessibleName(m_translator.plain(Phrase::Violations));
  m_search->setPlaceholderText(m_translator(Phrase::SearchSheets));
  m_search->setAccessibleName(m_translator.plain(Phrase::SearchSheets));
  m_onlyOpen->setText(m_translator(Phrase::OutstandingOnly));
  m_onlyOpen->setChecked(m_commands.action(Command::OutstandingOnly)->isChecked());
  m_queue = std::make_shared<const std::vector<desk::QueuedSheet>>();
  m_logged.clear();
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_sheets->setTable({}, {});
  if (const auto status = m_session.status(shown->id)) {
    if (auto queue = m_session.refusals().asked(desk::reviewQueue(m_session.desk(), *status)))
      m_queue = std::make_shared<const std::vector<desk::QueuedSheet>>(*std::move(queue));
  }
  if (auto logged = m_session.refusals().asked(desk::ViolationDesk(m_session.desk()).violations(shown->id))) {
    m_logged = *std::move(logged);
  }
  setHead(QStringLiteral("%1 — %2").arg(m_translator.plain(Phrase::ReviewsPage), toQt(shown->setup.name)),
          factsText());
  showSheets();
  showViolations();
}

QString ReviewQueuePage::factsText() const {
  // Two counts of missing scoresheets: those of games, which other pages also show, and those of played
  // rematches.
  int rematches = 0;
  std::map<desk::SheetNeed, int> counts;
  for (const desk::QueuedSheet& sheet : *m_queue) {
    const bool isOfRematch = std::holds_alternative<desk::RematchOf>(sheet.at);
    if (sheet.isRematchDue) continue;
    ++(isOfRematch && sheet.need == desk::SheetNeed::Typing ? rematches : counts[sheet.need]);
  }
  QStringList parts;
  for (const auto& [need, phrase] : kCounts) {
    if (counts[need] > 0) parts << m_translator(phrase).arg(counts[need]);
    if (need == desk::SheetNeed::Typing && rematches > 0) {
      parts << m_translator(Phrase::CountRematches).arg(rematches);
    }
  }
  return toQt(words::asSentence(fromQt(parts.join(QStringLiteral(" · ")))));
}

void ReviewQueuePage::showSheets() {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return;
  std::set<contest::GameId> drafts;
  if (const auto origin = desk::HistoryDesk(m_session.desk()).origin()) {
    drafts = gamesWithDraft(toQt(*origin), QFileInfo(m_session.path()).fileName());
  }
  const QueueRows rows(m_session.sharedContest(), *shown, m_translator, std::move(drafts));
  m_sheets->setLongTable(rows.headings(), rows.ofSheets(m_queue, m_onlyOpen->isChecked()));
  search();
}

void ReviewQueuePage::showViolations() {
  const QueueRows rows(m_session.sharedContest(), *shownEvent(), m_translator);
  m_title->setText(m_translator.plain(Phrase::Violations));
  m_violations->setPlaceholder(m_translator(Phrase::NoViolationsLogged));
  const bool isFirstLook = !m_violations->currentKey().isValid();
  m_violations->setTable(rows.violationHeadings(), rows.ofViolations(m_logged));
  // Selects the newest violation, in the last row, when the page is first shown.
  if (isFirstLook && !m_logged.empty()) m_violations->setCurrentKey(static_cast<int>(m_logged.size()) - 1);
}

void ReviewQueuePage::search() {
  m_sheets->setFilter(m_search->text());
  m_sheets->setPlaceholder(
      m_translator(m_queue->empty() ? Phrase::NoSheetsToReview : Phrase::AllSheetsSigned),
      m_translator(Phrase::NoSheetMatches).arg(m_search->text().trimmed()));
  Q_EMIT offersChanged();
}

const desk::QueuedSheet* ReviewQueuePage::current() const {
  const QVariant key = m_sheets->currentKey();
  const contest::Event* shown = shownEvent();
  if (shown == nullptr || !key.isValid()) return nullptr;
  const QueueRows rows(m_session.sharedContest(), *shown, m_translator);
  const auto found =
      std::ranges::find_if(*m_queue, [&](const desk::QueuedSheet& each) { return rows.keyOf(each) == key; });
  return found == m_queue->end() ? nullptr : &*found;
}

const desk::ViolationLogged* ReviewQueuePage::currentViolation() const {
  const QVariant key = m_violations->currentKey();
  const bool isKnown = key.isValid() && static_cast<std::size_t>(key.toInt()) < m_logged.size();
  return isKnown ? &m_logged[static_cast<std::size_t>(key.toInt())] : nullptr;
}

void ReviewQueuePage::serveCommands() {
  const auto hasSheet = [this] { return current() != nullptr && current()->stage; };
  const auto isUnsigned = [=, this] {
    return hasSheet() && *current()->stage != desk::SheetStage::SignedOff;
  };
  const auto opening = [this](Location::Kind kind) { return [this, kind] { open(kind); }; };
  // Opens the review page, which shows the whole scoresheet, and runs there a command that the user gave in
  // this list.
  const auto doneThere = [this](Command command) {
    return [this, command] {
      open(Location::Kind::Review);
      if (!isVisible()) m_commands.action(command)->trigger();
    };
  };
  const auto showOutstanding = [this] {
    m_onlyOpen->setChecked(m_commands.action(Command::OutstandingOnly)->isChecked());
    showSheets();
  };
  serveEvent(
      {{Command::OpenReview, opening(Location::Kind::Review), hasSheet},
       {Command::AnalyseGame, opening(Location::Kind::Analysis), hasSheet},
       {Command::OpenSheet, opening(Location::Kind::Sheet), [this] { return current() != nullptr; }},
       {Command::EnterAgain, opening(Location::Kind::Keying), isUnsigned},
       {Command::MarkChecked, doneThere(Command::MarkChecked), isUnsigned},
       {Command::SignOff, doneThere(Command::SignOff), isUnsigned},
       {Command::Filter, leadingTo(m_search)},
       {Command::OutstandingOnly, showOutstanding},
       {Command::LogViolation, [this] { logViolation(); }, [this] { return !shownEvent()->entries.empty(); }},
       {Command::ConfirmDisqualification, [this] { disqualify(*currentViolation()); },
        [this] { return currentViolation() != nullptr && currentViolation()->ending; }}});
}

QString ReviewQueuePage::whyNot(Command command) const {
  const bool isOfSheet = command == Command::OpenReview || command == Command::EnterAgain ||
                         command == Command::MarkChecked || command == Command::SignOff;
  const bool isMissing = current() != nullptr && !current()->stage;
  return isOfSheet && isMissing ? m_translator(Phrase::NoSheetToReview) : QString();
}

void ReviewQueuePage::open(Location::Kind kind) {
  Location there = locationOf(kind, location().event, current()->at);
  there.isRematchDue = current()->isRematchDue;
  Q_EMIT goTo(there);
}

void ReviewQueuePage::logViolation() {
  const desk::QueuedSheet* sheet = current();
  const auto* place = sheet == nullptr ? nullptr : std::get_if<desk::Place>(&sheet->at);
  auto* dialog = new ViolationDialog(m_session, m_translator, *shownEvent(),
                                     place == nullptr ? std::nullopt : std::optional(*place), this);
  connect(dialog, &ViolationDialog::logged, this, &ReviewQueuePage::tellLogged);
  dialog->open();
}

// Tells that a violation was recorded. After too many violations, the arbiter decides; the program enters no
// disqualification by itself.
void ReviewQueuePage::tellLogged(const desk::ViolationLogged& logged) {
  const QString name = entryName(m_session.contest(), *shownEvent(), logged.violation.entry);
  Q_EMIT said(m_translator(Phrase::ViolationLogged).arg(name).arg(logged.count));
  // Selects the newest violation, which is in the last row.
  m_violations->setCurrentKey(static_cast<int>(m_logged.size()) - 1);
  if (!logged.ending) return m_notice->tell({}, {});
  m_notice->tell(filledIn(m_translator(Phrase::ViolationDecides), name, logged.count),
                 {{m_translator(Phrase::ConfirmDisqualification), [this, logged] { disqualify(logged); }},
                  {m_translator(Phrase::LeaveAsItIs), [this] { m_notice->tell({}, {}); }}});
}

void ReviewQueuePage::disqualify(const desk::ViolationLogged& logged) {
  const contest::Event* shown = shownEvent();
  const contest::Game* game =
      shown == nullptr || !logged.ending ? nullptr : shown->find(*logged.violation.game);
  if (game == nullptr) return m_notice->tell({}, {});
  auto* dialog = new ResultDialog(m_session, m_translator, *shown, {game->round, game->board}, this);
  dialog->fields().ending->setCurrentIndex(static_cast<int>(*logged.ending));
  connect(dialog, &ResultDialog::stored, this, [this](const QString& what, int) {
    m_notice->tell({}, {});
    m_sheets->setFocus();
    Q_EMIT said(what);
  });
  dialog->open();
}

}  // namespace damath::window
