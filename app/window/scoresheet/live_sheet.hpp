// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of a scoresheet with its running audit: marks and findings, the board at the cursor, a choice of
// routes and the totals. The cells of a player in a line are audited when the cursor leaves them. Until then,
// none of them counts as missing, and the board shows the position before their turn.
#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <utility>

#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/habit_question.hpp"
#include "app/window/scoresheet/line_commands.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/scoresheet/open_sheet.hpp"

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
  // All arguments must outlive this object. `open` names the game of the model's lines.
  LiveSheet(Session& session, SheetModel& model, const OpenSheet& open, const Translator& translator,
            QWidget* parent);
  ~LiveSheet() override;

  // Sets the event's ruleset and chip set, and the names of the players of the open game. No audit runs
  // before this call.
  void setEvent(const contest::Event& event);
  // Audits the sheet and waits up to one second. A longer audit reports later.
  void judge();
  // Moves the cursor to the cell where typing continues.
  void goToEnd();
  // Returns the report of the current lines; waits as long as necessary.
  const sheet::AuditReport& judged();
  // The newest finished report.
  [[nodiscard]] const sheet::AuditReport& report() const { return m_audit.last().report; }
  // Returns the sentences of the mistakes, without findings that a ruling keeps as written.
  [[nodiscard]] QStringList mistakes() const;
  // Returns the refusal NotProven if the sheet needs a ruling or an answer before acceptance; dismissed
  // questions are then shown again. nullopt if the sheet can be accepted.
  [[nodiscard]] std::optional<desk::DeskError> unproven();
  // Returns the habit questions without an answer. Accepting the sheet answers each of them with yes.
  [[nodiscard]] AcceptedHabits acceptedHabits() const;
  [[nodiscard]] SheetGrid& grid() const { return *m_grid; }
  // Returns commands that are valid while this object exists.
  [[nodiscard]] Acts acts();

 Q_SIGNALS:
  void offersChanged();
  void said(const QString& message);

 private:
  class Dismissal;

  void resizeEvent(QResizeEvent* event) override;

  void makeBody();
  void connectParts();
  void typing(const QModelIndex& cell);
  void showVerdict();
  void showFindings();
  void showTurns();
  void moveCursor(int row, int column);
  void leaveHalf();
  // True if the cell is in an R.C. row.
  [[nodiscard]] bool isRemaining(int row, int column) const;
  // True if the user is still typing a chain there, so that its next jump is not missing yet.
  [[nodiscard]] bool isChainAtHand(const sheet::Finding& finding) const;
  // True if the finding only reports a cell that the user has not reached yet.
  [[nodiscard]] bool isAwaited(const sheet::Finding& finding) const;
  void goToFinding(std::size_t finding);
  // Returns the cell after `at` for the Return key. After a cell that the user reached through a finding,
  // returns the cell where the user typed before.
  [[nodiscard]] GridCell nextCell(GridCell at);
  void fillTurn();
  // Returns the rulings on the stored sheet; empty if the typed sheet differs from the stored sheet.
  [[nodiscard]] std::vector<sheet::Ruling> rulings() const;
  // Asks about a habit without an answer. Asks nothing for an accepted sheet.
  void askHabit(bool isAccepted);
  void answerHabit(sheet::HabitDecision decision);
  void showRoutes(int line, board::Side side);
  void writeRoute(const rules::Turn& turn);

  Session& m_session;
  SheetModel& m_model;
  const OpenSheet& m_open;
  const Translator& m_translator;
  LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  HabitQuestion m_habit;
  HabitStakes m_stakes;
  QTimer m_pause;                                       // pause in typing after which the audit runs
  bool m_isChainAtHand = false;                         // state at the last display of findings
  bool m_isMoveTyped = false;                           // a Move cell is being edited
  bool m_isBoardBehind = false;                         // the board does not show the typed text yet
  std::optional<std::pair<int, board::Side>> m_atHand;  // row and player of the cell being typed
  QPersistentModelIndex m_wrote;  // cell of the user's typing before a finding moved the cursor …
  QPersistentModelIndex m_found;  // … to this cell

  QSplitter* m_both;  // the editor and the board; the editor gets its width first
  SheetGrid* m_grid;
  LineCommands m_lines;
  FindingsPanel* m_findings;
  TurnPanel* m_turns;
  RouteChooser* m_routes;
  int m_routeLine = 0;  // line and side for the chosen route
  board::Side m_routeSide = board::Side::Blue;
  TotalsTable* m_totals;
};

}  // namespace damath::window
