// SPDX-License-Identifier: GPL-3.0-or-later
// Figures in textbook style, within a line of text or on a chip. Copied text and screen readers get the
// original line: "−21/4".
#pragma once

#include <string_view>

#include "reports/html/writer.hpp"

namespace damath::html {

void writeFigure(Writer& html, std::string_view text);

// Writes the figure on a chip with its center at (10, 10), in board units, as large as the disc allows.
void writeChipFigure(Writer& html, std::string_view text);

}  // namespace damath::html
