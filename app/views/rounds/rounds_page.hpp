// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of an event and the boards of one of them: who plays whom, the result, how the sheet stands; and
// its rematches.
#pragma once

#include <set>

#include "app/views/pages/page.hpp"
#include "app/views/rounds/board_rows.hpp"

class QLabel;
class QTabBar;

namespace damath::views {

class ListTable;

class RoundsPage : public Page {
  Q_OBJECT

 public:
  explicit RoundsPage(const PageContext& context, QWidget* parent = nullptr);

  void look(const Location& location) override;
  [[nodiscard]] bool offers(Command command) const override;
  void run(Command command) override;
  [[nodiscard]] QString whyNot(Command command) const override;
  // The round on show, from 1; nothing while none is paired, and beside the rematches.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;

 protected:
  void refresh() override;

 private:
  // Beside the rounds, on which boards schoolmates meet in the one shown (Y4).
  void showFacts(const contest::Event& shown);
  void showTabs(const contest::Event& shown);
  void showRound();
  // Below the boards, why the two of the chosen one meet; a Swiss alone has something to say.
  void showReason();
  // What the page marks and offers by; nothing where it could not be read.
  void readStatus(const contest::Event& shown);
  [[nodiscard]] BoardRows rows(const contest::Event& shown) const;
  void pairNextRound();
  void publishRound();
  void unpairRound();
  void enterResult();
  void enterRematch();
  void reopenResult();
  void reopenRematch();
  // Whether the newest round is still held.
  [[nodiscard]] bool isHeld() const;
  // Whether the tab behind the rounds is on show, that of the rematches.
  [[nodiscard]] bool showsRematches() const;
  void printPairings(Command command);
  [[nodiscard]] std::optional<desk::Place> currentPlace() const;
  // Null where the chosen row is no game.
  [[nodiscard]] const contest::Game* currentGame() const;
  // Null where the chosen row is no rematch, or not the last one of the two: an earlier one stands.
  [[nodiscard]] const contest::Rematch* currentRematch() const;

  std::optional<desk::EventStatus> m_status;
  QString m_whyNotPaired;  // empty where the next round can be paired
  std::set<contest::GameId> m_drafts;
  QTabBar* m_rounds;
  ListTable* m_boards;
  QLabel* m_reason;
};

}  // namespace damath::views
