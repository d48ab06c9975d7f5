// SPDX-License-Identifier: GPL-3.0-or-later
// A round as a system pairs it, and what may stand against pairing it (rulebook Y4).
#pragma once

#include <vector>

#include "core/contest/contest.hpp"

namespace damath::pairing {

struct Board {
  contest::EntryId blue{};
  contest::EntryId red{};
  friend bool operator==(const Board&, const Board&) = default;
};

struct RoundPairing {
  contest::RoundNumber round{};
  std::vector<Board> boards;       // in board order
  std::vector<contest::Bye> byes;  // allotted first, then absent ones; by start number
};

enum class ObstacleKind {
  TooFewEntries,   // bound: the fewest; given: those left to play
  TooManyEntries,  // bound: the most a Swiss round takes, 2,048; given
  ResultsMissing,  // games: without a result
  RematchMissing,  // games: drawn ones of a knock-out whose rematch is missing or drawn too; ties: before the
                   // final of groups, those who must play out who advances
  Complete,        // every round is paired
  NothingLeft      // no pairing without a second meeting is left
};

struct Obstacle {
  ObstacleKind kind = ObstacleKind::Complete;
  std::vector<contest::GameId> games;                    // by round, then board
  std::vector<std::vector<contest::EntryId>> ties = {};  // each by start number
  int bound = 0;
  int given = 0;
};

}  // namespace damath::pairing
