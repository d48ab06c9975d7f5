// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/every.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace damath {

namespace testing {

enum class Few { One, Two, Three };
enum class Single { Alone };
// An enum with more values than kEvery examines in one step.
enum class Many {
  A0,
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  A8,
  A9,
  B0,
  B1,
  B2,
  B3,
  B4,
  B5,
  B6,
  B7,
  B8,
  B9,
  C0,
  C1,
  C2,
  C3,
  C4,
  C5,
  C6,
  C7,
  C8,
  C9,
  D0,
  D1,
  D2,
  D3,
  D4,
  D5,
  D6,
  D7,
  D8,
  D9
};
enum class Stride {
  A0,
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  A8,
  A9,
  B0,
  B1,
  B2,
  B3,
  B4,
  B5,
  B6,
  B7,
  B8,
  B9,
  C0,
  C1,
  C2,
  C3,
  C4,
  C5,
  C6,
  C7,
  C8,
  C9,
  D0,
  D1
};

}  // namespace testing

namespace {

using testing::Few;

TEST(Every, ValueIsThereInItsOrder) {
  EXPECT_EQ(kEvery<Few>, (std::array{Few::One, Few::Two, Few::Three}));
  EXPECT_EQ(kEvery<testing::Single>.size(), 1U);
  ASSERT_EQ(kEvery<testing::Many>.size(), 40U);
  EXPECT_EQ(kEvery<testing::Many>.back(), testing::Many::D9);
  ASSERT_EQ(kEvery<testing::Stride>.size(), 32U);
  EXPECT_EQ(kEvery<testing::Stride>.back(), testing::Stride::D1);
}

TEST(Every, NumberFromOutsideIsAValueOrNothing) {
  EXPECT_EQ(valueAt<Few>(0), Few::One);
  EXPECT_EQ(valueAt<Few>(2), Few::Three);
  EXPECT_EQ(valueAt<Few>(3), std::nullopt);
  EXPECT_EQ(valueAt<Few>(-1), std::nullopt);
}

}  // namespace
}  // namespace damath
