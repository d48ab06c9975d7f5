// SPDX-License-Identifier: GPL-3.0-or-later
// Ties on points as small tables, one for each group of level entries: names beside the figures of every
// tie-break step that was applied (rulebook Y2, Y3).
#pragma once

#include <vector>

#include "core/contest/systems/standings.hpp"
#include "reports/compose/parts/table.hpp"
#include "words/language.hpp"

namespace damath::compose {

// True if a tie table explains the entry's rank: all its reasons are tie-break steps after equal points.
// Results of brackets, groups and finals (Y4) need words.
[[nodiscard]] bool isTabled(const contest::RankedEntry& ranked);

// True after the first result. Before it, all entries are level and no tie needs a table.
[[nodiscard]] bool hasPlayed(const contest::Standings& standings);

// Returns the tables ordered by rank. With more than kManyRows entries, a sentence replaces the rows whose
// figure stands in the main list already; otherwise most entries would be printed twice. Precondition: the
// event belongs to the contest and the standings to the event.
[[nodiscard]] std::vector<Section> tieTables(const contest::Contest& contest, const contest::Event& event,
                                             const contest::Standings& standings, words::Language language);

}  // namespace damath::compose
