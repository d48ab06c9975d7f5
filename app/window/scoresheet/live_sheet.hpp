// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of a scoresheet with its running audit: marks and findings, the board at the cursor, a choice of
// routes, and the totals. The audit runs after each pause in typing. While the user types in the three cells
// of a player in a line, none of them counts as missing. While the user types a move, the board shows the
// position before that move.
#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <utility>

#include "app/window/scoresheet/habit_question.hpp"
#include "app/window/scoresheet/habit_stakes.hpp"
#include "app/window/scoresheet/line_commands.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/scoresheet/open_habits.hpp"
#include "app/window/scoresheet/open_sheet.hpp"
#include "app/window/scoresheet/sheet_model.hpp"

class QSplitter;

namespace damath::window {

class FindingsPanel;
class RouteChooser;
class SheetGrid;
class TotalsTable;
class TurnPanel;

class LiveSheet : public QWidget {
  Q_OBJECT

 public:
  // `open` tells the game that the lines in `model` belong to. Precondition: all arguments outlive this
  // object.
  LiveSheet(Session& session, SheetModel& model, const OpenSheet& open, const Translator& translator,
            QWidget* parent);
  ~LiveSheet() override;

  // Sets the event's ruleset and chip set, and the names of the players of the open game. No audit runs
  // before the first call.
  void setEvent(const contest::Event& event);
  // Starts the audit of the scoresheet and waits up to one second. A longer audit shows its findings later.
  void judge();
  // Moves the cursor to the cell where the user goes on typing.
  void goToEnd();
  // Opens the unfinished cell of a draft. Its text gets no mark before the user types on.
  void resume(const HalfTyped& cell);
  // Returns the audit of the current lines. Waits as long as the audit takes.
  const sheet::AuditReport& judged();
  // The report of the audit that finished last.
  [[nodiscard]] const sheet::AuditReport& report() const { return m_audit.last().report; }
  // Returns the sentences about the mistakes, except mistakes that a ruling keeps as written.
  [[nodiscard]] QStringList mistakes() const;
  // Returns the error NotProven if the scoresheet cannot be accepted without a ruling or an answer to a
  // question; nullopt if it can. With the error, questions that the user dismissed are shown again.
  [[nodiscard]] std::optional<desk::DeskError> unproven();
  // Returns texts about the habits that have no answer yet. Accepting the scoresheet answers yes for each of
  // them.
  [[nodiscard]] AcceptedHabits acceptedHabits() const;
  [[nodiscard]] SheetGrid& grid() const { return *m_grid; }
  // Returns the commands of the editor. Precondition: this object outlives them.
  [[nodiscard]] Acts acts();

 Q_SIGNALS:
  void offersChanged();
  void said(const QString& message);

 private:
  class Dismissal;

  void resizeEvent(QResizeEvent* event) override;

  // Removes everything that is shown about the scoresheet before, if another scoresheet is open now.
  void forgetOther();
  // Starts the audit of the typed lines.
  void ask(sheet::Extent extent);
  void makeBody();
  void connectParts();
  void typing(const QModelIndex& cell);
  void showVerdict();
  void showFindings();
  void showTurns();
  // Returns the extent of the scoresheet: Moves while the user types the moves.
  [[nodiscard]] sheet::Extent judgedExtent() const;
  void moveCursor(int row, int column);
  void leaveHalf();
  // True if the cell belongs to a row with a remaining chip (R.C.).
  [[nodiscard]] bool isRemaining(int row, int column) const;
  // True if the finding is only about the missing next jump of a chain that the user is still typing.
  [[nodiscard]] bool isChainAtHand(const sheet::Finding& finding) const;
  // True if the finding is about a sum or a row at the end that the user is still typing: the rows are not
  // complete, and the grand total of the side is not written.
  [[nodiscard]] bool isEndAwaited(const sheet::Finding& finding) const;
  // True if the finding is only about a blank cell that the user has not reached yet, or about the chain or
  // the rows that the user is still typing. Such a finding is not shown.
  [[nodiscard]] bool isAwaited(const sheet::Finding& finding) const;
  void goToFinding(std::size_t finding);
  // Returns the cell to which the Return key leads from `at`. If the user went from a finding in the list to
  // `at`, Return leads back to the cell where the user typed before, if that cell is still blank.
  [[nodiscard]] GridCell nextCell(GridCell at, Going going);
  void fillTurn();
  // Returns the rulings on the saved scoresheet; empty if the user has changed the scoresheet since.
  [[nodiscard]] std::vector<sheet::Ruling> rulings() const;
  // Shows the question about the first habit without an answer. Asks nothing if the scoresheet is accepted.
  void askHabit(bool isAccepted);
  void answerHabit(sheet::HabitDecision decision);
  void showRoutes(int line, board::Side side);
  void writeRoute(const rules::Turn& turn);

  Session& m_session;
  SheetModel& m_model;
  const OpenSheet& m_open;
  const Translator& m_translator;
  LiveAudit m_audit;
  SheetIdentity m_shown;  // the scoresheet that the findings, the board and the totals are about
  std::optional<contest::EventSetup> m_setup;
  HabitQuestion m_habit;
  HabitStakes m_stakes;
  QTimer m_pause;  // waits for a pause in typing, then starts the audit
  // True while the last chain may still be unfinished, so the audit's finding about it is hidden.
  bool m_isChainAtHand = false;
  bool m_isMoveTyped = false;    // true while the user types in a Move cell
  bool m_isBoardBehind = false;  // true if the text has changed since the board was last updated
  std::optional<std::pair<int, board::Side>> m_atHand;  // row and player of the cells where the user types
  QPersistentModelIndex m_wrote;    // the cell where the user typed before a finding moved the cursor
  QPersistentModelIndex m_resumed;  // the unfinished cell of a draft, until the user types on
  QPersistentModelIndex m_found;    // the cell to which a finding in the list moved the cursor

  QSplitter* m_both;  // the editor on the left, the board on the right
  SheetGrid* m_grid;
  LineCommands m_lines;
  FindingsPanel* m_findings;
  TurnPanel* m_turns;
  RouteChooser* m_routes;
  int m_routeLine = 0;  // line of the capture whose route the user chooses
  board::Side m_routeSide = board::Side::Blue;
  TotalsTable* m_totals;
};

}  // namespace damath::window
