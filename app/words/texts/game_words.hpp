// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the two sides in each kind of game.
#pragma once

#include <string>

#include "core/rules/game.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the name of a side: BLUE or RED in Damath, in every language; dark or white in English draughts;
// white or black in Dame.
[[nodiscard]] std::string sideName(rules::Game game, board::Side side, Language language);

}  // namespace damath::words
