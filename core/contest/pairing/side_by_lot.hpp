// SPDX-License-Identifier: GPL-3.0-or-later
// The lots of an event: every one follows from the event's seed and from what it is drawn for, so the same
// lot is drawn again on every computer and after a round was taken back.
//
// What a lot is drawn for (the round, then the lower start number of the pair, then the higher) is taken in
// one after the other: each is added to the last draw of the generator, which is the state of the next.
#pragma once

#include <cstdint>

#include "core/board/side.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

using board::Side;

// The side of the lower start number in the game of those two in that round.
[[nodiscard]] Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher);

// The two with those sides.
[[nodiscard]] Board boardByLot(const contest::Event& event, contest::RoundNumber round,
                               const contest::Entry& one, const contest::Entry& another);

// The side that the alternation of a round begins with.
[[nodiscard]] Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round);

}  // namespace damath::pairing
