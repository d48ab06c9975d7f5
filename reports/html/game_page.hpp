// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the web page of a game: the board after each turn, beside the scoresheet. Links lead to every
// position, so the page works without its script. The script only shows the first board at the beginning,
// keeps the page from jumping, and handles the arrow keys.
#pragma once

#include <vector>

#include "reports/compose/sheets/board_steps.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "reports/html/writer.hpp"
#include "words/language.hpp"

namespace damath::html {

// Writes the page of a game. `set` is the chip set of the game.
void writeGame(Writer& html, const compose::Scoresheet& form, const rules::ChipSet& set,
               const std::vector<compose::BoardStep>& steps, words::Language language);

}  // namespace damath::html
