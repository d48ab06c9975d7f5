// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects the character map of a PDF font. The map gives the text of each glyph (drawn sign), which a PDF
// reader uses to search, copy or read aloud.
#pragma once

#include <string>
#include <string_view>

namespace damath::render {

// Returns the map with the letters that were written. Qt's PDF writer gives each glyph the first character
// that looks the same: a tab for a space, the sign "ﬁ" for the letters "fi", special codes for Arabic
// letters, a radical for a Chinese character. `map` is in the form that Qt writes (ISO 32000, 9.10.3).
// Unknown lines stay unchanged.
[[nodiscard]] std::string withLettersAsWritten(std::string_view map);

}  // namespace damath::render
