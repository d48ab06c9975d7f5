// SPDX-License-Identifier: GPL-3.0-or-later
// Where games are played, in words.
#pragma once

#include <string>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

// "round 2 board 3"
[[nodiscard]] std::string placeText(desk::Place place, Language language);
// The same, or "the rematch".
[[nodiscard]] std::string sheetPlaceText(const desk::SheetAt& at, Language language);
// At most twenty places, then how many more.
[[nodiscard]] std::string placeList(const std::vector<desk::Place>& places, Language language);

}  // namespace damath::words
