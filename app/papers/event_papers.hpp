// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the papers of an event before and after a round. Filled scoresheets are made elsewhere
// (scoresheet_papers.hpp).
#pragma once

#include <vector>

#include "app/papers/order.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// For the wall: leaves out unpublished rounds.
[[nodiscard]] compose::Document tally(const Subject& subject);
[[nodiscard]] compose::Document standings(const Subject& subject);
// If the event has many players, the paper lists opponents and results row by row, and says so.
[[nodiscard]] compose::Document crosstable(const Subject& subject);

// Returns the standings, all results, and the crosstable if there is one.
[[nodiscard]] compose::Document results(const Subject& subject);

[[nodiscard]] compose::Document pairings(const Subject& subject, contest::RoundNumber round);
// Returns one result slip for each of `games`.
[[nodiscard]] compose::Document slips(const Subject& subject, contest::RoundNumber round,
                                      std::vector<contest::Game> games);

// Returns blank scoresheets or continuation sheets: `copies` sheets that name only the event, or a sheet for
// the rematch of the order, or a sheet for each game of the round. Errors: NoSuchEntry.
[[nodiscard]] desk::DeskResult<compose::Document> blankSheets(EventOrder& order, compose::BlankPart part);

}  // namespace damath::papers
