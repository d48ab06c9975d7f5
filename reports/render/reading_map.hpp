// SPDX-License-Identifier: GPL-3.0-or-later
// The character map of a PDF font: the text that a reader finds when it searches, copies or reads aloud.
#pragma once

#include <string>
#include <string_view>

namespace damath::render {

// Returns the map with the original letters. Qt's writer maps each glyph to the first character of the same
// look: a space to the tab character, the ligature "fi" and Arabic letters to shape codes, a Chinese
// character to its radical. `map` is in the form that Qt writes (ISO 32000, 9.10.3). Unknown lines stay
// unchanged.
[[nodiscard]] std::string withLettersAsWritten(std::string_view map);

}  // namespace damath::render
