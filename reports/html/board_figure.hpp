// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as drawings. Board and chips stand once on a page and are shown again and again from there.
#pragma once

#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

// What the positions of a page are drawn of.
void writeBoardParts(Writer& html, const rules::ChipSet& set);

// As BLUE sees it. Promise: the parts stand on the page.
void writePosition(Writer& html, const board::Position& position, const std::vector<board::Square>& marks,
                   const std::string& label);

}  // namespace damath::html
