// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the search for shared contests on the network. Any computer may answer, so answers may be
// malformed.
#include "app/hall/server/hall_search.hpp"

#include <gtest/gtest.h>

namespace damath::station {
namespace {

constexpr const char* kComputer = "192.168.1.10";

TEST(StationNetwork, AHallsAnswerIsItsNameAndAddress) {
  const auto hall = hallIn(R"({"damath":1,"name":"Division Contest","port":5433})", kComputer);
  EXPECT_EQ(hall, (FoundHall{"Division Contest", "192.168.1.10:5433/contest"}));
}

TEST(StationNetwork, WhatIsNoHallsAnswerIsPassedOver) {
  for (const char* answer :
       {"", "halls", "[]", "{}", R"({"name":"A","port":5433})", R"({"damath":1})",
        R"({"damath":1,"name":"A"})", R"({"damath":1,"name":7,"port":5433})",
        R"({"damath":1,"name":"A","port":"5433"})", R"({"damath":1,"name":"A","port":-1})",
        R"({"damath":1,"name":"A","port":0})", R"({"damath":1,"name":"A","port":65536})",
        R"({"damath":1,"name":"A","port":1e4})", R"({"damath":1,"name":"A","port":5433)"}) {
    EXPECT_EQ(hallIn(answer, kComputer), std::nullopt) << answer;
  }
}

}  // namespace
}  // namespace damath::station
