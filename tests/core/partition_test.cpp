// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/partition.hpp"

#include <gtest/gtest.h>

namespace damath {

namespace testing {

enum class Colour { Red, Green, Blue };
enum class Warmth { Warm, Cold };

constexpr Part<Warmth, Colour> kWarmths[] = {{Warmth::Cold, {Colour::Green, Colour::Blue}},
                                             {Warmth::Warm, {Colour::Red}}};
constexpr Part<Warmth, Colour> kOneMissing[] = {{Warmth::Cold, {Colour::Blue}},
                                                {Warmth::Warm, {Colour::Red}}};
constexpr Part<Warmth, Colour> kOneTwice[] = {{Warmth::Cold, {Colour::Green, Colour::Blue}},
                                              {Warmth::Warm, {Colour::Red, Colour::Green}}};

}  // namespace testing

namespace {

using testing::Colour;
using testing::Warmth;

TEST(Partition, GivesEachValueItsKind) {
  static_assert(isPartition(testing::kWarmths));
  EXPECT_EQ(partOf(testing::kWarmths, Colour::Red), Warmth::Warm);
  EXPECT_EQ(partOf(testing::kWarmths, Colour::Blue), Warmth::Cold);
}

TEST(Partition, LacksNoValueAndHasNoneTwice) {
  EXPECT_FALSE(isPartition(testing::kOneMissing));
  EXPECT_FALSE(isPartition(testing::kOneTwice));
}

TEST(PartitionDeathTest, OfWhatItLacks) {
  EXPECT_DEATH(static_cast<void>(partOf(testing::kOneMissing, Colour::Green)), "every value");
}

}  // namespace
}  // namespace damath
