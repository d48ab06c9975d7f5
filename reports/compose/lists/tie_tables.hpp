// SPDX-License-Identifier: GPL-3.0-or-later
// A small table for each group of entries with equal points: their names, and the figure of each entry in
// every tie-break step that was applied (rulebook Y2, Y3).
#pragma once

#include <vector>

#include "core/contest/systems/standings.hpp"
#include "reports/compose/parts/table.hpp"
#include "words/language.hpp"

namespace damath::compose {

// True if a tie table explains the entry's rank: all its reasons are tie-break steps after equal points.
// Other ranks are explained in words: those that come from brackets, groups and finals (Y4).
[[nodiscard]] bool isTabled(const contest::RankedEntry& ranked);

// True if an entry has played a game, or has points from a bye. Until then, all entries have equal points and
// no tie needs a table.
[[nodiscard]] bool hasPlayed(const contest::Standings& standings);

// Returns the tie tables, ordered by rank. In an event with more than kManyRows entries, a row is left out if
// its value already stands in the main list, and a sentence says so. Otherwise most entries would be printed
// twice. Precondition: the event belongs to the contest and the standings to the event.
[[nodiscard]] std::vector<Section> tieTables(const contest::Contest& contest, const contest::Event& event,
                                             const contest::Standings& standings, words::Language language);

}  // namespace damath::compose
