// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about players in words: players in several events (Y5), notes of an import, attendance.
#pragma once

#include <string>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "core/contest/clashes.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns "Reyes, Ana (Rizal HS) is in 2 events: Grade 7, Grade 8". Precondition: the clash belongs to the
// contest.
[[nodiscard]] std::string message(const contest::Clash& clash, const contest::Contest& contest,
                                  Language language);

// Returns the note of an import about a player.
[[nodiscard]] std::string message(const desk::ImportNote& note, Language language);

// Returns "present", "not seen yet" …
[[nodiscard]] std::string presenceText(desk::Presence presence, Language language);
// Returns the presence of a player; "bye, no game" for an unseen player with a bye.
[[nodiscard]] std::string presenceText(const desk::CheckedIn& checked, Language language);
// Returns "absent in round 1" for a player who is not seen yet and missed the previous round; else empty.
[[nodiscard]] std::string missedText(const desk::CheckedIn& checked, contest::RoundNumber round,
                                     Language language);
// Returns "round 2: 12 present, 1 late, 2 absent, 3 not seen yet".
[[nodiscard]] std::string presenceSum(const desk::CheckInList& list, Language language);

}  // namespace damath::words
