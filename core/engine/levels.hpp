// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's levels by game, in plies (rulebook 10): each beats the one below it in about two games of
// three or better (docs/engine.md).
#pragma once

#include <array>

#include "core/engine/engine.hpp"

namespace damath::engine {

// English draughts: Easy, Medium, Hard.
inline constexpr std::array kEnglishLevels = {2, 4, 6};
// Dame: levels 1 to 3.
inline constexpr std::array kDameLevels = {1, 2, 3};
// Damath: levels 1 to 8. A sixth ply is too little above five to be felt, so the upper levels are further
// apart; the last goes as deep as its time allows.
inline constexpr std::array kDamathLevels = {1, 2, 3, 4, 6, 8, 11, kMostPlies};

}  // namespace damath::engine
