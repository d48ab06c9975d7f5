// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/positions_in_search.hpp"

#include <gtest/gtest.h>

namespace damath::engine {
namespace {

TEST(PositionsInSearch, HoldsWhatHasBegunUntilItEnds) {
  PositionsInSearch inSearch;
  EXPECT_FALSE(inSearch.holds(7));
  inSearch.begin(7);
  inSearch.begin(8);
  EXPECT_TRUE(inSearch.holds(7));
  EXPECT_TRUE(inSearch.holds(8));
  inSearch.end(7);
  EXPECT_FALSE(inSearch.holds(7));
  EXPECT_TRUE(inSearch.holds(8));
  inSearch.clear();
  EXPECT_FALSE(inSearch.holds(8));
}

// If two keys share a slot, the slot belongs to the later key, even after the search of the earlier key ends.
TEST(PositionsInSearch, WhatEndsTakesNothingElseAway) {
  constexpr Key kOne = 5;
  constexpr Key kOther = kOne + (Key{1} << 40U);
  PositionsInSearch inSearch;
  inSearch.begin(kOne);
  inSearch.begin(kOther);
  EXPECT_FALSE(inSearch.holds(kOne));
  inSearch.end(kOne);
  EXPECT_TRUE(inSearch.holds(kOther));
}

}  // namespace
}  // namespace damath::engine
