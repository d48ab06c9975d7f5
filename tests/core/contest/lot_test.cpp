// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/lot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace damath::contest {
namespace {

TEST(Lots, AreThoseOfTheirGenerator) {
  Lots lots(1234567, {});
  const std::uint64_t low = std::uint64_t{1} << 32;
  EXPECT_EQ(lots.below(low), 6457827717110365317U % low);
  EXPECT_EQ(lots.below(low), 3203168211198807973U % low);
  EXPECT_EQ(lots.below(low), 9817491932198370423U % low);
  EXPECT_EQ(lots.below(low), 4593380528125082431U % low);
}

TEST(Lots, AreTheSameForTheSameSeedAndPurpose) {
  const std::vector<int> entries = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_EQ(Lots(7, {1, 2}).shuffled(entries), Lots(7, {1, 2}).shuffled(entries));
  EXPECT_NE(Lots(7, {1, 2}).shuffled(entries), Lots(7, {2, 1}).shuffled(entries));
  EXPECT_NE(Lots(7, {1, 2}).shuffled(entries), Lots(8, {1, 2}).shuffled(entries));
  EXPECT_NE(Lots(7, {0}).shuffled(entries), Lots(7, {}).shuffled(entries));
}

TEST(Lots, StayBelowTheirBound) {
  Lots lots(3, {5});
  for (const std::uint64_t bound : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{7},
                                    (std::uint64_t{1} << 63) + 1, ~std::uint64_t{0}}) {
    for (int draw = 0; draw < 200; ++draw) EXPECT_LT(lots.below(bound), bound);
  }
}

// In 60,000 orders of three, each of the six orders comes up about 10,000 times, within five standard
// deviations (about 91 each).
TEST(Lots, FavourNoOrder) {
  Lots lots(11, {});
  std::map<std::vector<int>, int> seen;
  for (int draw = 0; draw < 60'000; ++draw) ++seen[lots.shuffled(std::vector<int>{1, 2, 3})];
  EXPECT_EQ(seen.size(), 6U);
  for (const auto& [order, times] : seen) {
    EXPECT_NEAR(times, 10'000, 455) << order[0] << order[1] << order[2];
  }
}

TEST(Lots, KeepEveryValue) {
  std::vector<int> entries(100);
  std::iota(entries.begin(), entries.end(), 1);
  std::vector<int> drawn = Lots(1, {}).shuffled(entries);
  EXPECT_NE(drawn, entries);
  std::sort(drawn.begin(), drawn.end());
  EXPECT_EQ(drawn, entries);
  EXPECT_TRUE(Lots(1, {}).shuffled(std::vector<int>{}).empty());
}

TEST(LotsDeathTest, OfNothingCanNotBeDrawn) {
  EXPECT_DEATH(static_cast<void>(Lots(1, {}).below(0)), "");
}

}  // namespace
}  // namespace damath::contest
