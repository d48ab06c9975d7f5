// SPDX-License-Identifier: GPL-3.0-or-later
// The lot among those whom every step of rulebook Y2 leaves level (Y2d).
#pragma once

#include <vector>

#include "core/contest/contest.hpp"

namespace damath::contest {

// Drawn from the event's seed and the start numbers of the tied, so the same tie of the same event has one
// lot however often and in whatever order of names it is drawn. Promise: the tied are entries of the event.
[[nodiscard]] Lot drawLot(const Event& event, const std::vector<EntryId>& tied);

}  // namespace damath::contest
