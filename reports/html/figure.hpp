// SPDX-License-Identifier: GPL-3.0-or-later
// Writes figures as in a textbook, within a line of text or on a chip. If the reader copies a figure or a
// screen reader reads it, the result is the plain text: "−21/4".
#pragma once

#include <string_view>

#include "reports/html/writer.hpp"

namespace damath::html {

void writeFigure(Writer& html, std::string_view text);
// Writes a figure in which a slash divides: "-5/8" is no fraction.
void writeDivision(Writer& html, std::string_view text);

// Writes the text of a chip, such as "5√2", as large as the disc allows. Its center is at (10, 10), in board
// units.
void writeChipFigure(Writer& html, std::string_view text);

}  // namespace damath::html
