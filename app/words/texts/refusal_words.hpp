// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the errors that the desk reports: the error, then the correct input or the next step.
#pragma once

#include <string>

#include "app/desk/change/desk_error.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the message of an error. Of bad rows and missing games, it gives only the number. rowMessage
// (roster_words.hpp) and placeText name each of them.
[[nodiscard]] std::string message(const desk::DeskError& error, Language language);

// Returns the reason why an event cannot be played as planned: "4 rounds are needed, 2 are planned".
[[nodiscard]] std::string planFaultText(const pairing::ScheduleFault& fault, Language language);

}  // namespace damath::words
