// SPDX-License-Identifier: GPL-3.0-or-later
// One scoresheet before the panel: as written beside as it is right, what is found and what was keyed
// otherwise between the lines, each settled by a key under a name and a reason that are typed once; then it
// is accepted, looked over and signed off. (Rulebook T6)
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "app/desk/sheets/review_desk.hpp"
#include "app/models/sheet/habit_question.hpp"
#include "app/models/sheet/review_lines.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/parts/notice_bar.hpp"
#include "app/views/review/review_head.hpp"

class QLabel;
class QSplitter;

namespace damath::views {

class HabitLine;
class ReviewActions;
class ReviewBoard;
class ReviewTable;
class RulingLine;

class ReviewPage : public Page {
  Q_OBJECT

 public:
  explicit ReviewPage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  // Says which decision was not made for want of a name or a reason.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] QString whyNot(Command command) const override;

 private:
  void refresh() override;
  // Escape cancels what the notice bar asks before it leaves the page.
  void keyPressEvent(QKeyEvent* event) override;
  // While a decision waits, Tab goes round its fields and the buttons of the notice bar.
  bool focusNextPrevChild(bool isNext) override;

  void makeBody();
  void connectParts();
  void serveCommands();
  void showHead();
  void giveTableRoom();
  void showBoard();
  void showTaken();
  [[nodiscard]] std::optional<desk::SheetStage> stage() const;
  // The sheet on show, as it is now. Promise: there is one.
  [[nodiscard]] ReviewedSheet reviewed() const;

  void goOn(models::ReviewLines::Direction direction);
  // Through the cells that carry a mistake on too.
  void goOnThroughAll();
  // Leaves the cursor on what was ruled on.
  void stayOn(const models::ReviewCell& cell);
  // Moves the cursor to the row of words about the cell, if it is elsewhere.
  void highlight(const models::ReviewCell& cell);
  // The first that nobody has settled.
  void goToDifference();
  void takeCorrection();
  // Says what to do about a cell for which the audit has no correction.
  void tellNoCorrection(const models::ReviewCell& cell);
  // Says that no ruling keeps exchanged columns, and offers the answer that does.
  void tellExchange();
  void tellFault(const desk::DeskError& fault, const models::ReviewCell& cell);
  void tellLines();
  void keepWritten();
  void askValue();
  void typed(const QString& value);
  void rule(const models::ReviewCell& cell, std::optional<std::string> value,
            const std::vector<db::ConfirmationAnswer>& answers = {});
  // That result and scoresheet will differ by the ruling; it is made once that is answered.
  void tellDifference(const desk::Question& question, const models::ReviewCell& cell,
                      const std::optional<std::string>& value, std::vector<db::ConfirmationAnswer> answers);
  // Does it once name and reason are there. Until then `decision` is told, and it waits: only an answer,
  // Escape or another decision ends that.
  void withName(const std::optional<models::ReviewCell>& about, const QString& decision,
                std::function<void()> act);
  void replacePending(const std::optional<models::ReviewCell>& about);
  void leavePending();
  // Stops asking for a value if the cursor is on another cell.
  void leaveAsked();
  void storeTaken();
  void answerHabit(const std::vector<sheet::HabitOfColumn>& habits, sheet::HabitDecision decision);
  // Answers with no: the exchange of columns that the bar tells of, or else the open question.
  void declineHabit();
  // In the notice bar; nothing where the person cancelled the question.
  void tell(const desk::DeskError& error, std::vector<NoticeBar::Choice> choices = {});
  void tell(const QString& text = {}, std::vector<NoticeBar::Choice> choices = {});
  // Shows all that is wanted before the signature, each with the command that does it; whether there is any.
  bool tellUnsettled();

  models::ReviewLines m_lines;
  std::optional<desk::SheetView> m_view;
  // Cells that are to be as they were keyed again: line, side, cell.
  std::set<std::tuple<int, board::Side, sheet::Cell>> m_taken;
  std::optional<models::ReviewCell> m_typed;   // the cell that a value is asked for
  std::function<void()> m_waiting;             // for name and reason
  QString m_decision;                          // what waits, in words
  std::optional<models::ReviewCell> m_asking;  // the cell that a name, a reason or a value is asked for
  NoticeBar* m_notice;
  std::optional<int> m_walked;  // differences there were when the sheet was looked at last
  bool m_isSigned = false;
  bool m_isToBeSigned = false;    // and the notice says what is wanted before
  bool m_isExchangeTold = false;  // the notice offers an answer about exchanged columns
  QLabel* m_keys;
  HabitLine* m_habit;
  QSplitter* m_both;
  ReviewTable* m_table;
  ReviewBoard* m_board;
  RulingLine* m_ruling;
  ReviewActions* m_actions;
};

}  // namespace damath::views
