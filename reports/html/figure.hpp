// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as a textbook sets them, within a line of text or on a chip. Copied or read aloud they are the one
// line that they were made of: "−21/4".
#pragma once

#include <string_view>

#include "reports/html/writer.hpp"

namespace damath::html {

void writeFigure(Writer& html, std::string_view text);

// On the chip of a board, about (10, 10), as large as its disc takes.
void writeChipFigure(Writer& html, std::string_view text);

}  // namespace damath::html
