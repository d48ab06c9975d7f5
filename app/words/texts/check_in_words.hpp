// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the check-in: who is present, late, absent or not seen yet.
#pragma once

#include <string>

#include "app/desk/events/check_in_desk.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the state of a player at check-in: "present", "not seen yet" …
[[nodiscard]] std::string presenceText(desk::Presence presence, Language language);
// Returns the state of a player at check-in. For a player with a bye who is not seen yet: "bye, no game".
[[nodiscard]] std::string presenceText(const desk::CheckedIn& checked, Language language);
// Returns "absent in round 1" for a player who is not seen yet and missed the previous round. Empty for all
// others.
[[nodiscard]] std::string missedText(const desk::CheckedIn& checked, contest::RoundNumber round,
                                     Language language);
// Returns the counts of a check-in: "round 2: 12 present, 1 late, 2 absent, 3 not seen yet".
[[nodiscard]] std::string presenceSum(const desk::CheckInList& list, Language language);

}  // namespace damath::words
