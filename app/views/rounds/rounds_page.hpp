// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of an event and the boards of one of them: who plays whom, the result, how far each board is;
// and its rematches. A round that is held is proof-read here, a published one has its results keyed in one
// line.
#pragma once

#include <memory>
#include <set>

#include "app/models/contest/round_reasons.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/rounds/board_rows.hpp"
#include "app/views/rounds/seat_table.hpp"

class QLabel;
class QLineEdit;

namespace damath::views {

class HeldPairing;
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
  // The round on show, from 1; nothing while none is paired, and beside the rematches.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;

 private:
  void refresh() override;
  // A figure is typed into the line of results wherever one is on the page.
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Beside the rounds, on which boards schoolmates meet in the one shown (Y4).
  void showFacts(const contest::Event& shown);
  void showRound();
  // The boards as they are found and filtered, with what is said above them.
  void showBoards(const contest::Event& shown);
  [[nodiscard]] WhichBoards which() const;
  // Of the boards that are there, those with what is looked for.
  void search();
  // Why the two of the chosen board meet, and beside it the checklist where that is asked for.
  void showReason();
  // Who sits there, in the held round.
  [[nodiscard]] contest::EntryId seatedAt(const SeatTable::Seat& seat) const;
  // What the page marks and offers by; null where it could not be read.
  void readStatus(const contest::Event& shown);
  [[nodiscard]] BoardRows rows(const contest::Event& shown) const;
  void serveCommands();
  void reopenResult();
  void pairNextRound();
  void tellPaired(const desk::PairedRound& round);
  // Who was absent from the round before it and plays it; empty where nobody does.
  [[nodiscard]] QString backText(int round) const;
  void pairByHand();
  void publishRound();
  void enterResult();
  void enterRematch();
  [[nodiscard]] bool hasSheet() const;
  void openSheet(Location::Kind kind);
  // Whether the newest round is still held.
  [[nodiscard]] bool isHeld() const;
  [[nodiscard]] bool isShownHeld() const;
  void printPairings(Command command);
  [[nodiscard]] std::optional<desk::Place> currentPlace() const;
  // Null where the chosen row is no game.
  [[nodiscard]] const contest::Game* currentGame() const;
  // Null where the chosen row is no rematch, or not the last one between the two: an earlier one is not
  // corrected.
  [[nodiscard]] const contest::Rematch* currentRematch() const;

  std::shared_ptr<const desk::EventStatus> m_status;
  QString m_whyNotPaired;  // empty where the next round can be paired
  std::set<contest::GameId> m_drafts;
  models::RoundReasons m_reasons;
  RoundTabs* m_rounds;
  QuickEntryLine* m_quick;
  HeldPairing* m_held;
  QLineEdit* m_search;
  SeatTable* m_boards;
  QLabel* m_reason;
  ReasonsPanel* m_panel;
};

}  // namespace damath::views
