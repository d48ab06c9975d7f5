// SPDX-License-Identifier: GPL-3.0-or-later
// Words for results of games, and for errors in a result that is typed in one line.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/result_facts.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns a grand total of ResultFacts for people: "45 1/2 (45.50)". Empty if the total is empty.
[[nodiscard]] std::string shownTotal(const std::string& figure);
// Returns the result with the totals: "1–0 (75 : −72)" or "0–1 (65 : 64), BLUE resigned". Names the ending if
// it can decide the game without the totals.
[[nodiscard]] std::string resultText(const desk::ResultFacts& result, Language language);
// Returns resultText() of the result; an empty text if `result` is nullopt.
[[nodiscard]] std::string resultText(const std::optional<desk::ResultFacts>& result, Language language);

[[nodiscard]] std::string lineText(const desk::LineError& error, Language language);

}  // namespace damath::words
