// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a position for the side to move: the gain over its opponent from this position on, in
// hundredths. In Damath: hundredths of a point of the totals, negated if the lower total wins, so that
// greater is always better. In the companion games: hundredths of a man; beyond ±kWin the game is decided.
#pragma once

#include <cstdint>

namespace damath::engine {

using Value = std::int64_t;

inline constexpr Value kPoint = 100;

// Companion games: a forced win is worth more than kWin; a sooner win is worth more.
inline constexpr Value kWin = 1'000'000;

// The limit of a single score, so that sums stay in the range of the type.
inline constexpr Value kGreatestScore = 10'000'000'000'000;

// Damath with a course: the bonus of a certain win, greater than all scores together.
inline constexpr Value kSure = 1'000'000'000'000'000;

// The search's infinity: greater than every value.
inline constexpr Value kInfinite = Value{1} << 60;

}  // namespace damath::engine
