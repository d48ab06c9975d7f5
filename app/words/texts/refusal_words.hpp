// SPDX-License-Identifier: GPL-3.0-or-later
// Why the desk refused, in words: what is wrong, and what would be right.
#pragma once

#include <string>

#include "app/desk/change/desk_error.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

// Bad rows and missing games are counted here; rowMessage (desk_words.hpp) and placeText name each.
[[nodiscard]] std::string message(const desk::DeskError& error, Language language);

// Why an event cannot be played as it is planned: "4 rounds are needed, 2 are planned".
[[nodiscard]] std::string planFaultText(const pairing::ScheduleFault& fault, Language language);

}  // namespace damath::words
