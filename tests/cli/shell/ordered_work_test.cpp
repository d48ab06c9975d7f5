// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/ordered_work.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

namespace damath::cli {
namespace {

bool never() {
  return false;
}

// Returns the number after a delay. The delays differ, so the parts of the work do not finish in the order of
// their numbers.
int slowly(std::size_t number) {
  std::this_thread::sleep_for(std::chrono::microseconds((7 - number % 7) * 200));
  return static_cast<int>(number);
}

TEST(OrderedWork, AnswersComeInOrderWithAnyNumberOfThreads) {
  for (const unsigned threads : {1U, 2U, 5U}) {
    std::vector<int> taken;
    OrderedWork<int>(300, slowly)
        .run(
            threads,
            [&](int answer) {
              taken.push_back(answer);
              return Next::GoOn;
            },
            never);
    ASSERT_EQ(taken.size(), 300U) << threads;
    for (int i = 0; i < 300; ++i) ASSERT_EQ(taken[static_cast<std::size_t>(i)], i) << threads;
  }
}

TEST(OrderedWork, OnlySoMuchIsDoneAhead) {
  std::atomic<int> done = 0;
  int most = 0;
  int taken = 0;
  OrderedWork<int>(2000,
                   [&](std::size_t) {
                     ++done;
                     return 0;
                   })
      .run(
          2,
          [&](int) {
            if (taken % 50 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
            most = std::max(most, done - taken);
            ++taken;
            return Next::GoOn;
          },
          never);
  EXPECT_EQ(done, 2000);
  EXPECT_LE(most, 2 * 16 + 1);
}

TEST(OrderedWork, StopsWhereTheTakerOrAnybodyWantsTo) {
  for (const unsigned threads : {1U, 3U}) {
    int taken = 0;
    OrderedWork<int>(1000, slowly)
        .run(
            threads, [&](int) { return ++taken == 5 ? Next::Stop : Next::GoOn; }, never);
    EXPECT_EQ(taken, 5);
    taken = 0;
    OrderedWork<int>(1000, slowly)
        .run(
            threads,
            [&](int) {
              ++taken;
              return Next::GoOn;
            },
            [&] { return taken >= 3; });
    EXPECT_EQ(taken, 3);
  }
}

TEST(OrderedWork, WhatTheWorkThrowsReachesTheCaller) {
  for (const unsigned threads : {1U, 3U}) {
    const auto failing = [](std::size_t number) {
      if (number == 20) throw std::runtime_error("twenty");
      return 0;
    };
    EXPECT_THROW(OrderedWork<int>(100, failing)
                     .run(
                         threads, [](int) { return Next::GoOn; }, never),
                 std::runtime_error);
  }
}

TEST(OrderedWork, NothingToDoIsDoneAtOnce) {
  std::atomic<int> worked{0};
  int taken = 0;
  const auto work = [&worked](std::size_t) { return ++worked; };
  const auto take = [&taken](int) {
    ++taken;
    return Next::GoOn;
  };
  OrderedWork<int>(0, work).run(4, take, never);
  EXPECT_EQ(worked, 0);
  EXPECT_EQ(taken, 0);
  OrderedWork<int>(1, work).run(4, take, never);
  EXPECT_EQ(worked, 1) << "so that it can fail";
  EXPECT_EQ(taken, 1);
}

}  // namespace
}  // namespace damath::cli
