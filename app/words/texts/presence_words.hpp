// SPDX-License-Identifier: GPL-3.0-or-later
// Who has come before a round, in words.
#pragma once

#include <string>

#include "app/desk/events/check_in_desk.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

// "present", "not seen yet" …
[[nodiscard]] std::string presenceText(desk::Presence presence, Language language);
// "Round 2: 12 present, 1 late, 2 absent, 3 not seen yet"
[[nodiscard]] std::string presenceSum(const desk::CheckInList& list, Language language);

}  // namespace damath::words
