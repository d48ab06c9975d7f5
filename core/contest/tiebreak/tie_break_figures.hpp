// SPDX-License-Identifier: GPL-3.0-or-later
// The tie-breaks that give each entry one figure: the Point System, Buchholz, Sonneborn-Berger, wins and the
// cumulative score (rulebook Y2c, Y2e to Y2h). The ladder of tie-breaks (tie_break_ladder.hpp) compares the
// figures of tied entries.
#pragma once

#include <vector>

#include "core/contest/tiebreak/crosstable.hpp"
#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// The Point System (rulebook Y2c): the exact sum of an entry's own grand totals of every game and rematch.
// With the option `pointSystem: difference` the opponent's grand total is subtracted from each grand total.
// With `average`, `total` is the average of the own grand totals over the games and rematches that have one.
// Unit: points scored on the board, not points for wins and draws.
struct PointSum {
  exact::Number total;
  // The number of byes of either kind, walkovers and missing scoresheets; each adds 0 to the sum. Open games
  // are not included. With the option `difference`, a game adds 0 unless both grand totals exist.
  int gamesWithoutFigures = 0;
};

// Returns each entry's sum of the Point System (Y2c), by seat. Rematches between tied entries (Y2b) and
// rematches that decided a drawn game of a knock-out both count.
[[nodiscard]] std::vector<PointSum> pointSums(const Field& field);

// Buchholz (rulebook Y2e): the sum of the opponents' points. The entry with the stronger opponents is ahead.
//
// Returns the sums by seat, in points of the tally. An opponent counts once for each game with a result. A
// walkover is a game for both sides, also if both players lost it. A bye of either kind has no opponent and
// adds nothing to the entry's own sum. An opponent's points include the allotted byes of that opponent. Open
// games and rematches do not count.
[[nodiscard]] std::vector<exact::Rational> buchholz(const Field& field, const Crosstable& games);

// Sonneborn-Berger (rulebook Y2f): the points of all beaten opponents and half the points of all opponents
// with a drawn game. A win against a stronger opponent therefore counts more.
//
// Returns the sums by seat, in points of the tally. A walkover is a win for the player who came. A game that
// both players lost, a bye of either kind and an open game add nothing. An opponent's points include the
// allotted byes of that opponent. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> sonnebornBerger(const Field& field, const Crosstable& games);

// Wins (rulebook Y2g): the number of games of the rounds that an entry has won.
//
// Returns the numbers by seat. A walkover is a win for the player who came. A bye of either kind, a game that
// both players lost and an open game are not wins. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> winCount(const Field& field);

// Cumulative score (rulebook Y2h): the sum of an entry's running scores after each round. Early points
// therefore count more. Example: 1, 1, 0 in three rounds gives 1 + 2 + 2 = 5.
//
// Returns the sums by seat, up to the last round with a result or an allotted bye. A walkover and an allotted
// bye count with their points in their round. An absent bye, a game that both players lost and an open game
// leave the running score unchanged. Rematches do not count.
[[nodiscard]] std::vector<exact::Rational> cumulative(const Field& field);

}  // namespace damath::tiebreak
