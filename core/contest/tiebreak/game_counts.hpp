// SPDX-License-Identifier: GPL-3.0-or-later
// What became of some games and byes, counted. Added up they are the counts of all of them, and their points
// the sum of the points.
#pragma once

#include "core/board/square.hpp"
#include "core/exact/rational.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::tiebreak {

struct GameCounts {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int lostByBoth = 0;  // games that nobody won (E3)
  int byes = 0;        // allotted ones

  GameCounts& operator+=(const GameCounts& other);
  friend GameCounts operator*(int times, const GameCounts& counts);
};

// One game as that side has it.
[[nodiscard]] GameCounts countsOf(rules::Result result, board::Side own);
// The same games as the opponents have them. Byes have no opponent.
[[nodiscard]] GameCounts opposite(const GameCounts& counts);
[[nodiscard]] int gamesIn(const GameCounts& counts);
// By the ruleset's points (rulebook Y1); a game that nobody won gives 0 to both.
[[nodiscard]] exact::Rational pointsOf(const GameCounts& counts, const rules::Points& points);

}  // namespace damath::tiebreak
