// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the search for shared contests on the network. Any computer may answer, so answers may be
// malformed.
#include "app/hall/server/hall_search.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "platform/datagram_socket.hpp"

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

// If a keeper on this computer has the port, the bell answers nothing. The call takes its time all the same.
TEST(StationNetwork, AFloodOfMessagesNeitherShortensNorLengthensTheTime) {
  using std::chrono::steady_clock;
  const HallBell bell("Division Contest", 5433);
  std::atomic<bool> isOver = false;
  std::thread flood([&isOver] {
    const platform::DatagramSocket socket;
    while (!isOver) socket.send("127.0.0.1", kBellPort, "a message that is no search");
  });
  const auto begin = steady_clock::now();
  bell.answerFor(std::chrono::milliseconds(300));
  const auto taken = steady_clock::now() - begin;
  isOver = true;
  flood.join();
  EXPECT_GE(taken, std::chrono::milliseconds(300));
  EXPECT_LT(taken, std::chrono::seconds(10));
}

}  // namespace
}  // namespace damath::station
