// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of the six roles drawn in the source of a test.
//
//   . . r      S V R L A P  white shah, vizier, rukh, alfil, asb, piyadeh
//   # P .      s v r l a p  the black ones
//              . vacant     # unplayable, as is every place that is not drawn
//
// Rows from the top, so that the first mark is row 0, column 0; blanks between marks mean nothing.
#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/layers/role_options.hpp"

namespace damath::support {

// Attack, health and armor of every piece that is drawn.
struct RoleValues {
  int attack = 2;
  int health = 3;
  int armor = 1;
};

// Throws std::invalid_argument where a mark is unknown or a row or column too many.
[[nodiscard]] layers::RoleBoard drawnRoles(std::string_view text,
                                           layers::Colour toMove = layers::Colour::White,
                                           RoleValues values = {});

// Eight rows of eight marks without blanks, each row ended.
[[nodiscard]] std::string toText(const layers::RoleBoard& board);
// The drawing in that form, for comparing.
[[nodiscard]] std::string tidiedRoles(std::string_view text);

// The marks of a drawing with * on each place that the piece can go to and x on each that it can attack.
[[nodiscard]] std::string reachText(const layers::RoleBoard& board, layers::Place place);

// The option with this target. Throws std::invalid_argument where there is none.
[[nodiscard]] layers::RoleOption optionTo(const layers::RoleBoard& board, layers::Place place,
                                          layers::Place target);
[[nodiscard]] layers::RoleOption closeRanks(const layers::RoleBoard& board, layers::Place place);

// Tiles, pieces, values and effects strewn at random.
[[nodiscard]] layers::RoleBoard strewnRoles(std::mt19937& random);

}  // namespace damath::support
