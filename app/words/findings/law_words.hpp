// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of a ruleset and their answers as a person reads them, and what is wrong with a law that
// somebody fills in: one sentence without its full stop, which cites its clause.
#pragma once

#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::words {

// By its name in rulebook 9: "May an ordinary chip take backward?"
[[nodiscard]] std::string questionText(std::string_view option, Language language);
// The heading above the question; empty where the question before has the same.
[[nodiscard]] std::string partText(std::string_view option, Language language);
// A number or a time needs no words.
[[nodiscard]] std::string answerText(std::string_view option, std::string_view answer, Language language);

// Beside a form's own field, which therefore is not named.
[[nodiscard]] std::string lawFaultText(const notation::JsonFault& fault, Language language);

}  // namespace damath::words
