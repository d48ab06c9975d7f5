// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/position.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/board/position_draft.hpp"

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

TEST(Position, HoldsWhatIsPlaced) {
  Position position;
  EXPECT_EQ(position.toMove(), Side::Blue);
  EXPECT_EQ(position.vacant(), kAllSquares);
  position.place(at(1, 2), blue(0));
  position.place(at(7, 6), red(0, Rank::Dama));
  EXPECT_EQ(position.at(at(1, 2)), blue(0));
  EXPECT_EQ(position.at(at(7, 6)), red(0, Rank::Dama));
  EXPECT_FALSE(position.at(at(3, 2)).has_value());
  EXPECT_EQ(position.find(Side::Red, 0), at(7, 6));
  EXPECT_EQ(position.find(Side::Blue, 0), at(1, 2));
  EXPECT_FALSE(position.find(Side::Blue, 1).has_value());
  EXPECT_EQ(position.of(Side::Blue), maskOf(at(1, 2)));
  EXPECT_EQ(position.damas(), maskOf(at(7, 6)));
}

TEST(Position, ForgetsWhatIsRemoved) {
  Position position;
  position.place(at(7, 6), red(4, Rank::Dama));
  position.remove(at(7, 6));
  EXPECT_EQ(position, Position());
  position.place(at(7, 6), blue(2));
  EXPECT_EQ(position.at(at(7, 6)), blue(2));
}

// E4: pieces, squares and the side to move make a position.
TEST(Position, DiffersByEachPartOfIt) {
  Position position;
  position.place(at(1, 2), blue(3));
  const auto with = [](Square square, Piece piece, Side toMove) {
    Position other(toMove);
    other.place(square, piece);
    return other;
  };
  EXPECT_EQ(position, with(at(1, 2), blue(3), Side::Blue));
  EXPECT_NE(position, with(at(1, 2), blue(3), Side::Red));
  EXPECT_NE(position, with(at(1, 2), blue(4), Side::Blue));
  EXPECT_NE(position, with(at(1, 2), red(3), Side::Blue));
  EXPECT_NE(position, with(at(1, 2), blue(3, Rank::Dama), Side::Blue));
  EXPECT_NE(position, with(at(3, 2), blue(3), Side::Blue));
}

TEST(PositionDeathTest, OccupiedAndVacantSquaresAreNotMixedUp) {
  Position position;
  EXPECT_DEATH(position.remove(at(1, 2)), "broken promise");
  position.place(at(1, 2), blue(0));
  EXPECT_DEATH(position.place(at(1, 2), red(0)), "broken promise");
}

TEST(PositionDraft, SoundDraftBecomesThePosition) {
  PositionDraft draft;
  draft.toMove = Side::Red;
  draft.entries = {{at(1, 2), blue(0)}, {at(0, 7), blue(11, Rank::Dama)}, {at(1, 0), red(0, Rank::Dama)}};
  const auto position = validate(draft);
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(position->toMove(), Side::Red);
  EXPECT_EQ(position->at(at(1, 2)), blue(0));
  EXPECT_EQ(position->at(at(0, 7)), blue(11, Rank::Dama));
  EXPECT_EQ(position->at(at(1, 0)), red(0, Rank::Dama));
  EXPECT_EQ(std::popcount(position->vacant()), 29);
}

TEST(PositionDraft, EmptyBoardIsAPosition) {
  const auto position = validate({});
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(*position, Position());
}

PositionFaults faultsOf(std::vector<DraftEntry> entries) {
  const auto position = validate({std::move(entries), Side::Blue});
  return position ? PositionFaults{} : position.error();
}

TEST(PositionDraft, TwoPiecesOnOneSquare) {
  EXPECT_THAT(faultsOf({{at(1, 2), blue(0)}, {at(3, 2), blue(1)}, {at(1, 2), red(5)}}),
              ElementsAre(PositionFault{PositionBreach::SquareTwice, 2, 0}));
}

TEST(PositionDraft, ChipTwice) {
  EXPECT_THAT(faultsOf({{at(1, 2), blue(7)}, {at(3, 2), red(7)}, {at(5, 2), blue(7, Rank::Dama)}}),
              ElementsAre(PositionFault{PositionBreach::ChipTwice, 2, 0}));
}

TEST(PositionDraft, OrdinaryChipOnItsFarRow) {
  EXPECT_THAT(faultsOf({{at(0, 7), blue(0)}, {at(1, 0), red(0)}}),
              ElementsAre(PositionFault{PositionBreach::OrdinaryOnFarRow, 0, {}},
                          PositionFault{PositionBreach::OrdinaryOnFarRow, 1, {}}));
  EXPECT_THAT(faultsOf({{at(0, 7), red(0)}, {at(1, 0), blue(0)}}), IsEmpty());
}

TEST(PositionDraft, ChipBeyondTheTwelve) {
  EXPECT_THAT(faultsOf({{at(1, 2), blue(12)}}),
              ElementsAre(PositionFault{PositionBreach::UnknownChip, 0, {}}));
}

TEST(PositionDraft, ThirteenthAndFourteenthChipAreNamedOnce) {
  std::vector<DraftEntry> entries;
  for (int i = 0; i < 14; ++i) entries.push_back({Square(4 + i), blue(static_cast<ChipIndex>(i % 12))});
  EXPECT_THAT(faultsOf(entries), ElementsAre(PositionFault{PositionBreach::ChipTwice, 12, 0},
                                             PositionFault{PositionBreach::TooManyChips, 12, {}},
                                             PositionFault{PositionBreach::ChipTwice, 13, 1}));
  entries.resize(12);
  EXPECT_THAT(faultsOf(entries), IsEmpty());
}

TEST(PositionDraft, EveryFaultIsNamedNotTheFirst) {
  EXPECT_THAT(faultsOf({{at(0, 7), blue(0)}, {at(0, 7), blue(0)}, {at(1, 2), red(200)}}),
              ElementsAre(PositionFault{PositionBreach::OrdinaryOnFarRow, 0, {}},
                          PositionFault{PositionBreach::SquareTwice, 1, 0},
                          PositionFault{PositionBreach::ChipTwice, 1, 0},
                          PositionFault{PositionBreach::OrdinaryOnFarRow, 1, {}},
                          PositionFault{PositionBreach::UnknownChip, 2, {}}));
}

}  // namespace
}  // namespace damath::board
