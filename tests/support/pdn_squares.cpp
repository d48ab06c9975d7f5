// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pdn_squares.hpp"
#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"

#include <sstream>
#include <stdexcept>
#include <string>

namespace damath::support {

namespace {

board::Side sideOf(char letter) {
  if (letter == 'W') return board::Side::Blue;
  if (letter == 'B') return board::Side::Red;
  throw std::invalid_argument("no colour of PDN");
}

// Files and ranks count from 0. The board of this program is the mirror image of the PDN board: x = 7 − file,
// y = rank.
board::Square squareOfPdn(int number) {
  const int row = (number - 1) / 4;
  const int file = 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0);
  return board::Square::at(7 - file, 7 - row).value();
}

}  // namespace

board::Position fromPdn(std::string_view text) {
  std::istringstream parts{std::string(text)};
  std::string part;
  std::getline(parts, part, ':');
  board::PositionBuilder position(sideOf(part.at(0)));
  while (std::getline(parts, part, ':')) {
    const board::Side side = sideOf(part.at(0));
    std::istringstream squares(part.substr(1));
    board::ChipIndex chip = 0;
    for (std::string square; std::getline(squares, square, ','); ++chip) {
      const bool dama = square.at(0) == 'K';
      position.put(squareOfPdn(std::stoi(square.substr(dama ? 1 : 0))),
                   {side, chip, dama ? board::Rank::Dama : board::Rank::Ordinary});
    }
  }
  return position.build().value();
}

}  // namespace damath::support
