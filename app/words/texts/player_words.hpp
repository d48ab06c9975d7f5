// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be said of players, in words: who is in several events (rulebook Y5), what an import did, who
// has come.
#pragma once

#include <string>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/clashes.hpp"

namespace damath::words {

// "Reyes, Ana (Rizal HS) is in 2 events: Grade 7, Grade 8". Promise: the clash is the contest's.
[[nodiscard]] std::string message(const contest::Clash& clash, const contest::Contest& contest,
                                  Language language);

// What an import reports of a player.
[[nodiscard]] std::string message(const desk::ImportNote& note, Language language);

// "present", "not seen yet" …
[[nodiscard]] std::string presenceText(desk::Presence presence, Language language);
// The same of somebody; "bye, no game" of whom nobody waits for.
[[nodiscard]] std::string presenceText(const desk::CheckedIn& checked, Language language);
// Of somebody who has not been seen yet before the round: "absent in round 1"; empty where that is not so.
[[nodiscard]] std::string missedText(const desk::CheckedIn& checked, contest::RoundNumber round,
                                     Language language);
// "Round 2: 12 present, 1 late, 2 absent, 3 not seen yet"
[[nodiscard]] std::string presenceSum(const desk::CheckInList& list, Language language);

}  // namespace damath::words
