// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the limits of connections, the order of requests, and the counters of wrong cards and corrections.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "app/hall/web/connection_places.hpp"
#include "app/hall/web/correction_pace.hpp"
#include "app/hall/web/request_line.hpp"
#include "app/hall/web/wrong_tries.hpp"

namespace damath::web {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class PlacesTest : public ::testing::Test {
 protected:
  ConnectionPlaces::Number enter(int socket, const std::string& address, milliseconds now = {}) {
    return m_places.enter(socket, address, now);
  }

  std::vector<std::intptr_t> m_ended;
  ConnectionPlaces m_places{{.all = 10,
                             .ofAddress = 6,
                             .ofSender = 2,
                             .strangersBytes = 100,
                             .receiving = seconds{10},
                             .sending = seconds{30}},
                            [this](platform::Handle::Number socket) { m_ended.push_back(socket); }};
};

TEST_F(PlacesTest, TheOldestStrangerOfTheCrowdedAddressMakesRoom) {
  for (int i = 1; i <= 6; ++i) enter(i, "10.0.0.1");
  for (int i = 7; i <= 10; ++i) enter(i, "10.0.0.2");
  EXPECT_THAT(m_ended, IsEmpty());
  enter(11, "10.0.0.3");
  enter(12, "10.0.0.3");
  EXPECT_THAT(m_ended, ElementsAre(1, 2)) << "the address with the most connections";
}

TEST_F(PlacesTest, AnAddressHasItsOwnLimit) {
  for (int i = 1; i <= 8; ++i) enter(i, "10.0.0.1");
  EXPECT_THAT(m_ended, ElementsAre(1, 2));
}

TEST_F(PlacesTest, KnownSendersAndRequestsAtWorkKeepTheirPlaces) {
  const auto known = enter(1, "10.0.0.1");
  EXPECT_TRUE(m_places.recognize(known, "phone"));
  m_places.work(enter(2, "10.0.0.1"));
  enter(3, "10.0.0.1");
  for (int i = 4; i <= 14; ++i) enter(i, "10.0.0." + std::to_string(i));
  EXPECT_THAT(m_ended, ::testing::SizeIs(4));
  EXPECT_THAT(m_ended, ::testing::Each(::testing::Ge(3)));
  EXPECT_FALSE(m_places.recognize(enter(20, "10.0.0.1"), ""));
}

TEST_F(PlacesTest, IfNoOtherMayEndTheNewConnectionEnds) {
  for (int i = 1; i <= 10; ++i) m_places.work(enter(i, "10.0.0." + std::to_string(i)));
  enter(11, "10.0.0.11");
  EXPECT_THAT(m_ended, ElementsAre(11));
}

TEST_F(PlacesTest, AKnownSenderHasFewPlaces) {
  for (int i = 1; i <= 2; ++i) EXPECT_TRUE(m_places.recognize(enter(i, "10.0.0.1"), "phone"));
  const auto third = enter(3, "10.0.0.1");
  EXPECT_FALSE(m_places.recognize(third, "phone"));
  EXPECT_TRUE(m_places.recognize(enter(4, "10.0.0.1"), "another phone"));
  m_places.leave(1);
  EXPECT_TRUE(m_places.recognize(third, "phone"));
}

TEST_F(PlacesTest, ARequestHasATimeAndAnAnswerHasATime) {
  const auto slow = enter(1, "10.0.0.1", seconds{0});
  const auto known = enter(2, "10.0.0.1", seconds{1});
  EXPECT_TRUE(m_places.recognize(known, "phone"));
  const auto working = enter(3, "10.0.0.1", seconds{1});
  EXPECT_FALSE(m_places.isAnswering());
  m_places.work(working);
  m_places.endOverdue(seconds{10} - milliseconds{1});
  EXPECT_THAT(m_ended, IsEmpty());
  m_places.endOverdue(seconds{10});
  EXPECT_THAT(m_ended, ElementsAre(1));
  m_places.endOverdue(seconds{11});
  EXPECT_THAT(m_ended, ElementsAre(1, 2)) << "a known sender's request too, but no request at work";
  EXPECT_TRUE(m_places.isAnswering()) << "the request at work still waits for its answer";
  m_places.send(working, 5, seconds{20});
  EXPECT_TRUE(m_places.isAnswering());
  m_places.endOverdue(seconds{49});
  EXPECT_THAT(m_ended, ElementsAre(1, 2));
  m_places.endOverdue(seconds{50});
  EXPECT_THAT(m_ended, ElementsAre(1, 2, 3));
  EXPECT_FALSE(m_places.isAnswering());
  m_places.leave(slow);
}

TEST_F(PlacesTest, StrangersReceiveABoundedNumberOfBytes) {
  const auto known = enter(1, "10.0.0.1");
  EXPECT_TRUE(m_places.recognize(known, "phone"));
  m_places.send(known, 1000, {});
  for (int i = 2; i <= 4; ++i) m_places.send(enter(i, "10.0.0.1"), 40, {});
  EXPECT_THAT(m_ended, ElementsAre(2)) << "the oldest, and none for the bytes of a known sender";
  m_places.send(enter(5, "10.0.0.1"), 1000, {});
  EXPECT_THAT(m_ended, ElementsAre(2, 3, 4)) << "the newest answer is sent";
}

// Random connections are made. At most ten are open at a time, and no connection of a known sender is ended.
TEST_F(PlacesTest, TheLimitsHoldForRandomConnections) {
  std::mt19937 random(20261130);
  std::map<ConnectionPlaces::Number, int> open;
  std::set<int> known;
  int socket = 0;
  for (int step = 0; step < 20000; ++step) {
    const auto chosen = open.empty()
                            ? open.end()
                            : std::next(open.begin(), static_cast<std::ptrdiff_t>(random() % open.size()));
    switch (random() % 5) {
      case 0:
      case 1:
        ++socket;
        open[enter(socket, "10.0.0." + std::to_string(random() % 4))] = socket;
        break;
      case 2:
        if (chosen == open.end()) break;
        if (m_places.recognize(chosen->first, "phone " + std::to_string(random() % 3))) {
          known.insert(chosen->second);
        }
        break;
      case 3:
        if (chosen != open.end()) m_places.send(chosen->first, random() % 50, {});
        break;
      default:
        if (chosen == open.end()) break;
        m_places.leave(chosen->first);
        open.erase(chosen);
    }
    for (const std::intptr_t ended : m_ended) {
      EXPECT_FALSE(known.contains(static_cast<int>(ended))) << step;
      std::erase_if(
          open, [&](const auto& each) { return each.second == ended && (m_places.leave(each.first), true); });
    }
    m_ended.clear();
    ASSERT_LE(open.size(), 10U) << step;
  }
  EXPECT_GT(socket, 1000);
}

// Takes all waiting requests, one after the other.
std::vector<int> taken(RequestLine<int>& line) {
  std::vector<int> jobs;
  while (const auto turn = line.take()) {
    jobs.push_back(turn->job);
    line.done(turn->sender);
  }
  return jobs;
}

TEST(RequestLine, KnownSendersComeFirstAndEachSenderHasItsTurn) {
  RequestLine<int> line;
  for (int i = 0; i < 3; ++i) EXPECT_EQ(line.add({"10.0.0.1", false}, 100 + i), std::nullopt);
  EXPECT_EQ(line.add({"10.0.0.2", false}, 200), std::nullopt);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(line.add({"phone", true}, i), std::nullopt);
  EXPECT_EQ(line.add({"other phone", true}, 10), std::nullopt);
  // A known sender and a stranger with the same name are two senders.
  EXPECT_EQ(line.add({"10.0.0.2", true}, 20), std::nullopt);
  EXPECT_THAT(taken(line), ElementsAre(0, 10, 20, 1, 2, 100, 200, 101, 102));
  EXPECT_TRUE(line.isEmpty());
}

TEST(RequestLine, NobodyHasAllWorkers) {
  RequestLine<int> line({.waitingStrangers = 9, .strangersAtWork = 2, .ofSenderAtWork = 1});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(line.add({"phone", true}, i), std::nullopt);
  for (int i = 3; i < 6; ++i) EXPECT_EQ(line.add({"10.0.0." + std::to_string(i), false}, i), std::nullopt);
  const auto first = line.take();
  EXPECT_EQ(first->job, 0);
  EXPECT_EQ(line.take()->job, 3) << "the phone has one request at work";
  EXPECT_EQ(line.take()->job, 4);
  EXPECT_FALSE(line.take()) << "strangers have two requests at work";
  line.done(first->sender);
  EXPECT_EQ(line.take()->job, 1);
  line.done({"10.0.0.3", false});
  EXPECT_EQ(line.take()->job, 5);
}

TEST(RequestLine, TheAddressWithMostRequestsIsRefused) {
  RequestLine<int> line({.waitingStrangers = 4});
  for (int i = 0; i < 4; ++i) EXPECT_EQ(line.add({"10.0.0.1", false}, i), std::nullopt);
  EXPECT_EQ(line.add({"10.0.0.2", false}, 20), 3) << "the last of the other address";
  EXPECT_EQ(line.add({"10.0.0.1", false}, 4), 4) << "the new request";
  EXPECT_EQ(line.add({"phone", true}, 30), std::nullopt) << "a known sender is never refused";
  EXPECT_THAT(taken(line), ElementsAre(30, 0, 20, 1, 2));
}

TEST(WrongTries, AreCountedForAMinute) {
  WrongTries tries;
  for (int i = 0; i < WrongTries::kFree; ++i) {
    EXPECT_FALSE(tries.isSlow("10.0.0.9", seconds{1})) << i;
    tries.note("10.0.0.9", seconds{1});
  }
  EXPECT_TRUE(tries.isSlow("10.0.0.9", seconds{1}));
  EXPECT_TRUE(tries.isSlow("10.0.0.9", seconds{60}));
  EXPECT_FALSE(tries.isSlow("10.0.0.9", seconds{61}));
  int others = 0;
  for (int i = 0; i < 100; ++i) others += tries.isSlow("10.0.1." + std::to_string(i), seconds{1}) ? 1 : 0;
  EXPECT_LT(others, 5) << "few addresses share a counter, and a random value decides which";
}

TEST(WrongTries, ManyAddressesCannotSwitchTheCounterOff) {
  WrongTries tries;
  for (int i = 0; i < 20000; ++i)
    tries.note("10.1." + std::to_string(i / 250) + "." + std::to_string(i % 250), {});
  for (int i = 0; i < WrongTries::kFree; ++i) tries.note("192.168.1.7", {});
  EXPECT_TRUE(tries.isSlow("192.168.1.7", {}));
}

TEST(CorrectionPace, FiveAMinute) {
  CorrectionPace pace;
  for (int i = 0; i < CorrectionPace::kMost; ++i) {
    EXPECT_EQ(pace.wait("phone", seconds{i}).count(), 0) << i;
    pace.note("phone", seconds{i});
  }
  EXPECT_EQ(pace.wait("phone", seconds{10}), seconds{50});
  EXPECT_EQ(pace.wait("other", seconds{10}).count(), 0);
  EXPECT_EQ(pace.wait("phone", seconds{60}).count(), 0) << "the first correction was a minute ago";
  pace.note("phone", seconds{60});
  EXPECT_EQ(pace.wait("phone", seconds{60}), seconds{1}) << "the second was at second 1";
}

}  // namespace
}  // namespace damath::web
