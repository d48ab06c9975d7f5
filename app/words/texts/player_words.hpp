// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about a player: entries in several events (Y5), notes of an import.
#pragma once

#include <string>

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

}  // namespace damath::words
