// SPDX-License-Identifier: GPL-3.0-or-later
// Words for results of games, and for errors in a result that is typed in one line.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns "1–0 (75 : −72)" or "0–1 (65 : 64), BLUE resigned". The ending is named if it can decide the game
// alone.
[[nodiscard]] std::string resultText(const desk::ResultFacts& result, Language language);
// Empty if `result` is nullopt.
[[nodiscard]] std::string resultText(const std::optional<desk::ResultFacts>& result, Language language);

[[nodiscard]] std::string lineText(const desk::LineError& error, Language language);

}  // namespace damath::words
