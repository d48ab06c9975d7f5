// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds page of an event: its rounds, the boards of one round with players, result and state, and its
// rematches. The arbiter checks an unpublished round here. Results of a published round are entered in one
// line.
#pragma once

#include <memory>
#include <set>

#include "app/window/page/page.hpp"
#include "app/window/rounds/board_rows.hpp"
#include "app/window/rounds/round_reasons.hpp"
#include "app/window/rounds/seat_table.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class UnpublishedPairing;
class QuickEntryLine;
class ReasonsPanel;
class RoundTabs;

class RoundsPage : public Page {
  Q_OBJECT

 public:
  explicit RoundsPage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  [[nodiscard]] QString whyNot(Command command) const override;
  [[nodiscard]] bool leave() override;
  [[nodiscard]] std::optional<words::Phrase> unsaved() const override;
  // Returns the shown round, counted from 1. nullopt while no round is paired, and while the rematches are
  // shown.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;

 private:
  void refresh() override;
  // Sends a digit typed in the list of boards to the line for results, if the line is visible.
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Shows the facts in the head of the page: chip set, ruleset, the boards where schoolmates meet (Y4), and
  // the missing items of the round.
  void showFacts(const contest::Event& shown);
  // Returns the line about the schoolmates who meet in a round although the event keeps schoolmates apart;
  // empty if there are none. In an unpublished round, unsaved exchanges count.
  [[nodiscard]] QString schoolMatesText(const contest::Event& shown, contest::RoundNumber onShow);
  void showRound();
  // Fills the table with the boards that match the filters, and sets the text for an empty table.
  void showBoards(const contest::Event& shown);
  [[nodiscard]] WhichBoards which() const;
  // Shows only the boards that match the search text.
  void search();
  // Shows the reason for the pair of the selected board. If the panel beside the boards is open, also shows
  // the checklist of the round (RoundReasons::checklist).
  void showReason();
  // Returns the player in this cell of the boards of an unpublished round.
  [[nodiscard]] contest::EntryId seatedAt(const SeatTable::Seat& seat) const;
  // Reads the event's status, which decides the marks and the available commands. The status is null if it
  // cannot be read.
  void readStatus(const contest::Event& shown);
  [[nodiscard]] BoardRows rows(const contest::Event& shown) const;
  void serveCommands();
  void reopenResult();
  void pairNextRound();
  void pairByHand();
  void publishRound();
  void enterResult();
  void enterRematch();
  [[nodiscard]] bool hasSheet() const;
  // True if a scoresheet of this game is saved.
  [[nodiscard]] bool hasSheet(const contest::Game& game) const;
  // Returns the reason why a command cannot use the selected row, and names the boards of the round that the
  // command could use.
  [[nodiscard]] QString whyNotOfRow(Command command) const;
  void openSheet(Location::Kind kind);
  // True if the newest round is unpublished.
  [[nodiscard]] bool isHeld() const;
  [[nodiscard]] bool isShownUnpublished() const;
  void printPairings(Command command);
  [[nodiscard]] std::optional<desk::Place> currentPlace() const;
  // Returns the game in the selected row; nullptr if the row is not a game.
  [[nodiscard]] const contest::Game* currentGame() const;
  // Returns the rematch in the selected row. nullptr if the row is not a rematch, or if its players played a
  // later one: only the last rematch can be corrected.
  [[nodiscard]] const contest::Rematch* currentRematch() const;

  std::shared_ptr<const desk::EventStatus> m_status;
  QString m_whyNotPaired;  // the reason why no round can be paired; empty if one can
  std::set<contest::GameId> m_drafts;
  desk::LatePlayers m_late;
  RoundReasons m_reasons;
  RoundTabs* m_rounds;
  QuickEntryLine* m_quick;
  UnpublishedPairing* m_held;
  QLineEdit* m_search;
  SeatTable* m_boards;
  QLabel* m_reason;
  ReasonsPanel* m_panel;
};

}  // namespace damath::window
