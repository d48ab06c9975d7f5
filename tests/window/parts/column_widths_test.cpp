// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the distribution of a table's width to its columns.
#include "app/window/parts/column_widths.hpp"

#include <gmock/gmock.h>

namespace damath::window {
namespace {

using ::testing::ElementsAre;
using Column = ColumnWidths::Column;

constexpr Column kNameColumn{200, false, true};
constexpr Column kLongNameColumn{300, false, true};
constexpr Column kStateColumn{90, false, false};
constexpr Column kFigureColumn{400, true, false};

TEST(ColumnWidthsTest, WhatIsLeftOverIsSharedByThoseThatGiveWay) {
  EXPECT_THAT(ColumnWidths({kNameColumn, kStateColumn, kLongNameColumn}, 690).shared(),
              ElementsAre(250, 90, 350));
}

TEST(ColumnWidthsTest, TheWidestGivesFirst) {
  EXPECT_THAT(ColumnWidths({kNameColumn, kStateColumn, kLongNameColumn}, 540).shared(),
              ElementsAre(200, 90, 250));
  EXPECT_THAT(ColumnWidths({kNameColumn, kStateColumn, kLongNameColumn}, 440).shared(),
              ElementsAre(175, 90, 175));
}

TEST(ColumnWidthsTest, NobodyGivesMoreThanIsReadable) {
  const ColumnWidths columns({kNameColumn, kLongNameColumn}, 50);
  EXPECT_TRUE(columns.hasTooLittle());
  EXPECT_TRUE(columns.isTight());
  EXPECT_EQ(columns.widestLeft(), ColumnWidths::kNarrowest);
}

TEST(ColumnWidthsTest, AFigureIsNeverCutAndOtherTextIsMadeWholeFirst) {
  constexpr Column kTextColumn{440, false, false};
  EXPECT_THAT(ColumnWidths({kFigureColumn, kTextColumn}, 700).shared(), ElementsAre(400, 340));
  EXPECT_THAT(ColumnWidths({kFigureColumn, kTextColumn, kNameColumn}, 990).shared(),
              ElementsAre(400, 390, 200));
}

TEST(ColumnWidthsTest, TightIsWhereMostIsGiven) {
  EXPECT_FALSE(ColumnWidths({kNameColumn, kLongNameColumn}, 400).isTight());
  EXPECT_TRUE(ColumnWidths({kNameColumn, kLongNameColumn}, 360).isTight());
}

}  // namespace
}  // namespace damath::window
