// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of game results and byes. The sum of two counts has the sum of their points.
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
  int byes = 0;        // allotted byes

  GameCounts& operator+=(const GameCounts& other);
  friend GameCounts operator*(int times, const GameCounts& counts);
};

// Returns the count of one game, from the view of side `own`.
[[nodiscard]] GameCounts countsOf(rules::Result result, board::Side own);
// Returns the counts of the same games, from the view of the opponents. Byes have no opponent and are
// dropped.
[[nodiscard]] GameCounts opposite(const GameCounts& counts);
[[nodiscard]] int gamesIn(const GameCounts& counts);
// Returns the points by the ruleset (rulebook Y1). A game that nobody won gives 0 points to both.
[[nodiscard]] exact::Rational pointsOf(const GameCounts& counts, const rules::Points& points);

}  // namespace damath::tiebreak
