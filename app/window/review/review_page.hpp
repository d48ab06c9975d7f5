// SPDX-License-Identifier: GPL-3.0-or-later
// The review page of a scoresheet: the written cells beside the correct values. Findings and differences of
// the second entry stand between the lines. A key settles each of them, with a name and a reason. Then the
// sheet is accepted, checked and signed off. (Rulebook T6)
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "app/desk/sheets/review_desk.hpp"
#include "app/window/page/page.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/review/review_head.hpp"
#include "app/window/scoresheet/habit_question.hpp"
#include "app/window/scoresheet/review_lines.hpp"

class QLabel;
class QSplitter;

namespace damath::window {

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
  // Tells the user which ruling was not made because its name or reason is missing.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] QString whyNot(Command command) const override;

 private:
  void refresh() override;
  // Escape first cancels the question of the notice bar; without a question, it leaves the page.
  void keyPressEvent(QKeyEvent* event) override;
  // While a ruling waits for input, Tab cycles through its fields and the buttons of the notice bar.
  bool focusNextPrevChild(bool isNext) override;

  void makeBody();
  void connectParts();
  void serveCommands();
  void showHead();
  void giveTableRoom();
  void showBoard();
  void showTaken();
  [[nodiscard]] std::optional<desk::SheetStage> stage() const;
  // The shown sheet in its current version. Precondition: there is a sheet.
  [[nodiscard]] ReviewedSheet reviewed() const;

  void goOn(ReviewLines::Direction direction);
  // Goes to the next open mark, including cells that are wrong only because of an earlier mistake.
  void goOnThroughAll();
  // Keeps the cursor at the cell after its ruling.
  void stayOn(const ReviewCell& cell);
  // Moves the cursor to the row of words about the cell, unless it is already on that cell.
  void highlight(const ReviewCell& cell);
  // Goes to the first open difference of the second entry.
  void goToDifference();
  void takeCorrection();
  // Tells the user what to do about a cell for which the audit has no correction.
  void tellNoCorrection(const ReviewCell& cell);
  // Says that a ruling cannot keep exchanged columns, and offers the answer that can.
  void tellExchange();
  void tellFault(const desk::DeskError& fault, const ReviewCell& cell);
  void tellLines();
  void keepWritten();
  void askValue();
  void typed(const QString& value);
  void rule(const ReviewCell& cell, std::optional<std::string> value,
            const std::vector<db::ConfirmationAnswer>& answers = {});
  // Tells that game result and scoresheet will differ after the ruling. The ruling is made after the answer.
  void tellDifference(const desk::Question& question, const ReviewCell& cell,
                      const std::optional<std::string>& value, std::vector<db::ConfirmationAnswer> answers);
  // Runs `act` when name and reason are there. Until then the notice bar shows `decision`, and the ruling
  // waits: only typing both, Escape or another ruling ends this.
  void withName(const std::optional<ReviewCell>& about, const QString& decision, std::function<void()> act);
  void replacePending(const std::optional<ReviewCell>& about);
  void leavePending();
  // Ends the input of a value or a reason if the cursor is on another cell.
  void leaveAsked();
  void storeTaken();
  void answerHabit(const std::vector<sheet::HabitOfColumn>& habits, sheet::HabitDecision decision);
  // Answers with no: to the exchange of columns in the notice bar, otherwise to the open question.
  void declineHabit();
  // Shows the error in the notice bar. Shows nothing if the user canceled a confirmation.
  void tell(const desk::DeskError& error, std::vector<NoticeBar::Choice> choices = {});
  void tell(const QString& text = {}, std::vector<NoticeBar::Choice> choices = {});
  // Shows the open requirements for signing off, each with its command. Returns false if there are none.
  bool tellUnsettled();

  ReviewLines m_lines;
  std::optional<desk::SheetView> m_view;
  // Cells to be changed to the second entry: line, side, cell.
  std::set<std::tuple<int, board::Side, sheet::Cell>> m_taken;
  std::optional<ReviewCell> m_typed;   // the cell whose value the user is typing
  std::function<void()> m_waiting;     // the action that waits for name and reason
  QString m_decision;                  // the text of m_waiting
  std::optional<ReviewCell> m_asking;  // the cell of the requested name, reason or value
  NoticeBar* m_notice;
  std::optional<int> m_walked;  // number of differences at the last visit
  bool m_isSigned = false;
  bool m_isToBeSigned = false;    // the notice lists the requirements for signing off
  bool m_isExchangeTold = false;  // the notice offers an answer about exchanged columns
  QLabel* m_keys;
  HabitLine* m_habit;
  QSplitter* m_both;
  ReviewTable* m_table;
  ReviewBoard* m_board;
  RulingLine* m_ruling;
  ReviewActions* m_actions;
};

}  // namespace damath::window
