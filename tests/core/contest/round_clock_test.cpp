// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/round_clock.hpp"

#include <gtest/gtest.h>

namespace damath::contest {
namespace {

using namespace std::chrono_literals;

// T1: one clock of 20 minutes counts for all boards. The tests pass the times to the clock, so no test waits.
TEST(RoundClockTest, RunsDownWhileItRunsAndStandsWhileItStands) {
  RoundClock clock(20min);
  EXPECT_EQ(clock.left(5s), 20min);
  EXPECT_FALSE(clock.isRunning(5s));
  clock.start(10s);
  EXPECT_TRUE(clock.isRunning(11s));
  EXPECT_EQ(clock.left(70s), 19min);
  clock.stop(70s);
  EXPECT_FALSE(clock.isRunning(71s));
  EXPECT_EQ(clock.left(1000s), 19min) << "an hour of lunch is not played";
  clock.start(1000s);
  EXPECT_EQ(clock.left(1060s), 18min);
}

TEST(RoundClockTest, IsOverAtZeroAndNotBelow) {
  RoundClock clock(10min);
  clock.start(0s);
  EXPECT_FALSE(clock.isOver(599'999ms));
  EXPECT_TRUE(clock.isOver(600s));
  EXPECT_EQ(clock.left(9000s), 0ms);
  EXPECT_FALSE(clock.isRunning(600s));
  clock.stop(700s);
  clock.start(701s);
  EXPECT_FALSE(clock.isRunning(701s)) << "a clock that is over does not start";
  clock.reset();
  EXPECT_EQ(clock.left(9000s), 10min);
  EXPECT_FALSE(clock.isRunning(9000s));
}

TEST(RoundClockTest, StartsAndStopsOnce) {
  RoundClock clock(20min);
  clock.start(0s);
  clock.start(60s);
  EXPECT_EQ(clock.left(120s), 18min) << "started twice, it has run since the first time";
  clock.stop(120s);
  clock.stop(600s);
  EXPECT_EQ(clock.left(600s), 18min);
  clock.start(600s);
  EXPECT_EQ(clock.left(540s), 18min) << "a moment before it was started costs nothing";
}

}  // namespace
}  // namespace damath::contest
