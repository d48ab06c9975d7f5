// SPDX-License-Identifier: GPL-3.0-or-later
// Words for facts about players: entries in several events (Y5), notes of an import, check-in.
#pragma once

#include <string>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "core/contest/clashes.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the sentence for a player in several events: "Reyes, Ana (Rizal HS) is in 2 events: Grade 7, Grade
// 8". Precondition: the clash belongs to the contest.
[[nodiscard]] std::string message(const contest::Clash& clash, const contest::Contest& contest,
                                  Language language);

// Returns the sentence for a note that an import makes about a player.
[[nodiscard]] std::string message(const desk::ImportNote& note, Language language);

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
