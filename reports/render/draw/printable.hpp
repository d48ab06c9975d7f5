// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as they are printed: each is one line, and its minus signs, fractions and right-to-left words are set
// correctly.
#pragma once

#include <QString>
#include <string>

namespace damath::render {

// Returns the text as one printable line: control characters and line ends become spaces, hyphens that are
// the sign of a number become minus signs.
[[nodiscard]] QString printable(const std::string& text);
// Returns the text as one printable line, for a text with numbers and words. In addition to printable(), a
// hyphen between two numbers becomes a minus sign.
[[nodiscard]] QString printableFigures(const std::string& text);
// Returns the text of a scoresheet cell as one printable line. Such a text contains only numbers and signs of
// arithmetic, so every hyphen becomes a minus sign.
[[nodiscard]] QString printableCell(const std::string& text);

}  // namespace damath::render
