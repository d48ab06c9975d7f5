// SPDX-License-Identifier: GPL-3.0-or-later
// The questions and answers of a ruleset in words, and the errors in a ruleset or chip set that a user fills
// in. An error is one sentence without its full stop, and names its clause if there is one.
#pragma once

#include <string>
#include <string_view>

#include "core/notation/json/json_fault.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the question of an option: "May an ordinary chip take backward?" Section 9 of the rulebook lists
// the options.
[[nodiscard]] std::string questionText(std::string_view option, Language language);
// Returns the heading of the part that begins with this question. Empty if no part begins there.
[[nodiscard]] std::string partText(std::string_view option, Language language);
// Returns the words of an option's answer. A number or a time is returned unchanged.
[[nodiscard]] std::string answerText(std::string_view option, std::string_view answer, Language language);

// Returns the message for an error in a field of a form. The form shows which field is wrong, so the messages
// of this function do not name the field. For other errors, returns sentenceOf(), which names the place.
[[nodiscard]] std::string lawFaultText(const notation::JsonFault& fault, Language language);

}  // namespace damath::words
