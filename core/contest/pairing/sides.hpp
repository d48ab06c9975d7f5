// SPDX-License-Identifier: GPL-3.0-or-later
// The sides of the two players of a game: chosen by the histories of both, or drawn by lot.
#pragma once

#include <cstdint>

#include "core/board/side.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::pairing {

// Returns the side of `higher`, the better-ranked of the two entries. The rules, in this order: (1) as few
// entries as possible get a side for the third time in a row, or a difference of three between games as BLUE
// and games as RED; (2) the sum of the strengths of the denied preferences is as small as possible; (3) the
// two entries exchange the sides of the latest game in which their sides differed, counted back from the last
// game of each; (4) `higher` gets the side that it prefers; (5) `higher` gets `byTurn`, the side that
// alternates from board to board.
[[nodiscard]] Side sideOf(const Record& higher, const Record& lower, Side byTurn);

// Returns, by lot, the side of the entry with the lower start number in its game against the other entry in
// this round. The lot depends only on the event's seed and on the purpose of the lot. Therefore every
// computer draws the same lot, also after a round was cancelled. The purpose is the round, then the lower
// start number of the pair, then the higher start number. Each number in turn is added to the last output of
// the generator, and the sum is the next state of the generator.
[[nodiscard]] Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher);

// Returns the board of the two entries, with their sides by lot.
[[nodiscard]] Board boardByLot(const contest::Event& event, contest::RoundNumber round,
                               const contest::Entry& one, const contest::Entry& another);

// Returns, by lot, the side of the first player on the first board of a round whose boards alternate sides.
[[nodiscard]] Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round);

}  // namespace damath::pairing
