// SPDX-License-Identifier: GPL-3.0-or-later
// The practice game as it stands, in a file of the user's own state folder: after a turn it is on the disk
// before the next can be made, and the window opens with it. (docs/storage.md)
#pragma once

#include <QString>
#include <optional>

#include "app/game/game_setup.hpp"

namespace damath::models {

struct KeptGame {
  game::Setup setup;
  rules::TurnList turns;  // each legal in its place
  std::optional<rules::Ending> ending = {};
  board::Side below = board::Side::Blue;  // who sits below on the board
};

// $XDG_STATE_HOME/damath-console/practice.json, or where the system keeps such files.
[[nodiscard]] QString keptGamePath();
// Returns once it is on the disk, whole or as it was before. What the system says where it cannot be.
[[nodiscard]] std::optional<QString> keepGame(const KeptGame& game);
// Nothing where there is none, or none that can be played.
[[nodiscard]] std::optional<KeptGame> keptGame();

}  // namespace damath::models
