// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of positions. A page defines board and chips once; each position refers to these definitions.
#pragma once

#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

// Writes the definitions of the board and of the chips of `set`, which writePosition() refers to.
void writeBoardParts(Writer& html, const rules::ChipSet& set);

// Draws the position from BLUE's side. `label` is the text for screen readers. Precondition:
// writeBoardParts() wrote to the page.
void writePosition(Writer& html, const board::Position& position, const std::vector<board::Square>& marks,
                   const std::string& label);

}  // namespace damath::html
