// SPDX-License-Identifier: GPL-3.0-or-later
// The names of boards and of rematches in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the name of a board in a round: "round 2 board 3".
[[nodiscard]] std::string placeText(desk::Place place, Language language);
// Returns placeText() for a game, or "the rematch".
[[nodiscard]] std::string sheetPlaceText(const desk::SheetAt& at, Language language);
// Returns the first 20 board numbers as a list, "1, 3", then the number of the further boards.
[[nodiscard]] std::string boardList(const std::vector<contest::BoardNumber>& boards);
// Returns the first 20 places as a list, then the number of the further places.
[[nodiscard]] std::string placeList(const std::vector<desk::Place>& places, Language language);

}  // namespace damath::words
