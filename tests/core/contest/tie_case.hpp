// SPDX-License-Identifier: GPL-3.0-or-later
// A tie as a plain-text table: an event as a crosstable, and the ranks that its ruleset gives.
//
//   # Comment, to the end of the line.
//   system swiss               roundRobin by default
//   legs 2                     set radical       rematchPlaces all | 2
//   rematchDrawn again         rematchWithdrawn lost | skipped
//   walkoverMeetings never | always                           withdrawnGames annulUnderHalf
//   points 3 1 0 1             scoreDirection lowerWins       pointSystem difference | average
//   tieBreaks pointSystem headToHead
//   Ana   x    1:30  +         one row per player; a cell for each opponent, with a comma between legs
//   Ben   0:10 x     =
//   Carla -    =     x
//   bye Ben                    a round robin of an odd number has its byes automatically
//   absent Ben                 sat out a round by announcement
//   rematch Ana 1-0 Ben 30 10  = for a draw; the grand totals may be left out
//   decider Ana 1-0 Ben 30 10  played after their drawn game of a knock-out
//   left Ana [2]               withdrew after the last round, or after round 2
//   lot Ben Ana                drawn among exactly these players, the best first
//   ---                        below: the text that textOf() returns
//
// A game: 1, 0, = (draw), + - (walkover), n (nobody wins), ? (open), . (not paired), x (the player's own
// column). The player's own grand total follows after a colon, without blanks. The Berger tables give the
// round and the sides of each game. If the system is not a round robin, rounds without a game are dropped,
// and the event has the remaining rounds.
#pragma once

#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::contest::testing {

struct TieCase {
  Event event;
  std::vector<std::string> names;  // ordered by start number
  std::string expected;
};

// Throws an exception if the text is not a tie case: usually std::runtime_error with the wrong line or word.
[[nodiscard]] TieCase parseTieCase(const std::string& text);

// Returns the standings in the form of the cases:
//   final after 3
//   1 Ana 2 +2 =0 -1 | Y2a Ben Carla 1-1-1 | Y2c Ben Carla 75 (1 without)
//   due Ana Ben
//   lot open Carla Dina
[[nodiscard]] std::string textOf(const Standings& standings, const std::vector<std::string>& names);

}  // namespace damath::contest::testing
