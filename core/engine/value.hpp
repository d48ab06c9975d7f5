// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a position for the side to move: the gain over its opponent from this position on, in
// hundredths. In Damath: hundredths of a point of the totals, negated if the lower total wins, so that
// greater is always better. In the companion games: hundredths of a man; from ±kWin on the game is decided.
#pragma once

#include <cstdint>

namespace damath::engine {

using Value = std::int64_t;

inline constexpr Value kPoint = 100;

// The least value of a forced win in a companion game. A win in fewer turns has a greater value.
inline constexpr Value kWin = 1'000'000;

// The greatest absolute value of a single score. The limit keeps sums in the range of the type.
inline constexpr Value kGreatestScore = 10'000'000'000'000;

// The bonus of a certain win, in Damath with a course (the history of a running game). The bonus is greater
// than all scores together.
inline constexpr Value kSure = 1'000'000'000'000'000;

// A number greater than every value. The search uses it as infinity.
inline constexpr Value kInfinite = Value{1} << 60;

}  // namespace damath::engine
