// SPDX-License-Identifier: GPL-3.0-or-later
// What is played next for practice: the game with its chips and its law, who plays, how strong the engine is,
// and which draws a companion game knows.
#pragma once

#include <array>

#include "app/game/game_setup.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QCheckBox;
class QComboBox;

namespace damath::views {

class NewGameDialog : public FormDialog {
  Q_OBJECT

 public:
  enum class Last { Running, Over };
  // Filled in as the last game was; one that still runs is given up, and the dialog says so.
  NewGameDialog(models::Session& session, const models::Translator& translator, const game::Setup& last,
                Last state, QWidget* parent);

 Q_SIGNALS:
  void agreed(const damath::game::Setup& setup);

 private:
  bool submit() override;

  [[nodiscard]] rules::Game game() const;
  [[nodiscard]] game::Setup setup() const;
  // What belongs to the game that is chosen.
  void showFields();
  void fillPlayers(const std::array<game::Player, 2>& players);
  void fillLevels(const game::Strength& strength);
  [[nodiscard]] game::Strength strength() const;
  void showDraws(const rules::CompanionDraws& draws);
  [[nodiscard]] rules::CompanionDraws draws() const;

  QComboBox* m_game;
  QComboBox* m_set;
  QComboBox* m_ruleset;
  std::array<QComboBox*, 2> m_players;  // who begins, who answers
  QComboBox* m_level;
  QWidget* m_drawsBody;
  std::array<QCheckBox*, 4> m_draws;
};

}  // namespace damath::views
