// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for a new practice game: the game with its chips and ruleset, the players, the engine's level, and
// the draw rules of a companion game.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/play/game/game_setup.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QCheckBox;
class QComboBox;

namespace damath::window {

class NewGameDialog : public FormDialog {
  Q_OBJECT

 public:
  enum class Last { Running, Over };
  // Fills the fields with the settings of the last game. If the last game still runs, the dialog warns that
  // this game will be lost.
  NewGameDialog(Session& session, const Translator& translator, const game::Setup& last, Last state,
                QWidget* parent);

 Q_SIGNALS:
  void agreed(const damath::game::Setup& setup);

 private:
  bool submit() override;

  [[nodiscard]] rules::Game game() const;
  [[nodiscard]] game::Setup setup() const;
  // Shows only the fields that the chosen game has, and sets its default level and draw rules.
  void showFields();
  void offerContestRules();
  // Returns the chosen ruleset: that of the contest, the built-in one, or the user's own.
  [[nodiscard]] std::optional<rules::Ruleset> chosenRuleset() const;
  void fillPlayers(const std::array<game::Player, 2>& players);
  void fillLevels(const game::Strength& strength);
  [[nodiscard]] game::Strength strength() const;
  void showDraws(const rules::CompanionDraws& draws);
  [[nodiscard]] rules::CompanionDraws draws() const;

  QComboBox* m_game;
  QComboBox* m_set;
  QComboBox* m_ruleset;
  std::vector<rules::Ruleset> m_contestRules;  // the rulesets of the open contest, each name once
  // the player of the side that begins, then the player of the other side
  std::array<QComboBox*, 2> m_players;
  QComboBox* m_level;
  QWidget* m_drawsBody;
  std::array<QCheckBox*, 4> m_draws;
  QCheckBox* m_turnsTogether;  // the turns of both sides count together (KingMoves::All)
  QCheckBox* m_unlessWon;      // lone kings are a draw only if neither side can force a win
};

}  // namespace damath::window
