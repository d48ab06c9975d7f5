// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the cells of a scoresheet in words.
#pragma once

#include <optional>
#include <string>

#include "core/board/side.hpp"
#include "core/sheet/record/finding.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Returns the name of a cell: "running total", "kabuuan".
[[nodiscard]] Phrase cellName(sheet::Cell cell);
// Returns the cell's name in the form that Filipino grammar needs before a quoted text: "tirang", "iskor na".
[[nodiscard]] Phrase cellNameBefore(sheet::Cell cell);
// Returns the name of a cell with its line and player: "line 2, BLUE, score", "RED, grand total" or "result".
[[nodiscard]] std::string cellText(const std::optional<int>& line, const std::optional<board::Side>& side,
                                   sheet::Cell cell, Language language);

}  // namespace damath::words
