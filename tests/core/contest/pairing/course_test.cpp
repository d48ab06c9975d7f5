// SPDX-License-Identifier: GPL-3.0-or-later
// Every event reaches its final list, whatever happens on the way (rulebook Y2, Y4).
#include <gtest/gtest.h>

#include <set>

#include "tests/core/contest/pairing/course.hpp"
#include "tests/support/full_size.hpp"

namespace damath::pairing::testing {
namespace {

TEST(Course, EveryRandomEventReachesItsFinalList) {
  const unsigned events = support::sized(400U, 10'000U);
  int faults = 0;
  int roundsOfByes = 0;
  int secondRematches = 0;
  int withdrawals = 0;
  std::set<contest::System> systems;
  for (unsigned seed = 1; seed <= events; ++seed) {
    Course course(seed);
    const std::string fault = course.play();
    EXPECT_EQ(fault, "") << "seed " << seed;
    faults += fault.empty() ? 0 : 1;
    ASSERT_LT(faults, 5) << "enough to look at";
    systems.insert(course.event().setup.system);
    roundsOfByes += course.roundsOfByes();
    secondRematches += course.secondRematches();
    withdrawals += course.withdrawals();
  }
  EXPECT_EQ(systems.size(), 5U);
  EXPECT_GT(roundsOfByes, support::sized(20, 500));
  EXPECT_GT(secondRematches, support::sized(20, 500));
  EXPECT_GT(withdrawals, support::sized(200, 5'000));
}

}  // namespace
}  // namespace damath::pairing::testing
