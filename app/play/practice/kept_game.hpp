// SPDX-License-Identifier: GPL-3.0-or-later
// Saves the current practice game in a file in the user's state folder (docs/storage.md). Each turn is on the
// disk before the next turn is possible. When the window opens again, it continues with the saved game.
#pragma once

#include <QString>
#include <optional>

#include "app/play/game/game_setup.hpp"

namespace damath::window {

struct KeptGame {
  game::Setup setup;
  rules::TurnList turns;  // the turns so far; each turn is legal in its position
  std::optional<rules::Ending> ending = {};
  board::Side below = board::Side::Blue;  // the side shown at the bottom of the board
};

// Returns the path of the saved game: $XDG_STATE_HOME/damath-console/practice.json, or the same path under
// ~/.local/state.
[[nodiscard]] QString keptGamePath();
// Saves the game. After an error, the old file is unchanged. Returns the system's error text, or nullopt on
// success.
[[nodiscard]] std::optional<QString> keepGame(const KeptGame& game);
// Returns the saved game. nullopt if there is no file, or if the game in it cannot be continued.
[[nodiscard]] std::optional<KeptGame> keptGame();

}  // namespace damath::window
