// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader of a PDF takes the glyphs of a font for, when it searches, copies or reads aloud.
#pragma once

#include <string>
#include <string_view>

namespace damath::render {

// Qt's writer names a glyph by the first sign that looks like it: a blank by the tabulator, joined "fi" and
// Arabic letters by signs for their shapes, a Chinese character by the radical that it is. In what comes back
// each is the letter or letters that were written. Takes the map as Qt writes it (ISO 32000, 9.10.3) and
// leaves what it does not know.
[[nodiscard]] std::string withLettersAsWritten(std::string_view map);

}  // namespace damath::render
