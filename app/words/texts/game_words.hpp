// SPDX-License-Identifier: GPL-3.0-or-later
// What the players of each game are called.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/rules/game.hpp"

namespace damath::words {

// BLUE and RED, the same in every language; dark and white in English draughts, white and black in Dame.
[[nodiscard]] std::string sideName(rules::Game game, board::Side side, Language language);

}  // namespace damath::words
