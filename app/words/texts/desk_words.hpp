// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's desk answers, in words: what an event still lacks, what checking a file found. Refusals,
// bad rows of a players' list and what opening a file found come along with it.
#pragma once

#include <string>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/catalogue/language.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/review_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const desk::Problem& problem, Language language);

// One line for each thing to know: players and rounds, what is missing, what comes next.
[[nodiscard]] std::vector<std::string> statusLines(const desk::EventStatus& status, Language language);
// "next: pair round 2"
[[nodiscard]] std::string nextStepText(const desk::EventStatus& status, Language language);
// "pair round 2"
[[nodiscard]] std::string stepText(const desk::EventStatus& status, Language language);

}  // namespace damath::words
