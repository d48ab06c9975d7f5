// SPDX-License-Identifier: GPL-3.0-or-later
// The keeper's guard ends the sessions that hinder other sessions, whatever timeouts they set. It leaves the
// other sessions alone.
#include "db/session_guard.hpp"

#include <chrono>
#include <set>
#include <thread>

#include "tests/db/roles_fixture.hpp"

namespace damath::db {
namespace {

using std::chrono::seconds;
using testing::take;

class Guard : public Roles {
 protected:
  // Runs the guard as if `after` seconds had passed since the start. Returns the sessions that it ended.
  std::vector<EndedSession> look(int after) { return take(m_guard.look(m_start + seconds(after))); }
  [[nodiscard]] bool isAlive(const Session& session) const { return answer(session, "SELECT 1") == "1"; }
  // Waits until the server has no session of this login, at most 30 seconds.
  void awaitEnd(std::string_view who) const {
    const auto end = std::chrono::steady_clock::now() + seconds(30);
    const std::string sql = "SELECT count(*) FROM pg_stat_activity WHERE usename = '" + loginOf(who) + "'";
    while (testing::asked(m_path, sql) != "0") {
      ASSERT_LT(std::chrono::steady_clock::now(), end) << who;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
  // True if the queue of notifications is so full that the guard shortens the limit for transactions.
  [[nodiscard]] bool isQueueFull() const {
    return testing::asked(m_path, "SELECT pg_notification_queue_usage() > 0.002") == "t";
  }

  SessionGuard m_guard = take(SessionGuard::of(hall()));
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

constexpr const char* kHold =
    "BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0;"
    " SET LOCAL lock_timeout = 0; SELECT hall.take_turn(); SET LOCAL idle_in_transaction_session_timeout = 0";

TEST_F(Guard, AClerkDoesNotHoldTheTurn) {
  const Session holder = sessionOf("clerk");
  const Session idle = sessionOf("reviewer");
  answer(holder, kHold);
  EXPECT_TRUE(look(0).empty());
  EXPECT_TRUE(look(1).empty()) << "a usual change may last so long";
  const auto ended = look(3);
  ASSERT_EQ(ended.size(), 1U);
  EXPECT_EQ(ended.front().login, loginOf("clerk"));
  EXPECT_EQ(ended.front().reason, EndReason::HeldLock);
  EXPECT_FALSE(isAlive(holder));
  EXPECT_TRUE(isAlive(idle));
  Store reviewer = stationOf("reviewer");
  take(enter(reviewer, kOfClerk, 5, 3));
}

TEST_F(Guard, OneChangeAfterTheOtherIsNoHolding) {
  Store clerk = stationOf("clerk");
  for (int second = 0; second < 8; ++second) {
    take(enter(clerk, kOfClerk, 5 + second, 3));
    EXPECT_TRUE(look(second).empty());
  }
}

TEST_F(Guard, WhoHoldsTheTurnAgainAndAgainWaits) {
  for (int turn = 0; turn < 3; ++turn) {
    const Session holder = sessionOf("clerk");
    answer(holder, kHold);
    EXPECT_TRUE(look(10 * turn).empty());
    EXPECT_EQ(look(10 * turn + 3).size(), 1U);
  }
  EXPECT_NE(PQstatus(sessionOf("clerk").get()), CONNECTION_OK);
  EXPECT_EQ(answerTo("reviewer", "SELECT 1"), "1");
  look(90);
  EXPECT_EQ(PQstatus(sessionOf("clerk").get()), CONNECTION_OK) << "after a minute";
}

TEST_F(Guard, AnArbiterMayWorkLonger) {
  const Session arbiter = sessionOf("arbiter");
  answer(arbiter, kHold);
  EXPECT_TRUE(look(0).empty());
  EXPECT_TRUE(look(3).empty());
  EXPECT_TRUE(isAlive(arbiter));
  look(4);
  EXPECT_EQ(look(130).size(), 1U);
}

// An open transaction without a lock, whose login has lifted its own time limits.
constexpr const char* kStay =
    "BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0; SELECT 1";

TEST_F(Guard, ATransactionLastsAMinuteAndThatOfAnArbiterFive) {
  const Session clerk = sessionOf("clerk");
  const Session arbiter = sessionOf("arbiter");
  const Session idle = sessionOf("reviewer");
  EXPECT_EQ(answer(clerk, kStay), "1");
  EXPECT_EQ(answer(arbiter, kStay), "1");
  EXPECT_TRUE(look(0).empty());
  EXPECT_TRUE(look(60).empty());
  const auto first = look(61);
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first.front().login, loginOf("clerk"));
  EXPECT_EQ(first.front().reason, EndReason::LongTransaction);
  EXPECT_FALSE(isAlive(clerk));
  EXPECT_TRUE(isAlive(arbiter));
  awaitEnd("clerk");
  EXPECT_TRUE(look(300).empty());
  const auto second = look(301);
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(second.front().login, loginOf("arbiter"));
  EXPECT_EQ(second.front().reason, EndReason::LongTransaction);
  EXPECT_FALSE(isAlive(arbiter));
  EXPECT_TRUE(isAlive(idle));
  EXPECT_EQ(PQstatus(sessionOf("clerk").get()), CONNECTION_OK) << "no pause: it held no lock";
}

TEST_F(Guard, OneTransactionAfterTheOtherIsNoLongOne) {
  const Session clerk = sessionOf("clerk");
  for (int minute = 0; minute < 5; ++minute) {
    EXPECT_EQ(answer(clerk, kStay), "1");
    EXPECT_TRUE(look(60 * minute).empty());
    EXPECT_EQ(answer(clerk, "COMMIT"), "");
  }
  EXPECT_TRUE(isAlive(clerk));
}

// PostgreSQL's queue of notifications keeps everything that a listening session has not read yet, and a
// session reads nothing during a transaction. More than 16 MB in the queue shorten the limit for transactions
// to five seconds, also for an arbiter. The server can then empty the queue.
TEST_F(Guard, WhileTheQueueOfNotificationsIsFullATransactionLastsFiveSeconds) {
  const Session listener = sessionOf("clerk");
  EXPECT_EQ(answer(listener, "LISTEN damath"), "");
  EXPECT_EQ(answer(listener, kStay), "1");
  const Session filler = sessionOf("reviewer");
  constexpr int kMessages = 2300;  // each message takes a page of 8192 bytes
  constexpr int kAtOnce = 100;
  constexpr std::size_t kLongest = 7900;
  for (int message = 0; message < kMessages;) {
    std::string sql;
    for (int i = 0; i < kAtOnce; ++i) {
      const std::string number = std::to_string(++message);
      sql += "NOTIFY damath, '" + number + std::string(kLongest - number.size(), '.') + "';";
    }
    EXPECT_EQ(answer(filler, sql), "");
  }
  EXPECT_TRUE(isQueueFull());
  const Session arbiter = sessionOf("arbiter");
  EXPECT_EQ(answer(arbiter, kStay), "1");
  const Session idle = sessionOf("display");
  // The server's own clock may end the transaction of the listener at the first look already, if the messages
  // took more than five seconds.
  auto ended = look(0);
  for (const EndedSession& session : look(6)) ended.push_back(session);
  std::set<std::string> logins;
  for (const EndedSession& session : ended) {
    EXPECT_EQ(session.reason, EndReason::LongTransaction) << session.login;
    logins.insert(session.login);
  }
  EXPECT_EQ(logins, (std::set{loginOf("clerk"), loginOf("arbiter")}));
  EXPECT_FALSE(isAlive(listener));
  EXPECT_FALSE(isAlive(arbiter));
  EXPECT_TRUE(isAlive(filler)) << "without a transaction it hinders nobody";
  EXPECT_TRUE(isAlive(idle));
  awaitEnd("clerk");
  EXPECT_FALSE(isQueueFull()) << "the server has emptied the queue";
  Store reviewer = stationOf("reviewer");
  take(enter(reviewer, kOfClerk, 5, 3));
}

TEST_F(Guard, ALoginsOwnPasswordIsPutBack) {
  const std::string digest = "SELECT rolpassword FROM pg_authid WHERE rolname = '" + loginOf("clerk") + "'";
  const std::string before = testing::asked(m_path, digest);
  EXPECT_TRUE(look(0).empty());
  const Session clerk = sessionOf("clerk");
  answer(clerk, "ALTER ROLE CURRENT_USER PASSWORD 'x'");
  EXPECT_NE(testing::asked(m_path, digest), before);
  const auto ended = look(1);
  ASSERT_EQ(ended.size(), 1U);
  EXPECT_EQ(ended.front().reason, EndReason::NewPhrase);
  EXPECT_EQ(testing::asked(m_path, digest), before);
  EXPECT_FALSE(isAlive(clerk));
  take(setPhrase(hall(), loginOf("clerk"), "bagong parirala"));
  EXPECT_TRUE(look(2).empty()) << "the owner's new password stays";
}

}  // namespace
}  // namespace damath::db
