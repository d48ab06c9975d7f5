// SPDX-License-Identifier: GPL-3.0-or-later
// Who meets whom next: the one door to every system (rulebook Y4). What a system does inside is its own; the
// pairing is the same whenever the same event is paired again, since every lot comes from the event's seed.
#pragma once

#include <optional>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/pairing.hpp"
#include "core/expected.hpp"

namespace damath::pairing {

// What stands against pairing the next round; nothing where nextRound gives it. Promise: as there.
[[nodiscard]] std::optional<Obstacle> obstacleToNextRound(const contest::Contest& contest,
                                                          const contest::Event& event);

// The round after the last one paired. Nothing is changed by a refusal. Promise: `event` is one of `contest`.
[[nodiscard]] Expected<RoundPairing, Obstacle> nextRound(const contest::Contest& contest,
                                                         const contest::Event& event);

}  // namespace damath::pairing
