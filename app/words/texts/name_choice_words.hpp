// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the purpose of each way to name the players in a file that leaves the program: full names, initials
// or start numbers.
#pragma once

#include <string>

#include "core/contest/model/privacy.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Returns the text of the purpose, such as "for the wall, the web and other schools".
[[nodiscard]] Phrase purposeOf(contest::PrivacyOption option);

// Returns the list of all options with their purposes, as a command spells them: "full (for your own records
// …); initials (for the wall …); or number (…)".
[[nodiscard]] std::string nameChoices(Language language);

}  // namespace damath::words
