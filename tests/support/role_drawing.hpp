// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of the six roles, drawn in the source of a test.
//
//   . . r      S V R L A P  white shah, vizier, rukh, alfil, asb, piyadeh
//   # P .      s v r l a p  the black pieces
//   . vacant     # unplayable, as is every place that is not drawn
//
// Rows go from the top, so the first mark is row 0, column 0. Blanks between marks have no meaning.
#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/layers/role_options.hpp"

namespace damath::support {

// The attack, health and armor of every drawn piece.
struct RoleValues {
  int attack = 2;
  int health = 3;
  int armor = 1;
};

// Returns the drawn board. Throws std::invalid_argument if a mark is unknown or there are too many rows or
// columns.
[[nodiscard]] layers::RoleBoard drawnRoles(std::string_view text,
                                           layers::Colour toMove = layers::Colour::White,
                                           RoleValues values = {});

// Returns eight rows of eight marks without blanks, each with a line end.
[[nodiscard]] std::string toText(const layers::RoleBoard& board);
// Returns the drawing in the form of toText, for comparisons.
[[nodiscard]] std::string tidiedRoles(std::string_view text);

// Returns the marks of a drawing with * on each place where the piece can go and x on each that it can
// attack.
[[nodiscard]] std::string reachText(const layers::RoleBoard& board, layers::Place place);

// Returns the option with this target. Throws std::invalid_argument if there is none.
[[nodiscard]] layers::RoleOption optionTo(const layers::RoleBoard& board, layers::Place place,
                                          layers::Place target);
[[nodiscard]] layers::RoleOption closeRanks(const layers::RoleBoard& board, layers::Place place);

// Returns a random board with tiles, pieces, values and effects.
[[nodiscard]] layers::RoleBoard strewnRoles(std::mt19937& random);

}  // namespace damath::support
