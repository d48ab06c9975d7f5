// SPDX-License-Identifier: GPL-3.0-or-later
// The page for the review of a scoresheet (rulebook T6): the written cells beside the correct values.
// Findings and differences of the second entry stand between the lines. One key settles each of them, with a
// name and a reason. Then the scoresheet is accepted, checked and approved.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "app/window/page/page.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/review/pending_decision.hpp"
#include "app/window/review/review_head.hpp"
#include "app/window/review/review_lines.hpp"
#include "app/window/review/taken_cells.hpp"
#include "core/sheet/record/habit_answers.hpp"

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
  // Allows the user to leave the page: always returns true. If a ruling or an answer still waits for a name
  // or a reason, it is dropped, and a message names it.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] QString whyNot(Command command) const override;

 private:
  void refresh() override;
  // Escape first cancels the question or clears the message in the notice bar. Otherwise Escape leaves the
  // page.
  void keyPressEvent(QKeyEvent* event) override;
  // While a ruling waits for a name, a reason or a value, Tab goes only to the fields of the ruling and to
  // the buttons of the notice bar. While the notice bar asks about exchanged columns, Tab goes only to its
  // buttons.
  bool focusNextPrevChild(bool isNext) override;

  void makeBody();
  void connectParts();
  void serveCommands();
  void showHead();
  void giveTableRoom();
  void showBoard();
  void showTaken();
  [[nodiscard]] std::optional<desk::SheetStage> stage() const;
  // Returns the shown scoresheet in its current version. Precondition: a scoresheet is shown.
  [[nodiscard]] ReviewedSheet reviewed() const;

  void goOn(ReviewLines::Direction direction);
  // Goes to the next row or cell with a mark that is not settled. Stops also at cells that are wrong only
  // because of an earlier mistake.
  void goOnThroughAll();
  // Moves the cursor to the nearest row with text about the cell, unless the cursor is already there or on
  // the cell.
  void highlight(const ReviewCell& cell);
  // Goes to the first open difference of the second entry.
  void goToDifference();
  void takeCorrection();
  // Tells the user what to do about a cell for which the audit knows no correction.
  void tellNoCorrection(const ReviewCell& cell);
  // Tells the user that a ruling cannot keep the entries of exchanged columns as written. Only the answer
  // "no" to the question about exchanged columns keeps them. The notice offers this answer.
  void tellExchange();
  // Returns the reason why the cell cannot get a ruling.
  [[nodiscard]] QString faultText(const desk::DeskError& fault, const ReviewCell& cell) const;
  void tellLines();
  void keepWritten();
  void askValue();
  void typed(const QString& value);
  void rule(const ReviewCell& cell, std::optional<std::string> value,
            const std::vector<db::ConfirmationAnswer>& answers = {});
  // Tells the user that the ruling makes the scoresheet differ from the stored result. The ruling is made if
  // the user agrees.
  void tellDifference(const desk::Question& question, const ReviewCell& cell,
                      const std::optional<std::string>& value, std::vector<db::ConfirmationAnswer> answers);
  // Runs `act` when a name and a reason are typed: at once, or after asking for them. Until both are typed,
  // the notice bar shows `decision`, the text of the decision. Escape or another ruling cancels it.
  void withName(const std::optional<ReviewCell>& about, const QString& decision, std::function<void()> act);
  // Makes the decision, and shows meanwhile that it is being saved.
  void make(const std::function<void()>& act);
  void replacePending(const std::optional<ReviewCell>& about, const QString& decision);
  // Cancels the pending decision with its reason, and names the decision in a message.
  void dropPending();
  // Cancels the pending decision by Escape. The typed reason stays for the same decision.
  void leavePending();
  // Ends the typing of a value or a reason if the cursor moved to another cell.
  void leaveAsked();
  void storeTaken();
  void answerHabit(const std::vector<sheet::HabitOfColumn>& habits, sheet::HabitDecision decision);
  // Answers no to a question about a habit. While the notice bar offers this answer for exchanged columns,
  // answers the question about exchanged columns. Otherwise answers the question that the page shows.
  void declineHabit();
  // Shows the error in the notice bar. Shows nothing if the user canceled a confirmation.
  void tell(const desk::DeskError& error, std::vector<NoticeBar::Choice> choices = {});
  // Shows a notice and drops the pending decision. An empty text shows the question about the pending
  // decision again.
  void tell(const QString& text = {}, std::vector<NoticeBar::Choice> choices = {});
  // Shows a notice that belongs to the pending decision: its value and its reason stay.
  void showNotice(const QString& text, std::vector<NoticeBar::Choice> choices = {});
  // Shows the steps that are missing for the approval, each with its command. Returns false if none is
  // missing.
  bool tellUnsettled();

  ReviewLines m_lines;
  std::optional<desk::SheetView> m_view;
  TakenCells m_taken;
  PendingDecision m_pending;
  NoticeBar* m_notice;
  std::optional<int> m_walked;  // number of differences of the second entry when the page was last shown
  bool m_isSigned = false;
  bool m_isToBeSigned = false;    // true while the notice lists steps missing for the approval
  bool m_isExchangeTold = false;  // true while the notice offers the answer "no" about exchanged columns
  QLabel* m_keys;
  HabitLine* m_habit;
  QSplitter* m_both;
  ReviewTable* m_table;
  ReviewBoard* m_board;
  RulingLine* m_ruling;
  ReviewActions* m_actions;
};

}  // namespace damath::window
