// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a scoresheet while they are typed, with the audit that runs beside: marks and findings, the
// board at the cursor, routes to choose, the totals. A half line is audited when it is left; until then
// nothing is missing in it, and the board shows the position before it.
#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <utility>

#include "app/models/sheet/finding_place.hpp"
#include "app/models/sheet/habit_question.hpp"
#include "app/models/sheet/habit_stakes.hpp"
#include "app/models/sheet/live_audit.hpp"
#include "app/models/sheet/open_sheet.hpp"
#include "app/views/pages/line_commands.hpp"

class QSplitter;

namespace damath::views {

class FindingsPanel;
class RouteChooser;
class SheetGrid;
class TotalsTable;
class TurnPanel;

class LiveSheet : public QWidget {
  Q_OBJECT

 public:
  // All outlive it. `open` is whose lines the model has.
  LiveSheet(models::Session& session, models::SheetModel& model, const models::OpenSheet& open,
            const models::Translator& translator, QWidget* parent);
  ~LiveSheet() override;

  // Sets the event's law and the names of the two players of the open game. Precondition: nothing is judged
  // before.
  void setEvent(const contest::Event& event);
  // At once where that is quick, else as soon as it is there.
  void judge();
  // The cursor to where typing goes on.
  void goToEnd();
  // Of the lines as they are now, however long it takes.
  const sheet::AuditReport& judged();
  // The newest that is there.
  [[nodiscard]] const sheet::AuditReport& report() const { return m_audit.last().report; }
  // Returns the sentences of the mistakes, without what a ruling keeps as written.
  [[nodiscard]] QStringList mistakes() const;
  // Returns the refusal NotProven if the sheet cannot be accepted before a ruling or an answer, and asks the
  // dismissed questions again. nullopt if nothing stands against accepting it.
  [[nodiscard]] std::optional<desk::DeskError> unproven();
  // Returns the questions that nobody has answered: accepting the sheet answers each with yes.
  [[nodiscard]] models::AcceptedHabits acceptedHabits() const;
  [[nodiscard]] SheetGrid& grid() const { return *m_grid; }
  // They live as long as this.
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
  // Whether the cell is of an R.C. row.
  [[nodiscard]] bool isRemaining(int row, int column) const;
  // Whether the chain may go on where the hand is: its next jump is not missing yet.
  [[nodiscard]] bool isChainAtHand(const sheet::Finding& finding) const;
  // Whether the finding merely says that the hand has not come to the cell yet.
  [[nodiscard]] bool isAwaited(const sheet::Finding& finding) const;
  void goToFinding(std::size_t finding);
  // After a cell that a finding led to, Return leads back to where the person wrote before.
  [[nodiscard]] models::GridCell nextCell(models::GridCell at);
  void fillTurn();
  // Returns the rulings on the stored sheet. Empty once the typed sheet differs from it.
  [[nodiscard]] std::vector<sheet::Ruling> rulings() const;
  // Asks about a habit that nobody has answered; a sheet that is accepted is not asked about.
  void askHabit(bool isAccepted);
  void answerHabit(sheet::HabitDecision decision);
  void showRoutes(int line, board::Side side);
  void writeRoute(const rules::Turn& turn);

  models::Session& m_session;
  models::SheetModel& m_model;
  const models::OpenSheet& m_open;
  const models::Translator& m_translator;
  models::LiveAudit m_audit;
  std::optional<contest::EventSetup> m_setup;
  models::HabitQuestion m_habit;
  models::HabitStakes m_stakes;
  QTimer m_pause;                                       // of typing, after which the audit runs
  bool m_isChainAtHand = false;                         // of what was shown last
  bool m_isMoveTyped = false;                           // a Move cell is under edit
  bool m_isBoardBehind = false;                         // it does not show yet what was typed
  std::optional<std::pair<int, board::Side>> m_atHand;  // row and half that a person types in
  QPersistentModelIndex m_wrote;                        // where a person wrote before a finding led away …
  QPersistentModelIndex m_found;                        // … to this cell

  QSplitter* m_both;  // what is typed, and the board, which gives way to it
  SheetGrid* m_grid;
  LineCommands m_lines;
  FindingsPanel* m_findings;
  TurnPanel* m_turns;
  RouteChooser* m_routes;
  int m_routeLine = 0;  // where a chosen route is written, and whose
  board::Side m_routeSide = board::Side::Blue;
  TotalsTable* m_totals;
};

}  // namespace damath::views
