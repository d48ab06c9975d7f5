// SPDX-License-Identifier: GPL-3.0-or-later
// The questions and answers of a ruleset in words, and errors in a ruleset or chip set that a user fills in.
// An error is one sentence without its full stop, and cites its clause.
#pragma once

#include <string>
#include <string_view>

#include "core/notation/json/json_fault.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the question of an option, named as in rulebook 9: "May an ordinary chip take backward?"
[[nodiscard]] std::string questionText(std::string_view option, Language language);
// Returns the heading above the question; empty if the question does not begin a new part.
[[nodiscard]] std::string partText(std::string_view option, Language language);
// Returns the words of the answer. A number or a time is returned unchanged.
[[nodiscard]] std::string answerText(std::string_view option, std::string_view answer, Language language);

// Returns the message for an error, to be shown beside its field. The message does not name the field.
[[nodiscard]] std::string lawFaultText(const notation::JsonFault& fault, Language language);

}  // namespace damath::words
