// SPDX-License-Identifier: GPL-3.0-or-later
// A tie drawn as a plain-text table: an event as a crosstable, and the ranks that the law gives it.
//
//   # Comment, to the end of the line.
//   system swiss               roundRobin unless said
//   legs 2                     set radical       rematchPlaces all | 2
//   points 3 1 0 1             scoreDirection lowerWins       pointSystem difference
//   tieBreaks pointSystem headToHead
//   Ana   x    1:30  +         a player a row; against each a cell, its games by leg with a comma between
//   Ben   0:10 x     =
//   Carla -    =     x
//   bye Ben                    a round robin of an odd number has its byes by itself
//   absent Ben                 sat out a round by announcement
//   rematch Ana 1-0 Ben 30 10  = for a draw; the grand totals may be left out
//   decider Ana 1-0 Ben 30 10  played on after their drawn game of a knock-out
//   lot Ben Ana                drawn among just these, the best first
//   ---                        below: what textOf() gives
//
// A game: 1, 0, = (draw), + - (walkover), n (nobody wins), ? (open), . (not paired), x (oneself); behind a
// colon the own grand total, without blanks. Games are dealt to rounds and sides by the Berger tables; where
// the system is not a round robin, rounds without a game fall out and the event needs those that are left.
#pragma once

#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/standings.hpp"

namespace damath::contest::testing {

struct TieCase {
  Event event;
  std::vector<std::string> names;  // by start number
  std::string expected;
};

// Throws std::runtime_error with the line where the text is not such a case.
[[nodiscard]] TieCase parseTieCase(const std::string& text);

// The standings as the cases write them:
//   final after 3
//   1 Ana 2 +2 =0 -1 | Y2a Ben Carla 1-1-1 | Y2c Ben Carla 75 (1 without)
//   due Ana Ben
//   lot open Carla Dina
[[nodiscard]] std::string textOf(const Standings& standings, const std::vector<std::string>& names);

}  // namespace damath::contest::testing
