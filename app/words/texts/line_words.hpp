// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a result that was keyed in one line, in words.
#pragma once

#include <string>

#include "app/desk/rounds/result_line.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::words {

[[nodiscard]] std::string lineText(const desk::LineError& error, Language language);

}  // namespace damath::words
