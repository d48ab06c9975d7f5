// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the papers of an event that are needed before and after a round. scoresheet_papers.hpp makes the
// filled scoresheets.
#pragma once

#include <vector>

#include "app/papers/paper_order.hpp"
#include "app/papers/paper_subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// Makes the tally or the standings. Unpublished rounds are left out, because the paper hangs on the wall.
[[nodiscard]] compose::Document tally(const Subject& subject);
[[nodiscard]] compose::Document standings(const Subject& subject);
// Makes the crosstable. For more than 40 players, the paper is a list of each player's opponents and results.
// If the event also has more than 16 rounds, the paper is several tables, or a list of all results for more
// than 64 players. A list has a note about the missing table.
[[nodiscard]] compose::Document crosstable(const Subject& subject);

// Returns the standings, all results, and the crosstable if there is one.
[[nodiscard]] compose::Document results(const Subject& subject);

[[nodiscard]] compose::Document pairings(const Subject& subject, contest::RoundNumber round);
// Returns one result slip for each of `games`.
[[nodiscard]] compose::Document slips(const Subject& subject, contest::RoundNumber round,
                                      std::vector<contest::Game> games);

// Returns blank scoresheets or continuation sheets. The order decides which: `copies` sheets that name only
// the event, a sheet for a rematch, or a sheet for each game of a round. Errors: NoSuchEntry.
[[nodiscard]] desk::DeskResult<compose::Document> blankSheets(EventOrder& order, compose::BlankPart part);

}  // namespace damath::papers
