// SPDX-License-Identifier: GPL-3.0-or-later
// Players in several events, in words (rulebook Y5).
#pragma once

#include <string>

#include "app/desk/roster/import_done.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/clashes.hpp"

namespace damath::words {

// "Reyes, Ana (Rizal HS) is in 2 events: Grade 7, Grade 8". Promise: the clash is the contest's.
[[nodiscard]] std::string message(const contest::Clash& clash, const contest::Contest& contest,
                                  Language language);

// What an import has to tell of a player.
[[nodiscard]] std::string message(const desk::ImportNote& note, Language language);

}  // namespace damath::words
