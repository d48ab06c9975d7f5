// SPDX-License-Identifier: GPL-3.0-or-later
// A game on a page: the board, turn by turn, and the scoresheet beside it. Every position is there, shown by
// the links alone; the script only keeps the page from jumping, and takes the arrow keys.
#pragma once

#include <vector>

#include "reports/compose/parts/labels.hpp"
#include "reports/compose/sheets/board_steps.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "reports/html/writer.hpp"

namespace damath::html {

// The set is the one that the game was played with.
void writeGame(Writer& html, const compose::Scoresheet& form, const rules::ChipSet& set,
               const std::vector<compose::BoardStep>& steps, const compose::Labels& labels);

}  // namespace damath::html
