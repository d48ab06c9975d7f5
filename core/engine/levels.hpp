// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's levels by game, in plies (rulebook 10). Each level wins at least about two of three games
// against the level below (docs/engine.md).
#pragma once

#include <array>

#include "core/engine/engine.hpp"

namespace damath::engine {

// English draughts: Easy, Medium, Hard.
inline constexpr std::array kEnglishLevels = {2, 4, 6};
// Dame: levels 1 to 3.
inline constexpr std::array kDameLevels = {1, 2, 3};
// Damath: levels 1 to 8. A sixth ply makes too little difference after five, so the upper levels are further
// apart. The last level searches as deep as its time allows.
inline constexpr std::array kDamathLevels = {1, 2, 3, 4, 6, 8, 11, kMostPlies};

}  // namespace damath::engine
