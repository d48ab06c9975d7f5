// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of layers of the games with chips (rulebook L2, L6).
#include "core/layers/chip_layers.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"

namespace damath::layers {
namespace {

using board::Piece;
using board::Position;
using board::Rank;
using board::Side;
using board::Square;
using support::drawn;
using support::tidied;
using ::testing::IsEmpty;
using ::testing::SizeIs;

rules::Movement damath() {
  return movementOf(rules::manual());
}
rules::Movement english() {
  return movementOf(rules::companionLaw(rules::Game::English));
}
rules::Movement dame() {
  return movementOf(rules::companionLaw(rules::Game::Dame));
}
Square at(int x, int y) {
  return *Square::at(x, y);
}
std::vector<std::string> drawings(const std::vector<ChipOption>& options) {
  std::vector<std::string> texts;
  for (const ChipOption& option : options) texts.push_back(support::toDiagram(option.after));
  return texts;
}

TEST(ChipLayers, L6ALayerIsThePositionAsTiles) {
  Position position = drawn(R"(
. . . B
 . . . .
. . r .
 . . . .
. . . .
 . . . .
. . . .
 . . . b
)");
  const ChipLayer layer = layerOf(position);
  EXPECT_EQ(layer[(Place{0, 6})], Tile<Piece>(Piece{Side::Blue, 0, Rank::Dama}));
  EXPECT_EQ(layer[(Place{2, 4})], Tile<Piece>(Piece{Side::Red, 0, Rank::Ordinary}));
  EXPECT_EQ(layer[(Place{7, 7})], Tile<Piece>(Piece{Side::Blue, 1, Rank::Ordinary}));
  EXPECT_EQ(layer[(Place{0, 0})], Tile<Piece>(Vacant{}));
  EXPECT_EQ(layer[(Place{0, 1})], Tile<Piece>(Unplayable{}));
}

TEST(ChipLayers, L2OneLayerForEachMoveOfTheChip) {
  const Position position = drawn(R"(
. . . .
 . . . .
. r . .
 . . . .
. . . .
 b . . .
. . . .
 . . . b
)");
  const auto options = optionsOf(damath(), position, at(1, 2));
  ASSERT_THAT(options, SizeIs(2));
  EXPECT_THAT(drawings(options), ::testing::UnorderedElementsAre(tidied(R"(
. . . .
 . . . .
. r . .
 . . . .
b . . .
 . . . .
. . . .
 . . . b
)"),
                                                                 tidied(R"(
. . . .
 . . . .
. r . .
 . . . .
. b . .
 . . . .
. . . .
 . . . b
)")));
  EXPECT_EQ(options[0].after.toMove(), Side::Red);
}

// K4, K8: two jumps are one option, and both taken chips are gone.
TEST(ChipLayers, L2AChainIsOneOption) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . r .
. . . .
 . r . .
. b . .
 . . . .
)");
  const auto options = optionsOf(damath(), position, at(2, 1));
  ASSERT_THAT(options, SizeIs(1));
  EXPECT_EQ(support::toDiagram(options[0].after), tidied(R"(
. . . .
 . . . .
. . . b
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)"));
}

TEST(ChipLayers, L2APromotionIsShown) {
  const Position position = drawn(R"(
. . . .
 b . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)");
  for (const rules::Movement& movement : {damath(), english(), dame()}) {
    const auto options = optionsOf(movement, position, at(1, 6));
    ASSERT_THAT(options, SizeIs(2));
    for (const ChipOption& option : options) {
      EXPECT_EQ(option.after.at(option.turn.end())->rank, Rank::Dama);
    }
  }
}

// K1: the chip on (1,2) must capture, so the chip on (7,0) has no option.
TEST(ChipLayers, L2OnlyLegalTurnsAreOptions) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . .
 b . . .
. . . .
 . . . b
)");
  EXPECT_THAT(optionsOf(damath(), position, at(7, 0)), IsEmpty());
  EXPECT_THAT(optionsOf(damath(), position, at(1, 2)), SizeIs(1));
  EXPECT_EQ(squaresWithOptions(damath(), position), std::vector<Square>{at(1, 2)});
  // A vacant square and a chip of the side that is not to move have no options.
  EXPECT_THAT(optionsOf(damath(), position, at(0, 1)), IsEmpty());
  EXPECT_THAT(optionsOf(damath(), position, at(2, 3)), IsEmpty());
}

// G5: in Dame, a chain may stop after any jump; in English draughts, it may not.
TEST(ChipLayers, L6EachGameByItsOwnLaw) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . r .
. . . .
 . r . .
. b . .
 . . . .
)");
  EXPECT_THAT(optionsOf(english(), position, at(2, 1)), SizeIs(1));
  EXPECT_THAT(optionsOf(dame(), position, at(2, 1)), SizeIs(2));
  // G4: English draughts allows any capture. Damath demands the longest capture (K5).
  const Position another = drawn(R"(
. . . .
 . . . .
. r . .
 b . r .
. . . .
 . r . .
. b . .
 . . . .
)");
  EXPECT_THAT(optionsOf(english(), another, at(1, 4)), SizeIs(1));
  EXPECT_THAT(optionsOf(damath(), another, at(1, 4)), IsEmpty());
}

TEST(ChipLayers, SquaresStandByIndex) {
  const Position start = rules::startPosition(*rules::builtInChipSet("integer"), rules::manual());
  EXPECT_EQ(squaresWithOptions(damath(), start),
            (std::vector<Square>{at(1, 2), at(3, 2), at(5, 2), at(7, 2)}));
}

// Checks that the option changes the tiles of its turn and no other tile (L2).
void expectThePlayedTurn(const rules::Movement& movement, const Position& position,
                         const ChipOption& option) {
  Position played = position;
  rules::play(movement, played, option.turn);
  ASSERT_EQ(option.after, played);
  ASSERT_NE(option.after.toMove(), position.toMove());
  const ChipLayer before = layerOf(position);
  const ChipLayer after = layerOf(option.after);
  ASSERT_EQ(shapeOf(before), shapeOf(after));
  Grid<bool> touched;
  touched[placeOf(option.turn.start())] = true;
  touched[placeOf(option.turn.end())] = true;
  for (const rules::Jump& jump : option.turn.jumps()) {
    touched[placeOf(jump.taken)] = true;
    ASSERT_EQ(after[placeOf(jump.taken)], Tile<Piece>(Vacant{}));
  }
  for (const Place place : kPlaces) {
    if (!touched[place]) {
      ASSERT_EQ(after[place], before[place]);
    }
  }
  const auto& mover = std::get<Piece>(before[placeOf(option.turn.start())]);
  const auto& moved = std::get<Piece>(after[placeOf(option.turn.end())]);
  ASSERT_EQ(moved.side, mover.side);
  ASSERT_EQ(moved.chip, mover.chip);
}

// Checks that every legal turn is an option of one chip, and every option a legal turn. Returns the number of
// options.
int comparedOptions(const rules::Movement& movement, const Position& position) {
  rules::TurnList found;
  for (const Square square : squaresWithOptions(movement, position)) {
    const auto options = optionsOf(movement, position, square);
    EXPECT_FALSE(options.empty());
    for (const ChipOption& option : options) {
      EXPECT_EQ(option.turn.start(), square);
      expectThePlayedTurn(movement, position, option);
      found.push_back(option.turn);
    }
  }
  const rules::TurnList legal = rules::legalTurns(movement, position);
  EXPECT_EQ(found.size(), legal.size());
  EXPECT_TRUE(std::is_permutation(found.begin(), found.end(), legal.begin(), legal.end()));
  return static_cast<int>(found.size());
}

TEST(ChipLayers, L2EveryOptionIsALegalTurnPlayed) {
  std::mt19937 random(20261120);
  for (const rules::Movement& movement : {damath(), english(), dame()}) {
    int compared = 0;
    for (int game = 0; game < 40; ++game) {
      Position position = game % 2 == 0
                              ? rules::startPosition(*rules::builtInChipSet("integer"), rules::manual())
                              : support::strewnPosition(random, 10);
      for (int ply = 0; ply < 80; ++ply) {
        compared += comparedOptions(movement, position);
        ASSERT_FALSE(HasFailure());
        const rules::TurnList turns = rules::legalTurns(movement, position);
        if (turns.empty()) break;
        rules::play(movement, position, turns[random() % turns.size()]);
      }
    }
    EXPECT_GT(compared, 5000);
  }
}

}  // namespace
}  // namespace damath::layers
