// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of the arbiter's desk in words: the open tasks of an event and the problems that a verification
// found. Also includes the headers for errors, for bad rows of a list of players, and for opening a file.
#pragma once

#include <string>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/review_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const desk::Problem& problem, Language language);

// Returns one line for each fact: players and rounds, missing parts, next step.
[[nodiscard]] std::vector<std::string> statusLines(const desk::EventStatus& status, Language language);
// Returns "next: pair round 2".
[[nodiscard]] std::string nextStepText(const desk::EventStatus& status, Language language);
// Returns "pair round 2".
[[nodiscard]] std::string stepText(const desk::EventStatus& status, Language language);

}  // namespace damath::words
