// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the bracket of a knock-out as a tree, for wide screens and paper. The lists of games below the tree
// hold the same facts. A narrow screen shows only these lists.
#pragma once

#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

void writeBracket(Writer& html, const compose::BracketTree& tree);

}  // namespace damath::html
