// SPDX-License-Identifier: GPL-3.0-or-later
// What a position is worth to the side to move: what it may still gain over its opponent from here on, in
// hundredths. In Damath hundredths of a point of the totals (less is more where the lower total wins, so that
// greater is always better); in the companion games hundredths of a man, and beyond kWin a game decided.
#pragma once

#include <cstdint>

namespace damath::engine {

using Value = std::int64_t;

inline constexpr Value kPoint = 100;

// Companion games: a forced win is kWin and a bit, the more so the sooner it comes.
inline constexpr Value kWin = 1'000'000;

// No single score counts for more, so that no sum leaves its type.
inline constexpr Value kGreatestScore = 10'000'000'000'000;

// Damath played to win: who wins for sure has this besides what it gains, more than all scores together.
inline constexpr Value kSure = 1'000'000'000'000'000;

// Beyond every value.
inline constexpr Value kInfinite = Value{1} << 60;

}  // namespace damath::engine
