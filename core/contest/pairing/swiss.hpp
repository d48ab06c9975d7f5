// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss round: who plays it by points and start number, the system's choice among them, and the boards in
// order. The first round is by seed, upper half against lower, as all are level then; in it alone schoolmates
// are kept apart, where the event says so (Y4): later the points choose.
//
// A late entry comes in with no points. One who is away by announcement has an absent bye, which counts
// nothing and is no reason to be passed over for an allotted one.
#pragma once

#include <optional>

#include "core/contest/pairing/pairing.hpp"
#include "core/contest/pairing/swiss_system.hpp"

namespace damath::pairing {

[[nodiscard]] SwissField swissField(const contest::Contest& contest, const contest::Event& event,
                                    contest::RoundNumber round);

// Boards by the points of the better player, then the sum of both, then the lower start number. Nothing where
// no choice is left.
[[nodiscard]] std::optional<RoundPairing> swissRound(const contest::Contest& contest,
                                                     const contest::Event& event, contest::RoundNumber round,
                                                     const SwissSystem& system);

}  // namespace damath::pairing
