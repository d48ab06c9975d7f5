// SPDX-License-Identifier: GPL-3.0-or-later
// A round as a system pairs it, and the obstacles to pairing a round (rulebook Y4).
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::pairing {

struct Board {
  contest::EntryId blue{};
  contest::EntryId red{};
  friend bool operator==(const Board&, const Board&) = default;
};

struct RoundPairing {
  contest::RoundNumber round{};
  std::vector<Board> boards;       // in board order
  std::vector<contest::Bye> byes;  // allotted byes first, then absent byes; each ordered by start number
};

enum class ObstacleKind {
  TooFewEntries,   // `bound`: the minimum; `given`: the number of players who could still play
  TooManyEntries,  // `bound`: the maximum of a Swiss round, 2,048; `given`: the players of the round
  ResultsMissing,  // `games`: the games without a result
  // `games`: the drawn games of a knock-out whose rematch is missing or also drawn. `ties`: the ties in
  // groups that decide who advances to the final and still need a rematch.
  RematchMissing,
  Complete,    // every round is already paired
  NothingLeft  // every pairing of the next round would repeat an earlier meeting
};

struct Obstacle {
  ObstacleKind kind = ObstacleKind::Complete;
  std::vector<contest::GameId> games;                    // ordered by round, then board
  std::vector<std::vector<contest::EntryId>> ties = {};  // each tie ordered by start number
  int bound = 0;
  int given = 0;
};

}  // namespace damath::pairing
