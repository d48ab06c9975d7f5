// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the answers of the arbiter's desk: the open tasks of an event and the problems that a check of
// the contest found. This header also includes the headers for errors, for bad rows of a player list, and for
// opening a file.
#pragma once

#include <string>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/keeping/verification.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string message(const desk::Problem& problem, Language language);

// Returns the state of an event: players and rounds, missing results and scoresheets, next step. Each fact is
// one line.
[[nodiscard]] std::vector<std::string> statusLines(const desk::EventStatus& status, Language language);
// Returns the next step of the arbiter with the word for "next": "next: pair round 2".
[[nodiscard]] std::string nextStepText(const desk::EventStatus& status, Language language);
// Returns the next step of the arbiter: "pair round 2".
[[nodiscard]] std::string stepText(const desk::EventStatus& status, Language language);

}  // namespace damath::words
