// The engine's levels by game, in plies (rulebook 10).
#pragma once

#include <array>

namespace damath::engine {

// English draughts: Easy, Medium, Hard.
inline constexpr std::array kEnglishLevels = {2, 4, 6};
// Dame: levels 1 to 3.
inline constexpr std::array kDameLevels = {1, 2, 3};
// Damath: levels 1 to 6.
inline constexpr std::array kDamathLevels = {1, 2, 3, 4, 5, 6};

}  // namespace damath::engine
