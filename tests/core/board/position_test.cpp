// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace damath::board {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Square at(int x, int y) {
  return Square::at(x, y).value();
}
constexpr Piece blue(ChipIndex chip, Rank rank = Rank::Ordinary) {
  return {Side::Blue, chip, rank};
}
constexpr Piece red(ChipIndex chip, Rank rank = Rank::Ordinary) {
  return {Side::Red, chip, rank};
}

struct Put {
  Square square;
  Piece piece;
};
std::optional<Position> built(const std::vector<Put>& puts, Side toMove = Side::Blue) {
  PositionBuilder builder(toMove);
  for (const auto& [square, piece] : puts) builder.put(square, piece);
  return builder.build();
}

TEST(Position, HoldsWhatIsPut) {
  const Position position = built({{at(1, 2), blue(0)}, {at(7, 6), red(0, Rank::Dama)}}).value();
  EXPECT_EQ(position.toMove(), Side::Blue);
  EXPECT_EQ(position.at(at(1, 2)), blue(0));
  EXPECT_EQ(position.at(at(7, 6)), red(0, Rank::Dama));
  EXPECT_FALSE(position.at(at(3, 2)).has_value());
  EXPECT_EQ(position.find(Side::Red, 0), at(7, 6));
  EXPECT_EQ(position.find(Side::Blue, 0), at(1, 2));
  EXPECT_FALSE(position.find(Side::Blue, 1).has_value());
  EXPECT_EQ(position.of(Side::Blue), maskOf(at(1, 2)));
  EXPECT_EQ(position.damas(), maskOf(at(7, 6)));
  EXPECT_EQ(std::popcount(position.vacant()), 30);
}

TEST(Position, ForgetsWhatIsRemoved) {
  Position position = built({{at(7, 6), red(4, Rank::Dama)}}).value();
  position.remove(at(7, 6));
  EXPECT_EQ(position, Position());
}

TEST(Position, MovedPieceStandsElsewhereWithItsRank) {
  Position position = built({{at(1, 2), blue(3)}}).value();
  position.move(at(1, 2), at(0, 3), Rank::Ordinary);
  EXPECT_EQ(position, built({{at(0, 3), blue(3)}}));
  position.move(at(0, 3), at(0, 7), Rank::Dama);
  EXPECT_EQ(position, built({{at(0, 7), blue(3, Rank::Dama)}}));
  position.move(at(0, 7), at(0, 7), Rank::Dama);
  EXPECT_EQ(position, built({{at(0, 7), blue(3, Rank::Dama)}}));
}

// E4: two positions are equal only if the same pieces stand on the same squares and the same side is to move.
TEST(Position, DiffersByEachPartOfIt) {
  const auto position = built({{at(1, 2), blue(3)}});
  EXPECT_EQ(position, built({{at(1, 2), blue(3)}}, Side::Blue));
  EXPECT_NE(position, built({{at(1, 2), blue(3)}}, Side::Red));
  EXPECT_NE(position, built({{at(1, 2), blue(4)}}));
  EXPECT_NE(position, built({{at(1, 2), red(3)}}));
  EXPECT_NE(position, built({{at(1, 2), blue(3, Rank::Dama)}}));
  EXPECT_NE(position, built({{at(3, 2), blue(3)}}));
}

TEST(PositionDeathTest, OccupiedAndVacantSquaresAreNotMixedUp) {
  Position position = built({{at(1, 2), blue(0)}, {at(3, 2), blue(1)}}).value();
  EXPECT_DEATH(position.remove(at(5, 2)), "precondition failed");
  EXPECT_DEATH(position.move(at(5, 2), at(4, 3), Rank::Ordinary), "precondition failed");
  EXPECT_DEATH(position.move(at(1, 2), at(3, 2), Rank::Ordinary), "precondition failed");
  // P1: an ordinary chip becomes a dama on the far row.
  EXPECT_DEATH(position.move(at(1, 2), at(0, 7), Rank::Ordinary), "precondition failed");
}

TEST(PositionBuilder, NothingPutIsTheEmptyBoard) {
  EXPECT_EQ(built({}, Side::Red), Position(Side::Red));
}

TEST(PositionBuilder, TwoPiecesOnOneSquare) {
  PositionBuilder builder(Side::Blue);
  EXPECT_THAT(builder.put(at(1, 2), blue(0)), IsEmpty());
  EXPECT_THAT(builder.put(at(1, 2), red(5)), ElementsAre(PlacingFault::SquareTwice));
  EXPECT_EQ(builder.build(), std::nullopt);
}

TEST(PositionBuilder, ChipTwice) {
  PositionBuilder builder(Side::Blue);
  EXPECT_THAT(builder.put(at(1, 2), blue(7)), IsEmpty());
  EXPECT_THAT(builder.put(at(3, 2), red(7)), IsEmpty());
  EXPECT_THAT(builder.put(at(5, 2), blue(7, Rank::Dama)), ElementsAre(PlacingFault::ChipTwice));
  EXPECT_EQ(builder.build(), std::nullopt);
}

TEST(PositionBuilder, OrdinaryChipOnItsFarRow) {
  PositionBuilder builder(Side::Blue);
  EXPECT_THAT(builder.put(at(0, 7), blue(0)), ElementsAre(PlacingFault::OrdinaryOnFarRow));
  EXPECT_THAT(builder.put(at(1, 0), red(0)), ElementsAre(PlacingFault::OrdinaryOnFarRow));
  EXPECT_THAT(builder.put(at(2, 7), blue(0)),
              ElementsAre(PlacingFault::ChipTwice, PlacingFault::OrdinaryOnFarRow));
  EXPECT_EQ(builder.build(), std::nullopt);
  EXPECT_NE(built({{at(0, 7), red(0)}, {at(1, 0), blue(0)}}), std::nullopt);
}

TEST(PositionBuilder, ChipBeyondTheTwelve) {
  PositionBuilder builder(Side::Blue);
  EXPECT_THAT(builder.put(at(1, 2), blue(12)), ElementsAre(PlacingFault::UnknownChip));
  EXPECT_EQ(builder.build(), std::nullopt);
}

TEST(PositionBuilder, FreeChips) {
  PositionBuilder builder(Side::Blue);
  EXPECT_EQ(builder.freeChip(Side::Blue, 7), 7);
  for (int i = 0; i < kChipsASide; ++i) {
    EXPECT_EQ(builder.freeChip(Side::Blue, 0), i);
    builder.put(Square(i), blue(static_cast<ChipIndex>(i)));
  }
  EXPECT_EQ(builder.freeChip(Side::Blue, 3), std::nullopt);
  EXPECT_EQ(builder.freeChip(Side::Red, 3), 3);
}

}  // namespace
}  // namespace damath::board
