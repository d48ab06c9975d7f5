// SPDX-License-Identifier: GPL-3.0-or-later
// Names of boards and of scoresheet cells, in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "core/board/side.hpp"
#include "core/sheet/record/finding.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Returns "round 2 board 3".
[[nodiscard]] std::string placeText(desk::Place place, Language language);
// Returns placeText(), or "the rematch".
[[nodiscard]] std::string sheetPlaceText(const desk::SheetAt& at, Language language);
// Lists at most 20 places, then the number of further places.
[[nodiscard]] std::string placeList(const std::vector<desk::Place>& places, Language language);

// Returns "running total", "kabuuan".
[[nodiscard]] Phrase cellName(sheet::Cell cell);
// Returns "line 2, BLUE, score", "RED, grand total" or "result".
[[nodiscard]] std::string cellText(const std::optional<int>& line, const std::optional<board::Side>& side,
                                   sheet::Cell cell, Language language);

}  // namespace damath::words
