// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs the next round of any system (rulebook Y4). Callers need no other function for pairing. The same
// event always gives the same pairing, because every lot comes from the event's seed.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/expected.hpp"

namespace damath::pairing {

enum class ObstacleKind {
  // Before round 1. `bound`: the smallest number of players; `given`: the players who could play.
  TooFewEntries,
  TooManyEntries,  // `bound`: the most players of a Swiss round (2,048); `given`: the actual number
  ResultsMissing,  // `games`: the games without a result
  // An earlier round is not published and has no open games. `given`: the number of the round.
  RoundUnpublished,
  // A round of the final was paired from a result of the groups or the final that was corrected later.
  // `given`: the number of the round.
  RoundAdrift,
  // `games`: the drawn games of a knock-out whose rematch is missing or also drawn. `ties`: the ties in
  // groups that decide who advances to the final and still need a rematch.
  RematchMissing,
  Complete,    // every round is already paired
  NothingLeft  // earlier meetings, byes or colors forbid every pairing of a Swiss round
};

struct Obstacle {
  ObstacleKind kind = ObstacleKind::Complete;
  std::vector<contest::GameId> games;                    // ordered by round, then board
  std::vector<std::vector<contest::EntryId>> ties = {};  // each tie ordered by start number
  int bound = 0;
  int given = 0;
};

// Returns the reason why the next round cannot be paired. nullopt if nextRound returns a round. Precondition:
// `event` belongs to `contest`.
[[nodiscard]] std::optional<Obstacle> obstacleToNextRound(const contest::Contest& contest,
                                                          const contest::Event& event);

// Returns the pairing of the round after the last paired round. Does not change the event. Errors: see
// ObstacleKind. Precondition: `event` belongs to `contest`.
[[nodiscard]] Expected<RoundPairing, Obstacle> nextRound(const contest::Contest& contest,
                                                         const contest::Event& event);

}  // namespace damath::pairing
