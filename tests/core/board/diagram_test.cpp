// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/diagram.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rules/chip_set.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"

namespace damath::support {
namespace {

using board::Position;
using board::Rank;
using board::Side;
using board::Square;
using ::testing::ElementsAre;

Square at(int x, int y) {
  return Square::at(x, y).value();
}

constexpr std::string_view kDrawing = R"(
B . . .
 . . r .
. r . .
 . . . .
. . b .
 b . . .
. . . .
 R . . .
)";

TEST(Diagram, ReadsPiecesWhereTheyAreDrawn) {
  const auto draft = parseDiagram(kDrawing, Side::Red);
  ASSERT_TRUE(draft.has_value());
  EXPECT_EQ(draft->toMove, Side::Red);
  EXPECT_THAT(draft->pieces, ElementsAre(DrawnPiece{at(0, 7), {Side::Blue, 0, Rank::Dama}},
                                         DrawnPiece{at(5, 6), {Side::Red, 0, Rank::Ordinary}},
                                         DrawnPiece{at(2, 5), {Side::Red, 1, Rank::Ordinary}},
                                         DrawnPiece{at(4, 3), {Side::Blue, 1, Rank::Ordinary}},
                                         DrawnPiece{at(1, 2), {Side::Blue, 2, Rank::Ordinary}},
                                         DrawnPiece{at(1, 0), {Side::Red, 2, Rank::Dama}}));
}

TEST(Diagram, LegendNamesTheChips) {
  const auto draft = parseDiagram(kDrawing, Side::Blue, {.blue = {11, 4, 0}, .red = {7, 2, 9}});
  ASSERT_TRUE(draft.has_value());
  const auto position = positionOf(*draft);
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(position->find(Side::Blue, 11), at(0, 7));
  EXPECT_EQ(position->find(Side::Blue, 4), at(4, 3));
  EXPECT_EQ(position->find(Side::Blue, 0), at(1, 2));
  EXPECT_EQ(position->find(Side::Red, 7), at(5, 6));
  EXPECT_EQ(position->find(Side::Red, 2), at(2, 5));
  EXPECT_EQ(position->find(Side::Red, 9), at(1, 0));
}

TEST(Diagram, WritesOneMarkAPlace) {
  const auto position = positionOf(*parseDiagram(kDrawing, Side::Blue));
  EXPECT_EQ(toDiagram(*position),
            "B·.·.·.·\n"
            "·.·.·r·.\n"
            ".·r·.·.·\n"
            "·.·.·.·.\n"
            ".·.·b·.·\n"
            "·b·.·.·.\n"
            ".·.·.·.·\n"
            "·R·.·.·.\n");
  EXPECT_EQ(legendOf(*position), (DiagramLegend{.blue = {0, 1, 2}, .red = {0, 1, 2}}));
}

TEST(Diagram, WhatIsDrawnIsReadBack) {
  std::mt19937 random(31);
  for (int i = 0; i < 500; ++i) {
    const Position position = strewnPosition(random, 12);
    const auto draft = parseDiagram(toDiagram(position), position.toMove(), legendOf(position));
    ASSERT_TRUE(draft.has_value()) << toDiagram(position);
    const auto again = positionOf(*draft);
    ASSERT_TRUE(again.has_value());
    ASSERT_EQ(*again, position) << toDiagram(position);
  }
}

TEST(Diagram, LineEndsAndBlanksOfOtherEditors) {
  const std::string plain(kDrawing);
  std::string carried = "\r\n   \r\n";
  for (const char letter : plain) carried += letter == '\n' ? std::string(" \r\n") : std::string(1, letter);
  const auto draft = parseDiagram(carried, Side::Blue);
  ASSERT_TRUE(draft.has_value());
  EXPECT_EQ(draft->pieces, parseDiagram(plain, Side::Blue)->pieces);
}

DiagramFaults faultsOf(std::string_view text) {
  const auto draft = parseDiagram(text, Side::Blue);
  return draft ? DiagramFaults{} : draft.error();
}

TEST(Diagram, RowsThatAreMissingOrTooMany) {
  EXPECT_THAT(faultsOf(""), ElementsAre(DiagramFault{DiagramBreach::RowCount, 1, 0, ""}));
  EXPECT_THAT(faultsOf(". . . .\n . . . .\n"), ElementsAre(DiagramFault{DiagramBreach::RowCount, 2, 0, ""}));
  EXPECT_THAT(faultsOf(std::string(kDrawing) + ". . . .\n . . . .\n"),
              ElementsAre(DiagramFault{DiagramBreach::RowCount, 10, 0, ""}));
}

TEST(Diagram, EveryFaultHasItsPlace) {
  EXPECT_THAT(faultsOf(". . . .\n"
                       "b. . x .\n"
                       ". . . . .\n"
                       " . . . .\n"
                       "  . . .\n"
                       " . . .\n"
                       "٣ . . .\n"
                       " . . . .\n"),
              ElementsAre(DiagramFault{DiagramBreach::NotPlayable, 2, 1, "b"},
                          DiagramFault{DiagramBreach::UnknownMark, 2, 6, "x"},
                          DiagramFault{DiagramBreach::RowLength, 3, 0, ""},
                          DiagramFault{DiagramBreach::NotMarked, 5, 1, " "},
                          DiagramFault{DiagramBreach::RowLength, 6, 0, ""},
                          DiagramFault{DiagramBreach::UnknownMark, 7, 1, "٣"}));
}

TEST(Diagram, LegendOfAnotherLength) {
  const auto tooShort = parseDiagram(kDrawing, Side::Blue, {.blue = {11, 4}, .red = {7, 2, 9}});
  ASSERT_FALSE(tooShort.has_value());
  EXPECT_THAT(tooShort.error(), ElementsAre(DiagramFault{DiagramBreach::LegendLength, 7, 2, "b"}));
  const auto tooLong = parseDiagram(kDrawing, Side::Blue, {.blue = {11, 4, 1}, .red = {7, 2, 9, 3}});
  ASSERT_FALSE(tooLong.has_value());
  EXPECT_THAT(tooLong.error(), ElementsAre(DiagramFault{DiagramBreach::LegendLength, 9, 0, ""}));
}

// A drawing can have the correct form although its pieces make no valid position.
TEST(Diagram, DrawingIsNotYetProven) {
  const auto draft =
      parseDiagram("b . . .\n . . . .\n. . . .\n . . . .\n. . . .\n . . . .\n. . . .\n . . . .", Side::Blue);
  ASSERT_TRUE(draft.has_value());
  EXPECT_EQ(positionOf(*draft), std::nullopt);
}

TEST(Diagram, StartOfTheIntegerGame) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const Position start = rules::startPosition(set, rules::manual());
  EXPECT_EQ(toDiagram(start),
            "r·r·r·r·\n"
            "·r·r·r·r\n"
            "r·r·r·r·\n"
            "·.·.·.·.\n"
            ".·.·.·.·\n"
            "·b·b·b·b\n"
            "b·b·b·b·\n"
            "·b·b·b·b\n");
}

}  // namespace
}  // namespace damath::support
