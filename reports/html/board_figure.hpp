// SPDX-License-Identifier: GPL-3.0-or-later
// Draws positions on a web page. A page defines the pictures of the board and of the chips once. The drawing
// of each position refers to them, which keeps the page small.
#pragma once

#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

// Writes the pictures of the board and of the chips of `set`. The drawings of writePosition() refer to them.
void writeBoardParts(Writer& html, const rules::ChipSet& set);

// Draws the position from BLUE's side. `label` is the text for screen readers. Precondition:
// writeBoardParts() wrote to the same page.
void writePosition(Writer& html, const board::Position& position, const std::vector<board::Square>& marks,
                   const std::string& label);

}  // namespace damath::html
