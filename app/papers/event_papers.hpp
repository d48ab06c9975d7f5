// SPDX-License-Identifier: GPL-3.0-or-later
// The papers of an event but its filled scoresheets: before a round, and after it.
#pragma once

#include <vector>

#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// For the wall, so without what a round that is held would show.
[[nodiscard]] compose::Document tally(const Subject& subject);
[[nodiscard]] compose::Document standings(const Subject& subject);
// Of many players their opponents and results row by row in place of it, which says so.
[[nodiscard]] compose::Document crosstable(const Subject& subject);

// Standings, all results and, where there is one, the crosstable together.
[[nodiscard]] compose::Document results(const Subject& subject);

[[nodiscard]] compose::Document pairings(const Subject& subject, contest::RoundNumber round);
// Of these games of the round, a slip each.
[[nodiscard]] compose::Document slips(const Subject& subject, contest::RoundNumber round,
                                      std::vector<contest::Game> games);

// A blank scoresheet with its head filled for each game, or what it goes on on when it is full.
[[nodiscard]] compose::Document blanks(const Subject& subject, const std::vector<contest::Game>& games,
                                       compose::BlankPart part = compose::BlankPart::First);
// So many that say the event alone.
[[nodiscard]] compose::Document spareBlanks(const Subject& subject, int count,
                                            compose::BlankPart part = compose::BlankPart::First);
// For a rematch that is to be played.
[[nodiscard]] compose::Document rematchBlank(const Subject& subject, contest::EntryId blue,
                                             contest::EntryId red,
                                             compose::BlankPart part = compose::BlankPart::First);

}  // namespace damath::papers
