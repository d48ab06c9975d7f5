// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/underway.hpp"

#include <gtest/gtest.h>

namespace damath::engine {
namespace {

TEST(Underway, HoldsWhatHasBegunUntilItEnds) {
  Underway underway;
  EXPECT_FALSE(underway.holds(7));
  underway.begin(7);
  underway.begin(8);
  EXPECT_TRUE(underway.holds(7));
  EXPECT_TRUE(underway.holds(8));
  underway.end(7);
  EXPECT_FALSE(underway.holds(7));
  EXPECT_TRUE(underway.holds(8));
  underway.clear();
  EXPECT_FALSE(underway.holds(8));
}

// If two keys share a slot, the slot belongs to the later key, even after the search of the earlier key ends.
TEST(Underway, WhatEndsTakesNothingElseAway) {
  constexpr Key kOne = 5;
  constexpr Key kOther = kOne + (Key{1} << 40U);
  Underway underway;
  underway.begin(kOne);
  underway.begin(kOther);
  EXPECT_FALSE(underway.holds(kOne));
  underway.end(kOne);
  EXPECT_TRUE(underway.holds(kOther));
}

}  // namespace
}  // namespace damath::engine
