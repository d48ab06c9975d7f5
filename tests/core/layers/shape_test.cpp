// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the shapes of layers (rulebook L1).
#include <gtest/gtest.h>

#include "core/layers/chip_layers.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/role_drawing.hpp"

namespace damath::layers {
namespace {

using support::drawnRoles;

std::string toText(const Shape& shape) {
  std::string text;
  for (const Place place : kPlaces) {
    text += shape[place] ? '1' : '0';
    if (place.column == kRows - 1) text += '\n';
  }
  return text;
}

// A strip of rows 2–5 and columns 3–4.
TEST(Shape, L1TheStrip) {
  const Shape shape = shapeOf(drawnRoles(R"(
########
########
###..###
###..###
###..###
###..###
########
########
)")
                                  .tiles);
  EXPECT_EQ(toText(shape),
            "00000000\n"
            "00000000\n"
            "00011000\n"
            "00011000\n"
            "00011000\n"
            "00011000\n"
            "00000000\n"
            "00000000\n");
}

TEST(Shape, L1APieceStandsOnAPlayableTile) {
  EXPECT_EQ(shapeOf(drawnRoles("P.#r").tiles), shapeOf(drawnRoles("..#.").tiles));
}

// B1: x + y is odd on a square. The top left place, x = 0 and y = 7, is a square.
TEST(Shape, L1TheBoardOfTheChips) {
  const auto position = rules::startPosition(*rules::builtInChipSet("integer"), rules::manual());
  EXPECT_EQ(toText(shapeOf(layerOf(position))),
            "10101010\n"
            "01010101\n"
            "10101010\n"
            "01010101\n"
            "10101010\n"
            "01010101\n"
            "10101010\n"
            "01010101\n");
  EXPECT_EQ(shapeOf(layerOf(board::Position())), shapeOf(layerOf(position)));
}

TEST(Shape, B2ThePlaceOfASquareHasItsIndex) {
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    EXPECT_EQ(placeOf(square).index(), square.index());
    EXPECT_EQ(squareAt(placeOf(square)), square);
  }
  int playable = 0;
  for (const Place place : kPlaces) playable += squareAt(place) ? 1 : 0;
  EXPECT_EQ(playable, board::kSquares);
}

TEST(Shape, L1EveryLayerHasTheShapeOfTheInitialBoard) {
  std::mt19937 random(11);
  for (int round = 0; round < 300; ++round) {
    const RoleBoard board = support::strewnRoles(random);
    for (const Place place : placesToMove(board)) {
      for (const RoleOption& option : optionsOf(board, place)) {
        ASSERT_EQ(shapeOf(option.after.tiles), shapeOf(board.tiles));
      }
    }
  }
}

TEST(Place, OutsideIsNone) {
  EXPECT_EQ(Place::at(7, 0), (Place{7, 0}));
  EXPECT_EQ(Place::at(-1, 0), std::nullopt);
  EXPECT_EQ(Place::at(8, 0), std::nullopt);
  EXPECT_EQ(Place::at(0, -1), std::nullopt);
  EXPECT_EQ(Place::at(0, 8), std::nullopt);
  EXPECT_EQ(kPlaces[63], (Place{7, 7}));
}

}  // namespace
}  // namespace damath::layers
