// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the lot among entries that remain tied after every step of rulebook Y2 (Y2d).
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// Draws the lot from the event's seed and the start numbers of the tied entries. The same tie of the same
// event therefore always has the same lot, in whatever order `tied` lists the entries. Precondition: all
// `tied` are entries of the event.
[[nodiscard]] Lot drawLot(const Event& event, const std::vector<EntryId>& tied);

}  // namespace damath::contest
