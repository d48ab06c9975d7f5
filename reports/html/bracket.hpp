// SPDX-License-Identifier: GPL-3.0-or-later
// A bracket as a tree, for screens and paper that are wide enough. It says nothing that the lists of its
// games do not, which stand below it and are all that a narrow screen shows.
#pragma once

#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

void writeBracket(Writer& html, const compose::BracketTree& tree);

}  // namespace damath::html
