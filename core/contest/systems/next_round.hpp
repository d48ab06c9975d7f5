// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs the next round of any system (rulebook Y4). Callers need no other function for pairing. The same
// event always gives the same pairing, because every lot comes from the event's seed.
#pragma once

#include <optional>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/expected.hpp"

namespace damath::pairing {

// Returns the reason why the next round cannot be paired. nullopt if nextRound returns a round. Precondition:
// `event` belongs to `contest`.
[[nodiscard]] std::optional<Obstacle> obstacleToNextRound(const contest::Contest& contest,
                                                          const contest::Event& event);

// Returns the pairing of the round after the last paired round. Does not change the event. Errors: see
// ObstacleKind. Precondition: `event` belongs to `contest`.
[[nodiscard]] Expected<RoundPairing, Obstacle> nextRound(const contest::Contest& contest,
                                                         const contest::Event& event);

}  // namespace damath::pairing
