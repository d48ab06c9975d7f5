// SPDX-License-Identifier: GPL-3.0-or-later
// Saves the current practice game in a file in the user's state folder (docs/storage.md). Each turn is on
// disk before the next turn is possible, and the window opens with the saved game.
#pragma once

#include <QString>
#include <optional>

#include "app/play/game/game_setup.hpp"

namespace damath::window {

struct KeptGame {
  game::Setup setup;
  rules::TurnList turns;  // each turn is legal in its position
  std::optional<rules::Ending> ending = {};
  board::Side below = board::Side::Blue;  // the side shown at the bottom of the board
};

// Returns $XDG_STATE_HOME/damath-console/practice.json, or the same path under ~/.local/state.
[[nodiscard]] QString keptGamePath();
// Writes the file completely, or leaves the old file unchanged. Returns the system's error text, or nullopt
// on success.
[[nodiscard]] std::optional<QString> keepGame(const KeptGame& game);
// nullopt if there is no file, or if its game cannot be continued.
[[nodiscard]] std::optional<KeptGame> keptGame();

}  // namespace damath::window
