// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the names of squares and turns in each game (rulebook 10, G9). Damath: (x,y) in the
// absolute frame. English draughts: the squares 1 to 32 of PDN; square 1 is (1, 0) of Damath. Dame: a1 to h8;
// square a1 is (7, 0) of Damath.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/rules/game.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::notation {

// Returns the name of a square in this game: `(1,2)`, `9` or `g3`.
[[nodiscard]] std::string squareName(rules::Game game, board::Square square);
// Parses a text that consists of exactly one square name. Blanks inside the brackets of (x, y) are allowed,
// and capital letters in Dame. nullopt for any other text and for unplayable squares.
[[nodiscard]] std::optional<board::Square> parseSquareName(rules::Game game, std::string_view text);

// Returns the names of the squares that the turn visits: `(1,2)(0,3)`, `11-15` or `22x15x8`, `e3 d4` or `e3
// c5 e7`.
[[nodiscard]] std::string turnName(rules::Game game, const rules::Turn& turn);

}  // namespace damath::notation
