// SPDX-License-Identifier: GPL-3.0-or-later
// What became of some games and byes, counted: a sum of records is the record of all of them, and its points
// are the sum of their points.
#pragma once

#include "core/board/square.hpp"
#include "core/exact/rational.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::tiebreak {

struct Record {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int lostByBoth = 0;  // games that nobody won (E3)
  int byes = 0;        // allotted ones

  Record& operator+=(const Record& other);
  friend Record operator*(int times, const Record& record);
};

// One game as that side has it.
[[nodiscard]] Record recordOf(rules::Result result, board::Side own);
// The same games as the opponents have them. Byes have no opponent.
[[nodiscard]] Record opposite(const Record& record);
[[nodiscard]] int gamesIn(const Record& record);
// By the ruleset's points (rulebook Y1); a game that nobody won gives 0 to both.
[[nodiscard]] exact::Rational pointsOf(const Record& record, const rules::Points& points);

}  // namespace damath::tiebreak
