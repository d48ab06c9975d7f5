// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_page.hpp"

#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <algorithm>
#include <array>

#include "app/desk/change/change.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/review/cell_ruling.hpp"
#include "app/window/review/habit_line.hpp"
#include "app/window/review/review_actions.hpp"
#include "app/window/review/review_board.hpp"
#include "app/window/review/review_keys.hpp"
#include "app/window/review/review_table.hpp"
#include "app/window/review/ruling_line.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/habit_questions.hpp"

namespace damath::window {

using desk::SheetStage;
using Decision = sheet::HabitDecision;
using words::Phrase;

namespace {

constexpr auto kCancels = NoticeBar::Role::Cancel;

bool isOfLines(const ReviewCell& cell) {
  return cell.keyedOtherwise && cell.keyedOtherwise->line == 0;
}

}  // namespace

ReviewPage::ReviewPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_lines(m_translator),
      m_notice(new NoticeBar(this)),
      m_keys(new QLabel(this)),
      m_habit(new HabitLine(m_translator, this)),
      m_both(new QSplitter(Qt::Horizontal, this)),
      m_table(new ReviewTable(m_lines, m_translator, this)),
      m_board(new ReviewBoard(m_translator, this)),
      m_ruling(new RulingLine(m_translator, this)),
      m_actions(new ReviewActions(m_session, m_translator, *m_ruling, this)) {
  addBack();
  setFirst(m_table);
  addButtons({Command::AcceptSheet, Command::EnterAgain, Command::MarkChecked, Command::SignOff});
  addBody(m_notice, 0);
  makeBody();
  connectParts();
  serveCommands();
}

void ReviewPage::makeBody() {
  m_board->hide();
  m_both->setObjectName(QStringLiteral("review"));
  m_both->addWidget(m_table);
  m_both->addWidget(m_board);
  m_both->setStretchFactor(0, 3);
  m_both->setStretchFactor(1, 1);
  m_both->setChildrenCollapsible(false);
  m_both->setHandleWidth(12);
  m_both->setSizes({3000, 1000});
  addBody(m_both);
  addBody(m_habit, 0);
  m_keys->setWordWrap(true);
  m_keys->setForegroundRole(QPalette::PlaceholderText);
  addBody(m_keys, 0);
  addBody(m_ruling, 0);
  addMenu(m_table, {Command::TakeCorrection, Command::KeepWritten, Command::CorrectCell, Command::ShowTurn,
                    Command::OpenSheet});
}

void ReviewPage::connectParts() {
  on(m_table, &ReviewTable::boardAsked, [this] { run(Command::ShowTurn); });
  on(m_table, &ReviewTable::cursorMoved, [this] {
    leaveAsked();
    m_keys->setText(keysAt(m_lines, m_table->currentIndex(), m_translator));
    showBoard();
  });
  connect(m_actions, &ReviewActions::said, this, &Page::said);
  // After an action, another button replaces the pressed one. The focus moves to the table, so that a second
  // key press does not press the new button.
  connect(m_actions, &ReviewActions::said, m_table, qOverload<>(&QWidget::setFocus));
  on(m_ruling, &RulingLine::left, [this] { leavePending(); });
  // Selects the row of the cell whose ruling waits for a name and a reason.
  on(m_ruling, &RulingLine::entered, [this] {
    if (m_pending.isWaiting() && m_pending.about) highlight(*m_pending.about);
  });
  on(m_ruling, &RulingLine::named, [this] {
    m_table->setFocus();
    if (!m_pending.isWaiting()) return;
    make(std::exchange(m_pending.act, {}));
  });
  on(m_ruling, &RulingLine::valueTyped, [this](const QString& value) { typed(value); });
}

void ReviewPage::look(const Location& location) {
  if (location.event != this->location().event || location.sheet() != this->location().sheet()) {
    m_ruling->forgetReason();
    m_taken.clear();
    // For another scoresheet, the cursor starts at the row that nextRemark() finds first.
    m_table->setCurrentIndex({});
    m_walked.reset();
  }
  m_pending = {};
  m_ruling->hideValue();
  tell();
  m_view.reset();
  Page::look(location);
  const int differences = m_lines.differences();
  // If the second entry has more differences than at the last visit, the cursor moves to the first
  // difference. Otherwise the cursor stays, if it is on a row.
  if (differences > m_walked.value_or(differences)) {
    goToDifference();
  } else if (!m_table->currentIndex().isValid()) {
    goOn(ReviewLines::Direction::Forward);
  }
  m_table->setFocus();
  m_walked = differences;
}

void ReviewPage::refresh() {
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return;
  m_table->setAccessibleName(m_translator.plain(Phrase::ReviewPage));
  const QModelIndex cursor = m_table->currentIndex();
  const ReviewLines::RowPlace place = m_lines.placeOf(cursor);
  const int version = m_view ? m_view->stored.version : 0;
  const auto stageBefore = stage();
  m_view.reset();
  auto view = desk::SheetDesk(m_session.desk()).sheetInForce(shown->id, location().sheet());
  if (view) m_view = *std::move(view);
  // The chosen differences belong to the earlier version of the scoresheet, and to no ruling.
  const bool isOtherVersion = !m_view || m_view->stored.version != version;
  const bool hadTaken = !m_taken.isEmpty();
  isOtherVersion ? m_taken.clear() : m_taken.keep(desk::openDifferences(m_view->stored));
  // A pending decision is about the scoresheet that the user saw, so another version or stage ends it.
  if (m_pending.isOpen() && (isOtherVersion || stage() != stageBefore)) {
    dropPending();
    tell();
  }
  m_lines.show(m_view, shown->setup);
  giveTableRoom();
  if (cursor.isValid()) m_table->goToCell(m_lines.rowAt(place), cursor.column());
  m_board->setChipSet(shown->setup.set);
  showHead();
  const bool isSigned = m_view && *stage() == SheetStage::SignedOff;
  if (isSigned || m_isSigned) tell();
  m_isSigned = isSigned;
  if (hadTaken) tell();
  m_keys->setText(keysAt(m_lines, m_table->currentIndex(), m_translator));
  showBoard();
  // Lists again the steps that are missing before the approval. If none is missing now, clears the notice.
  if (m_isToBeSigned && !tellUnsettled()) tell();
  const bool isRuledOn = offers(Command::CorrectCell);
  m_keys->setVisible(isRuledOn);
  // Asks about no habit if the scoresheet is accepted. An answer would save a new version, which is not
  // accepted.
  const bool isEntered = m_view && *stage() == SheetStage::Entered;
  m_habit->ask(isEntered ? m_view : std::nullopt, shown->setup);
  m_ruling->offer(isRuledOn, m_session.hall().person());
  Q_EMIT offersChanged();
}

ReviewedSheet ReviewPage::reviewed() const {
  return {location().event, location().sheet(), *m_view};
}

std::optional<SheetStage> ReviewPage::stage() const {
  return m_view ? std::optional(desk::stageOf(m_view->stored)) : std::nullopt;
}

void ReviewPage::showHead() {
  const contest::Event& shown = *shownEvent();
  QStringList facts{reviewedNames(m_session.contest(), shown, location().sheet())};
  facts << (m_view ? reviewFacts(*m_view, shown, m_translator)
                   : QStringList(m_translator(Phrase::NoSheetToReview)));
  setHead(reviewTitle(location().sheet(), m_translator), facts.join(QStringLiteral(" · ")));
}

void ReviewPage::giveTableRoom() {
  if (m_board->isHidden()) return;
  m_both->refresh();  // gives the board its width again after the board was hidden
  giveRoom(*m_both, 0);
}

void ReviewPage::showBoard() {
  if (m_board->isHidden() || !m_view) return;
  const auto cell = m_lines.cellAt(m_table->currentIndex());
  const int line = cell && cell->line ? *cell->line : m_lines.lineAt(m_table->currentIndex().row());
  const board::Side side = cell && cell->side ? *cell->side : board::Side::Blue;
  m_board->showLine(m_view->report, line, side);
}

void ReviewPage::showTaken() {
  const auto taken = m_taken.among(desk::openDifferences(m_view->stored));
  tell(filledIn(m_translator(Phrase::TakenSecondEntry), takenText(taken, m_translator)),
       {{m_translator(Phrase::StoreTaken), guarded(m_session, [this] { storeTaken(); })},
        {m_translator(Phrase::LeaveTaken), [this] {
           m_taken.clear();
           tell();
         }}});
}

void ReviewPage::serveCommands() {
  const auto isOpen = [this] { return m_view && *stage() != SheetStage::SignedOff; };
  const auto isEntered = [this] { return m_view && *stage() == SheetStage::Entered; };
  const auto mayAccept = [this] { return m_habit->canAnswer(Decision::Accepted); };
  const auto mayDecline = [this] { return m_isExchangeTold || m_habit->canAnswer(Decision::Declined); };
  const auto hasRemarks = [this] {
    return m_view && m_lines.nextRemark(-1, ReviewLines::Direction::Forward) >= 0;
  };
  const auto going = [this](Location::Kind kind) {
    return [this, kind] { Q_EMIT goTo(locationOf(kind, location().event, location().sheet())); };
  };
  const auto showTurn = [this] {
    m_board->setVisible(m_board->isHidden());
    giveTableRoom();
    showBoard();
  };
  const auto accept = [this] {
    const db::StoredSheet& stored = m_view->stored;
    if (const auto unproven = desk::notProven(location().sheet(), m_view->report, stored))
      return tell(*unproven);
    m_actions->accept(reviewed(), m_lines.mistakes());
  };
  const auto signOff = [this] {
    // The user learns of missing steps before the dialog asks for a name.
    if (tellUnsettled()) return;
    tell();
    m_actions->signOff(reviewed());
  };
  serveEvent({{Command::OpenSheet, going(Location::Kind::Sheet)},
              {Command::EnterAgain, going(Location::Kind::Keying), isOpen},
              {Command::NextFinding, [this] { goOn(ReviewLines::Direction::Forward); }, hasRemarks},
              {Command::PreviousFinding, [this] { goOn(ReviewLines::Direction::Back); }, hasRemarks},
              {Command::NextAnyFinding, [this] { goOnThroughAll(); },
               [this] { return m_view && m_lines.nextMark({}).isValid(); }},
              {Command::ShowTurn, showTurn, [this] { return m_view.has_value(); }},
              {Command::TakeCorrection, [this] { takeCorrection(); }, isOpen},
              {Command::KeepWritten, [this] { keepWritten(); }, isOpen},
              {Command::CorrectCell, [this] { askValue(); }, isOpen},
              {Command::AcceptHabit,
               [this] { answerHabit(m_habit->subject(Decision::Accepted), Decision::Accepted); }, mayAccept},
              {Command::DeclineHabit, [this] { declineHabit(); }, mayDecline},
              {Command::AcceptSheet, accept, isEntered},
              {Command::MarkChecked, [this] { m_actions->lookOver(reviewed()); }, isOpen},
              {Command::SignOff, signOff, isOpen},
              {Command::ReopenResult, [this] { m_actions->reopen(reviewed()); },
               [=, this] { return isOpen() && !isEntered() && m_view->result; }}});
}

QString ReviewPage::whyNot(Command command) const {
  const bool isOfSigned = m_view && *stage() == SheetStage::SignedOff;
  using enum Command;
  constexpr std::array kChanges{ReopenResult, TakeCorrection, KeepWritten, CorrectCell, SignOff};
  const bool isChange = std::ranges::find(kChanges, command) != kChanges.end();
  if (!isOfSigned || !isChange) return {};
  return m_session.refusals().sentence(
      desk::refusedAt(desk::Refusal::SheetSignedOff, location().sheet()).value());
}

void ReviewPage::goOn(ReviewLines::Direction direction) {
  const QModelIndex current = m_table->currentIndex();
  const int next = m_lines.nextRemark(current.isValid() ? current.row() : -1, direction);
  next < 0 ? m_table->goToRow(0) : m_table->goToRow(next);
  m_table->setFocus();
}

void ReviewPage::goOnThroughAll() {
  const QModelIndex next = m_lines.nextMark(m_table->currentIndex());
  next.isValid() ? m_table->goToCell(next.row(), next.column()) : m_table->goToRow(0);
  m_table->setFocus();
}

void ReviewPage::highlight(const ReviewCell& cell) {
  const QModelIndex current = m_table->currentIndex();
  const auto here = m_lines.cellAt(current);
  const int row = m_lines.rowAbout(cell, current.isValid() ? current.row() : 0);
  if (row >= 0 && !(here && isSameCell(*here, cell))) m_table->goToRow(row);
}

void ReviewPage::goToDifference() {
  if (const int row = m_lines.firstDifference(); row >= 0) m_table->goToRow(row);
  m_table->setFocus();
}

void ReviewPage::tell(const desk::DeskError& error, std::vector<NoticeBar::Choice> choices) {
  if (error.refusal == desk::Refusal::ConfirmationAsked) return;
  tell(m_session.refusals().sentence(error), std::move(choices));
}

// A notice hides the question about a pending decision. So the notice ends the decision: Return must never
// decide a question that the user does not see.
void ReviewPage::tell(const QString& text, std::vector<NoticeBar::Choice> choices) {
  if (!text.isEmpty()) dropPending();
  showNotice(text, std::move(choices));
}

void ReviewPage::showNotice(const QString& text, std::vector<NoticeBar::Choice> choices) {
  m_isToBeSigned = m_isExchangeTold = false;
  // If `text` is empty, the notice bar shows what the page waits for (the name for a ruling, the value of a
  // cell, the saving of chosen cells), or else the notice on an approved scoresheet, if there is one.
  if (text.isEmpty() && m_pending.isOpen()) {
    const auto leave = guarded(m_session, [this] { leavePending(); });
    return m_notice->tell(m_pending.question(m_translator),
                          {{m_translator(Phrase::Cancel), leave, kCancels}});
  }
  if (text.isEmpty() && !m_taken.isEmpty()) return showTaken();
  if (text.isEmpty() && m_view && *stage() == SheetStage::SignedOff) {
    return m_notice->tell(
        m_translator(Phrase::SignedForGood),
        {{m_commands.name(Command::OpenSheet), guarded(m_session, [this] { run(Command::OpenSheet); })}});
  }
  m_notice->tell(text, std::move(choices));
}

bool ReviewPage::tellUnsettled() {
  if (!m_view) return false;
  const SignOffWants wants = signOffWants(reviewed(), *shownEvent(), m_translator);
  if (wants.text.isEmpty()) return false;
  std::vector<NoticeBar::Choice> choices;
  for (const Command command : wants.commands) {
    choices.push_back({m_commands.name(command), guarded(m_session, [this, command] {
                         if (command == Command::NextFinding) return goToDifference();
                         if (offers(command)) run(command);
                       })});
  }
  tell(wants.text, std::move(choices));
  m_isToBeSigned = true;
  return true;
}

void ReviewPage::withName(const std::optional<ReviewCell>& about, const QString& decision,
                          std::function<void()> act) {
  replacePending(about, decision);
  m_pending.about = about;
  m_pending.text = decision;
  m_pending.act = {};
  if (m_ruling->isNamed()) return make(act);
  m_pending.act = std::move(act);
  tell();
}

// Says that the decision is being saved, because the new audit of a long scoresheet may take seconds.
void ReviewPage::make(const std::function<void()>& act) {
  const QString saving = m_translator(Phrase::PendingSaves).arg(m_pending.text);
  showNotice(saving);
  layout()->activate();
  repaint();
  act();
  if (m_notice->text() == saving) tell();
}

// Another decision replaces the pending decision, and drops the reason that was typed for it.
void ReviewPage::replacePending(const std::optional<ReviewCell>& about, const QString& decision) {
  if (!m_pending.isOther(about, decision)) return;
  m_pending = {};
  m_ruling->forgetReason();
}

void ReviewPage::dropPending() {
  if (!m_pending.isOpen()) return;
  if (m_pending.isWaiting()) Q_EMIT said(m_translator(Phrase::PendingLeft).arg(m_pending.text));
  m_pending = {};
  m_ruling->forgetReason();
}

void ReviewPage::leavePending() {
  m_pending.act = {};
  m_pending.typed.reset();
  m_ruling->forgetProposed();
  m_ruling->hideValue();
  tell();
  m_table->setFocus();
}

void ReviewPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    if (m_pending.isWaiting()) return leavePending();
    if (m_notice->cancel()) return;
    if (m_notice->isVisible() && m_notice->choices().empty()) return tell();  // a second Esc leaves the page
  }
  Page::keyPressEvent(event);
}

bool ReviewPage::focusNextPrevChild(bool isNext) {
  std::vector<QWidget*> ring;
  if (m_pending.isOpen()) ring = m_ruling->fields();
  const std::vector<QWidget*> choices = m_notice->choices();
  ring.insert(ring.end(), choices.begin(), choices.end());
  const auto here = std::ranges::find(ring, focusWidget());
  const bool isAnswering = m_pending.isOpen() || m_isExchangeTold;
  if (!isAnswering || here == ring.end()) return Page::focusNextPrevChild(isNext);
  const std::size_t at = static_cast<std::size_t>(here - ring.begin());
  const std::size_t next = (isNext ? at + 1 : at + ring.size() - 1) % ring.size();
  ring[next]->setFocus(isNext ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

bool ReviewPage::leave() {
  dropPending();
  return true;
}

// Moving to another cell ends the typing of a value, because the user now means that cell. A ruling that
// waits for a name and a reason stays.
void ReviewPage::leaveAsked() {
  if (!m_pending.about || m_pending.isWaiting()) return;
  const auto cell = m_lines.cellAt(m_table->currentIndex());
  if (cell && isSameCell(*cell, *m_pending.about)) return;
  const bool isTyping = m_pending.typed.has_value();
  m_pending = {};
  m_ruling->forgetReason();
  if (isTyping) tell();
}

void ReviewPage::takeCorrection() {
  const auto cell = m_lines.cellAt(m_table->currentIndex());
  if (!cell || (!cell->isWrong && !cell->keyedOtherwise)) {
    return tell(m_translator(Phrase::NothingToRule));
  }
  if (cell->isWrong && cell->correct && !takesSecondEntry(m_lines, m_table->currentIndex())) {
    m_pending.typed.reset();
    replacePending(*cell, decisionText(*m_view, *cell, cell->correct, m_translator));
    // Proposes the sentence of the finding as the reason. The user sees it before it is saved.
    m_ruling->proposeReason(m_lines.sentenceAbout(*cell));
    return rule(*cell, cell->correct);
  }
  if (!cell->keyedOtherwise) return tellNoCorrection(*cell);
  m_taken.take(*cell->keyedOtherwise);
  showTaken();
}

// Explains a cell without a known correction. Exchanged columns are settled by the answer about this habit,
// not by a ruling: key A answers yes. Key K, and key A while another habit is asked about, show a notice.
void ReviewPage::tellNoCorrection(const ReviewCell& cell) {
  const std::vector<sheet::HabitOfColumn> asked = habitsAt(*m_view, cell);
  if (asked.empty()) return tell(m_translator(Phrase::NoCorrectionKnown));
  const bool isExchange = asked.front() == sheet::exchangedColumns();
  if (isExchange && asked != m_habit->subject(Decision::Accepted)) return tellExchange();
  if (isExchange) return answerHabit(asked, Decision::Accepted);
  tell(
      m_translator(Phrase::NoCorrectionButQuestion).arg(askedText(asked, shownEvent()->setup, m_translator)));
}

void ReviewPage::tellExchange() {
  tell(desk::refusedAt(desk::Refusal::KeepsExchange, location().sheet()).value(),
       {{m_translator(Phrase::AnswerNo), guarded(m_session, [this] { declineHabit(); })},
        {m_translator(Phrase::Cancel), [this] { leavePending(); }, kCancels}});
  m_isExchangeTold = true;
  Q_EMIT offersChanged();
  // The focus moves to the notice bar, so that letters do not start commands of the table.
  m_notice->choices().front()->setFocus(Qt::OtherFocusReason);
}

QString ReviewPage::faultText(const desk::DeskError& fault, const ReviewCell& cell) const {
  const bool isUndisputed = fault.refusal == desk::Refusal::NoSuchFinding && !cell.keyedOtherwise;
  return isUndisputed ? m_translator(Phrase::NothingToRule) : m_session.refusals().sentence(fault);
}

// Tells that first and second entry have different numbers of lines, and offers to type a new second entry.
void ReviewPage::tellLines() {
  const auto keyAgain = guarded(m_session, [this] { run(Command::EnterAgain); });
  tell(m_table->currentIndex().data().toString(), {{m_commands.name(Command::EnterAgain), keyAgain}});
}

void ReviewPage::keepWritten() {
  const auto cell = m_lines.cellAt(m_table->currentIndex());
  if (!cell) return tell(m_translator(Phrase::NothingToRule));
  if (isOfLines(*cell)) return tellLines();
  if (cell->keyedOtherwise) {
    m_taken.leave(*cell->keyedOtherwise);
  }
  if (const auto fault = faultOf(reviewed(), *shownEvent(), *cell, {})) {
    if (fault->refusal == desk::Refusal::KeepsExchange) return tellExchange();
    return tell(faultText(*fault, *cell));
  }
  m_pending.typed.reset();
  rule(*cell, {});
}

void ReviewPage::askValue() {
  const auto cell = m_lines.cellAt(m_table->currentIndex());
  if (!cell) return tell(m_translator(Phrase::NothingToRule));
  if (isOfLines(*cell)) return tellLines();
  // Before the user types a value, tests with an empty value if the cell can get a ruling at all.
  const auto fault = faultOf(reviewed(), *shownEvent(), *cell, std::string());
  if (fault && fault->refusal != desk::Refusal::RulingNoValue) return tell(faultText(*fault, *cell));
  m_pending.typed.reset();
  replacePending(cell, {});
  m_pending = {.about = cell, .text = {}, .typed = cell, .act = {}};
  tell();
  m_ruling->askValue(cellText(*cell, m_translator), toQt(cell->correct.value_or(std::string())));
}

void ReviewPage::typed(const QString& value) {
  if (!m_pending.typed) return;
  const ReviewCell cell = *m_pending.typed;
  if (const auto fault = faultOf(reviewed(), *shownEvent(), cell, fromQt(value)))
    return showNotice(faultText(*fault, cell));
  rule(cell, fromQt(value));
}

void ReviewPage::rule(const ReviewCell& cell, std::optional<std::string> value,
                      const std::vector<db::ConfirmationAnswer>& answers) {
  const QString decision = decisionText(*m_view, cell, value, m_translator);
  withName(cell, decision, [this, cell, value, answers, decision] {
    if (!m_view) return;
    // Another person may have ruled meanwhile, so that this ruling has another effect than the user read.
    if (decisionText(*m_view, cell, value, m_translator) != decision) return rule(cell, value, answers);
    std::vector<db::ConfirmationAnswer> given = answers;
    const auto done =
        m_actions->rule(reviewed(), {cell.line, cell.side, cell.cell, value, {}, {}, {}}, given);
    if (!done) {
      const desk::Question* question = done.error().question();
      if (question != nullptr && question->code == desk::ConfirmationReason::ResultDiffers)
        return tellDifference(*question, cell, value, std::move(given));
      if (done.error().refusal == desk::Refusal::ConfirmationAsked) return;
      // If the typed value is not allowed, its field stays open, so that the user can correct the value.
      return showNotice(m_session.refusals().sentence(done.error()));
    }
    // The typed reason was only for this ruling, also if the user canceled the ruling.
    m_pending = {};
    m_ruling->forgetReason();
    if (*done == ReviewActions::Done::No || !m_view) return leavePending();
    tell();
    if (const QString text = ruledText(*m_view, cell, m_translator); !text.isEmpty()) Q_EMIT said(text);
    // Keeps the cursor at the cell, although the ruling inserts and removes rows. Only F8 goes on to the next
    // finding: a second key press must not rule on a row that the user has not read.
    highlight(cell);
    m_table->setFocus();
  });
}

// Asks in the notice bar and not in a dialog, so that an accidental key press does not lose the typed text.
void ReviewPage::tellDifference(const desk::Question& question, const ReviewCell& cell,
                                const std::optional<std::string>& value,
                                std::vector<db::ConfirmationAnswer> answers) {
  const QString text = m_session.confirmations().textOf(location().event, question);
  answers.push_back(answerTo(question, text));
  showNotice(text, {{m_translator(Phrase::GoOnRuling),
                     guarded(m_session, [this, cell, value, answers] { rule(cell, value, answers); })},
                    {m_translator(Phrase::Cancel), [this] { leavePending(); }, kCancels}});
}

// Saves the answer about a habit in a new version of the scoresheet, with the name and the reason that the
// user typed below the scoresheet.
void ReviewPage::answerHabit(const std::vector<sheet::HabitOfColumn>& habits, sheet::HabitDecision decision) {
  if (!m_view || habits.empty()) return;
  const contest::EventSetup& setup = shownEvent()->setup;
  const QString told = toQt(
      words::habitAnswer(habits, decision, m_translator.language(), setup.set.notationFrame(setup.ruleset)));
  withName({}, told, [this, habits, decision, told, version = m_view->stored.version] {
    if (!m_view || m_view->stored.version != version) return;
    const int line = m_lines.lineAt(m_table->currentIndex().row());
    const auto done = m_actions->answerHabit(reviewed(), habits, decision);
    if (!done) return tell(done.error());
    m_pending = {};
    m_ruling->forgetReason();
    tell();
    if (*done == ReviewActions::Done::Yes) {
      m_table->goToRow(m_lines.rowOfLine(line));
      Q_EMIT said(told);
    }
    m_table->setFocus();
  });
}

void ReviewPage::declineHabit() {
  const std::vector exchange{sheet::exchangedColumns()};
  answerHabit(m_isExchangeTold ? exchange : m_habit->subject(Decision::Declined), Decision::Declined);
}

// Saves a new version with the cells in which the user chose the value of the second entry. In these cells,
// the first entry had a typing error.
void ReviewPage::storeTaken() {
  if (!m_view) return;
  const auto taken = m_taken.among(desk::openDifferences(m_view->stored));
  const QString decision = m_translator(Phrase::PendingTaken).arg(takenText(taken, m_translator));
  withName({}, decision, [this, taken] {
    if (!m_view) return;
    const auto said = m_actions->storeTaken(reviewed(), taken);
    if (!said) return tell(said.error());
    m_taken.clear();
    m_pending = {};
    m_ruling->forgetReason();
    tell();
    if (!said->isEmpty()) Q_EMIT this->said(*said);
  });
}

}  // namespace damath::window
