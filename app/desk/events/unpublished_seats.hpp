// SPDX-License-Identifier: GPL-3.0-or-later
// Players who have a board or an allotted bye in an unpublished round, and who withdraw or are absent before
// the round is published. Their change never publishes the round.
#pragma once

#include <vector>

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/later_rounds.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

// True if the round is unpublished, and the entry has a board or an allotted bye in it.
[[nodiscard]] bool isSeatedUnpublished(const contest::Event& event, contest::EntryId entry,
                                       contest::RoundNumber round);

// Asks the author what happens to the unpublished round that `leaving` leave (LeftUnpublished). With
// OpenRounds::Pair the round is paired again without them. With OpenRounds::Keep it stays as paired, and
// their opponents win when the round is published (publishRound). `after` is the event with the changed
// entries. Returns what was paired again. The caller stores the entries after this step.
// Precondition: isSeatedUnpublished() for each of `leaving`, and none of their games is open live
// (checkNotLive). Errors: StoreFailed. With OpenRounds::Pair also: LiveOpen if another live game of the round
// is open, and as obstacleOf if the program finds no pairing.
[[nodiscard]] DeskResult<PairedAgain> leaveUnpublished(const Change& change, const contest::Event& before,
                                                       const contest::Event& after,
                                                       contest::RoundNumber round,
                                                       const std::vector<contest::EntryId>& leaving);

}  // namespace damath::desk
