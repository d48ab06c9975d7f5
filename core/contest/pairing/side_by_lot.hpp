// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the lots for sides. Every lot depends only on the event's seed and on its purpose. Therefore every
// computer draws the same lot, also after a round was cancelled.
//
// The purpose is the round, then the lower start number of the pair, then the higher. Each number in turn is
// added to the last output of the generator, and the sum is the next state of the generator.
#pragma once

#include <cstdint>

#include "core/board/side.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

using board::Side;

// Returns the side of the lower start number in the game of these two entries in this round.
[[nodiscard]] Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher);

// Returns the board of the two entries, with their sides by lot.
[[nodiscard]] Board boardByLot(const contest::Event& event, contest::RoundNumber round,
                               const contest::Entry& one, const contest::Entry& another);

// Returns the side with which the alternation of a round begins.
[[nodiscard]] Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round);

}  // namespace damath::pairing
