// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the errors that the desk reports: the error, then the correct input or the next step.
#pragma once

#include <string>

#include "app/desk/change/desk_error.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the message of an error. If rows of a player list have errors, the message gives only their number;
// rowMessage (roster_words.hpp) describes each row.
[[nodiscard]] std::string message(const desk::DeskError& error, Language language);

// Returns the reason why an event cannot be played as planned: "rounds needed: 4, planned: 2".
[[nodiscard]] std::string planFaultText(const pairing::ScheduleFault& fault, Language language);

}  // namespace damath::words
