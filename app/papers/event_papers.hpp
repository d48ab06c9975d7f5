// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the papers of an event before and after a round. Filled scoresheets are made elsewhere
// (scoresheet_papers.hpp).
#pragma once

#include <vector>

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

// Returns a blank scoresheet, or a continuation sheet, for each game. Its head is filled in.
[[nodiscard]] compose::Document blanks(const Subject& subject, const std::vector<contest::Game>& games,
                                       compose::BlankPart part = compose::BlankPart::First);
// Returns `count` blank forms that name only the event.
[[nodiscard]] compose::Document spareBlanks(const Subject& subject, int count,
                                            compose::BlankPart part = compose::BlankPart::First);
// Returns a blank scoresheet for a rematch that is not yet played.
[[nodiscard]] compose::Document rematchBlank(const Subject& subject, contest::EntryId blue,
                                             contest::EntryId red,
                                             compose::BlankPart part = compose::BlankPart::First);

}  // namespace damath::papers
