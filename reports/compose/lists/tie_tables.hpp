// SPDX-License-Identifier: GPL-3.0-or-later
// Ties in points as small tables, one for each group of entries that are level: names beside the figures of
// every step that was looked at (rulebook Y2, Y3).
#pragma once

#include <vector>

#include "core/contest/standings.hpp"
#include "reports/compose/parts/labels.hpp"
#include "reports/compose/parts/table.hpp"

namespace damath::compose {

// Whether one of the tables explains the entry's rank: all its reasons are steps of a tie in points. What
// came of brackets, groups and finals (Y4) needs words.
[[nodiscard]] bool isTabled(const contest::RankedEntry& ranked);

// Before the first result all are level, and there is nothing to tell of it.
[[nodiscard]] bool hasPlayed(const contest::Standings& standings);

// By rank. Of many entries those whose figure stands in the list itself are counted in a sentence, or most of
// them would stand on the paper twice. Promise: the event is the contest's and the standings are the event's.
[[nodiscard]] std::vector<Section> tieTables(const contest::Contest& contest, const contest::Event& event,
                                             const contest::Standings& standings, const Labels& labels);

}  // namespace damath::compose
