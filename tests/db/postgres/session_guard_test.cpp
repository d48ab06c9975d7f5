// SPDX-License-Identifier: GPL-3.0-or-later
// The keeper's guard ends the sessions that hinder other sessions, whatever timeouts they set. It leaves the
// other sessions alone.
#include "db/session_guard.hpp"

#include "tests/db/roles_fixture.hpp"

namespace damath::db {
namespace {

using std::chrono::seconds;
using testing::take;

class Guard : public Roles {
 protected:
  // Looks at the sessions `after` seconds after the start, by the guard's clock.
  std::vector<EndedSession> look(int after) { return take(m_guard.look(m_start + seconds(after))); }
  [[nodiscard]] bool isAlive(const Session& session) const { return answer(session, "SELECT 1") == "1"; }

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
