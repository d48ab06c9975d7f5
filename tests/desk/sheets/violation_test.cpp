// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the log of violations.
#include "app/desk/keeping/verification.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class ViolationLog : public DeskTest {
 protected:
  ViolationLog() { done(pairings().pairNextRound(m_event, m_user)); }
  ViolationDesk log() { return ViolationDesk(*m_desk); }

  contest::EventId m_event = addEvent(4);
};

TEST_F(ViolationLog, TheFourthViolationOfAGameDisqualifies) {
  const contest::EntryId entry = event().games[0].blue;
  for (int count = 1; count <= 4; ++count) {
    const auto logged =
        log().addViolation(m_event, entry, place(1, 1), db::ViolationKind::Time, "lampas", m_named);
    ASSERT_TRUE(logged);
    EXPECT_EQ(logged->count, count);
    EXPECT_EQ(logged->disqualifying, count == 4);  // three warnings, the fourth disqualifies (T5)
  }
  EXPECT_EQ(got(log().violations(m_event)).back().ending, rules::Ending::DisqualifiedBlue);
  const contest::EntryId red = event().games[0].red;
  for (int count = 1; count <= 4; ++count) {
    const auto logged =
        got(log().addViolation(m_event, red, place(1, 1), db::ViolationKind::Time, "", m_named));
    EXPECT_EQ(logged.ending.has_value(), count == 4);
  }
  for (const ViolationLogged& logged : got(log().violations(m_event))) {
    if (!logged.disqualifying) continue;
    EXPECT_EQ(logged.ending, rules::Ending::DisqualifiedBoth);
  }
  const auto other = got(log().addViolation(m_event, entry, {}, db::ViolationKind::Other, "", m_named));
  EXPECT_FALSE(other.ending);
  EXPECT_EQ(other.count, 1);
  EXPECT_EQ(got(log().violations(m_event)).size(), 9U);
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

}  // namespace
}  // namespace damath::desk
