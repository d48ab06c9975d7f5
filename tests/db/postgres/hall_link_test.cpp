// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a station whose connection to the server is cut, silent or slow. Confirmed changes are stored, and
// changes that end with CutOff are not. A change in doubt is settled once the server answers. Another station
// waits for this one for less than five seconds.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "db/edits/roster_edit.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/store_fixture.hpp"
#include "tests/postgres/hall_link.hpp"
#include "tests/postgres/hall_server.hpp"

namespace damath::db {
namespace {

using testing::HallLink;
using testing::HallServer;
using testing::stampAt;
using testing::take;

constexpr std::chrono::milliseconds kFive{5000};
constexpr std::chrono::milliseconds kSlack{500};  // allowance for a busy computer

// The statement that flushes a change to the disk; the last step of a change.
constexpr std::string_view kFlush = "SELECT hall.flush()";

class LongWay : public testing::StoreTest {
 protected:
  LongWay() {
    const auto games = pair(2);
    m_game = games.at(0).id;
    m_other = games.at(1).id;
    score(m_game, 1, 0);
  }

  [[nodiscard]] Store station(const OpenOptions& options = {}) const {
    const std::string direct = testing::placeAt(m_path).hall()->text;
    const std::string name = direct.substr(direct.rfind('/') + 1);
    return std::move(Store::open(Place::parse(m_link.address(name)), stampAt(0).at, options).store).value();
  }
  [[nodiscard]] Store anotherStation() const {
    return std::move(Store::open(testing::placeAt(m_path), stampAt(0).at, {}).store).value();
  }
  // Removes the flush from the statements that a station prepares.
  static HallLink::Look withoutFlush(std::atomic<int>& taken) {
    return [&taken](HallLink::From, std::string& message) {
      const auto place = message.find(kFlush);
      if (place == std::string::npos) return true;
      ++taken;
      std::string instead = "SELECT 1";
      instead.resize(kFlush.size(), ' ');
      message.replace(place, kFlush.size(), instead);
      return true;
    };
  }
  Expected<void, StoreError> enter(Store& store, int blue) const {
    auto edit = store.edit(stampAt(30));
    if (!edit) return Unexpected<StoreError>(edit.error());
    if (const auto contest = edit->reading().contest(); !contest)
      return Unexpected<StoreError>(contest.error());
    const contest::GameResult result{rules::Ending::Time, exact::Number(blue), exact::Number(0),
                                     rules::Result::BlueWins};
    if (auto set = RoundEdit(*edit).setResult(m_game, result); !set) return set;
    return edit->commit();
  }
  [[nodiscard]] exact::Number standing() { return *contest().events.at(0).find(m_game)->result->blueGrand; }
  template <class Work>
  static std::chrono::milliseconds timeOf(const Work& work) {
    const auto from = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - from);
  }
  static StoreFault faultOf(const Expected<void, StoreError>& answer) {
    return answer ? StoreFault::Unexpected : answer.error().fault;
  }

  HallLink m_link{HallServer::ofProgram()};
  contest::GameId m_game{};
  contest::GameId m_other{};
};

// Cuts the connection at each message of a change, one message after another, including the commit.
TEST_F(LongWay, CutAnywhereToldIsWhatIsThere) {
  int told = 0;
  int untold = 0;
  for (int message = 0;; ++message) {
    ASSERT_LT(message, 500);
    Store store = station();
    static_cast<void>(take(take(store.read()).contest()));
    std::atomic<int> passed{0};
    m_link.look([&](HallLink::From, std::string&) { return passed++ != message; });
    const exact::Number before = standing();
    const auto entered = enter(store, message + 2);
    m_link.look({});
    ASSERT_EQ(standing(), entered ? exact::Number(message + 2) : before) << message;
    if (!entered) {
      EXPECT_EQ(entered.error().fault, StoreFault::CutOff) << message;
    }
    ++(entered ? told : untold);
    if (passed <= message) break;
  }
  EXPECT_GT(told, 5) << "before the turn, and within the answer to the commit";
  EXPECT_GT(untold, 5);
  expectSound();
}

TEST_F(LongWay, ASilentServerIsToldWithinFiveSecondsAndTakenUpAgain) {
  Store store = station();
  take(enter(store, 2));
  m_link.fallSilent();
  std::optional<StoreFault> reading;
  const auto read = timeOf([&] {
    const auto answer = store.read();
    if (!answer) reading = answer.error().fault;
  });
  EXPECT_EQ(reading, StoreFault::CutOff);
  EXPECT_LT(read, kFive + kSlack);
  m_link.goOn();
  take(enter(store, 3));
  EXPECT_EQ(standing(), exact::Number(3));
  Edit edit = take(store.edit(stampAt(31)));
  take(RosterEdit(edit).addEvent(testing::integerEvent("never told as done")));
  m_link.fallSilent();
  const auto committed = edit.commit();
  ASSERT_FALSE(committed);
  EXPECT_EQ(committed.error().fault, StoreFault::InDoubt);
  m_link.cut();
  m_link.goOn();
  EXPECT_EQ(take(settled(store)), std::optional(false));
  EXPECT_EQ(contest().events.size(), 1U);
}

// The window does not wait for a server that falls silent during a commit. The store reports the outcome
// later.
TEST_F(LongWay, WhatIsInDoubtIsSettledOnceTheHallAnswers) {
  for (const bool isStored : {true, false}) {
    OpenOptions options;
    options.silence = std::make_shared<std::atomic<bool>>(false);
    Store store = station(options);
    EXPECT_FALSE(take(settled(store))) << "nothing is in doubt";
    const exact::Number before = standing();
    const exact::Number after(isStored ? 41 : 42);
    m_link.look([&](HallLink::From from, std::string& message) {
      const bool isAnswer = from == HallLink::From::Server && message.front() == 'C' &&
                            message.find("COMMIT") != std::string::npos;
      const bool isQuestion =
          from == HallLink::From::Station && message.find("hall.end_turn") != std::string::npos;
      if (isStored ? !isAnswer : !isQuestion) return true;
      *options.silence = true;
      return false;
    });
    const auto entered = enter(store, isStored ? 41 : 42);
    m_link.look({});
    ASSERT_FALSE(entered);
    EXPECT_EQ(entered.error().fault, StoreFault::InDoubt) << entered.error().detail;
    EXPECT_FALSE(settled(store)) << "nobody asks a silent hall";
    *options.silence = false;
    EXPECT_EQ(take(settled(store)), std::optional(isStored));
    EXPECT_FALSE(take(settled(store))) << "once";
    EXPECT_EQ(standing(), isStored ? after : before);
    take(enter(store, isStored ? 43 : 44));
  }
  expectSound();
}

TEST_F(LongWay, ADeadStationLosesItsTurnWithinFiveSeconds) {
  Store dead = station();
  Edit held = take(dead.edit(stampAt(31)));
  take(RosterEdit(held).addEvent(testing::integerEvent("never told as done")));
  m_link.fallSilent();
  // The next station waits and then gets the turn (the write lock).
  std::optional<Expected<void, StoreError>> entered;
  const auto waited = timeOf([&] { entered = enter(m_store, 5); });
  ASSERT_TRUE(*entered) << entered->error().detail;
  EXPECT_LT(waited, kFive);
  EXPECT_EQ(standing(), exact::Number(5));
  m_link.goOn();
  EXPECT_EQ(faultOf(held.commit()), StoreFault::CutOff);
  EXPECT_EQ(contest().events.size(), 1U);
  expectSound();
}

TEST_F(LongWay, AfterACutItGoesOn) {
  Store store = station();
  for (int blue = 2; blue < 6; ++blue) {
    m_link.cut();
    take(enter(store, blue));
    EXPECT_EQ(standing(), exact::Number(blue));
  }
}

// Round trips to the server are expensive: at forty changes per second, each change has 25 ms, and a round
// trip may take 10 ms.
TEST_F(LongWay, AResultIsEnteredInTwoWays) {
  Store store = station();
  take(enter(store, 2));
  take(enter(m_store, 3));  // a change of another station must not cost a third round trip
  std::atomic<int> answers{0};
  m_link.look([&](HallLink::From from, std::string& message) {
    if (from == HallLink::From::Server && message.front() == 'Z') ++answers;
    return true;
  });
  take(enter(store, 4));
  EXPECT_EQ(answers, 2);
}

// Repeats Hall.WhatIsToldAsDoneIsFlushed with the flush removed from the station's messages. This proves that
// the test finds a missing flush.
TEST_F(LongWay, WithoutTheFlushWhatIsToldIsLost) {
  bool isLost = false;
  for (int round = 1; round <= 5 && !isLost; ++round) {
    std::atomic<int> flushes{0};
    m_link.look(withoutFlush(flushes));
    Store store = station();
    for (int change = 0; change < 2; ++change) take(enter(store, 10 * round + change));
    HallServer::ofProgram().crash();
    EXPECT_EQ(flushes, 1) << "made ready once";
    isLost = standing() != exact::Number(10 * round + 1);
  }
  EXPECT_TRUE(isLost);
}

// If the server crashes, it may lose a change that a station saw, but that is not flushed. Another change may
// then get its number.
TEST_F(LongWay, WhatVanishedWithTheServerIsNotShown) {
  const Store looking = anotherStation();
  const auto shown = [](const Store& store) {
    std::vector<std::optional<exact::Number>> totals;
    for (const contest::Game& game : take(take(store.read()).contest())->events.at(0).games) {
      totals.push_back(game.result ? game.result->blueGrand : std::nullopt);
    }
    return totals;
  };
  bool hasVanished = false;
  for (int round = 1; round <= 5 && !hasVanished; ++round) {
    static_cast<void>(shown(looking));
    std::atomic<int> flushes{0};
    m_link.look(withoutFlush(flushes));
    Store store = station();
    for (int change = 0; change < 2; ++change) take(enter(store, 10 * round + change));
    const auto seen = shown(looking);
    EXPECT_EQ(seen.at(0), exact::Number(10 * round + 1));
    HallServer::ofProgram().crash();
    hasVanished = shown(anotherStation()) != seen;
    Store other = anotherStation();
    Edit edit = take(other.edit(stampAt(40)));
    const contest::GameResult result{rules::Ending::Time, exact::Number(round), exact::Number(0),
                                     rules::Result::BlueWins};
    take(RoundEdit(edit).setResult(m_other, result));
    take(edit.commit());
    EXPECT_EQ(shown(looking), shown(anotherStation()));
  }
  EXPECT_TRUE(hasVanished);
}

}  // namespace
}  // namespace damath::db
