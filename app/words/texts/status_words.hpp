// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the status of an event: its open tasks and the next step of the arbiter.
#pragma once

#include <string>
#include <vector>

#include "app/desk/events/status.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the state of an event: players and rounds, missing results and scoresheets, next step. Each fact is
// one line.
[[nodiscard]] std::vector<std::string> statusLines(const desk::EventStatus& status, Language language);
// Returns the next step of the arbiter with the word for "next": "next: pair round 2". If the event is final,
// returns stepText().
[[nodiscard]] std::string nextStepText(const desk::EventStatus& status, Language language);
// Returns the next step of the arbiter: "pair round 2".
[[nodiscard]] std::string stepText(const desk::EventStatus& status, Language language);

}  // namespace damath::words
