// SPDX-License-Identifier: GPL-3.0-or-later
// Results of games, and what is wrong with one that was keyed in one line, in words.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

// "1–0 (75 : −72)", "0–1 (65 : 64), BLUE resigned": an ending that may come before the totals is added
// to them.
[[nodiscard]] std::string resultText(const desk::ResultFacts& result, Language language);
// Empty where there is none.
[[nodiscard]] std::string resultText(const std::optional<desk::ResultFacts>& result, Language language);

[[nodiscard]] std::string lineText(const desk::LineError& error, Language language);

}  // namespace damath::words
