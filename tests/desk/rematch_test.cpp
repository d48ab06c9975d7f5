#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

// Two players, two legs, one win each and equal figures among them: only a rematch separates them.
class Rematches : public DeskTest {
 protected:
  Rematches() {
    while (const auto round = pairings().pairNextRound(m_event, m_user)) {
      EXPECT_TRUE(rounds().setResult(m_event, place(numberOf(round->round), 1), totals(9, 4), m_user));
    }
    m_blue = event().entries[0].id;
    m_red = event().entries[1].id;
  }

  contest::EventId m_event = addEvent(2, 2);
  contest::EntryId m_blue{};
  contest::EntryId m_red{};
};

TEST_F(Rematches, AreAskedForAndSettleTheTie) {
  ASSERT_EQ(rounds().standings(m_event)->rematchesDue.size(), 1U);
  const auto change = rounds().setRematch(m_event, m_red, m_blue, totals(1, 8), m_user);
  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, ChangeKind::First);
  reopen();
  ASSERT_EQ(event().rematches.size(), 1U);
  EXPECT_EQ(event().rematches[0].blue, m_red);
  EXPECT_EQ(event().rematches[0].result.result, rules::Result::RedWins);
  const auto table = rounds().standings(m_event);
  EXPECT_TRUE(table->rematchesDue.empty());
  EXPECT_EQ(table->ranks[0].entry, m_blue);
  EXPECT_FALSE(table->provisional);
  EXPECT_TRUE(m_desk->verify()->empty());
}

TEST_F(Rematches, ACorrectionNeedsNameAndReason) {
  ASSERT_TRUE(rounds().setRematch(m_event, m_blue, m_red, totals(8, 1), m_user));
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_red, totals(1, 8), m_user)),
            Refusal::ByRequired);
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_red, totals(8, 1), m_named)),
            Refusal::ResultUnchanged);
  const auto change = rounds().setRematch(m_event, m_red, m_blue, totals(8, 1), m_named);
  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, ChangeKind::Correction);
  EXPECT_EQ(event().rematches.size(), 1U);
  EXPECT_EQ(rounds().standings(m_event)->ranks[0].entry, m_red);
  EXPECT_EQ(journalled(1), "correctRematch rematch 1 Gng. Muñoz");
  EXPECT_TRUE(m_desk->verify()->empty());
}

TEST_F(Rematches, KnowNoResignation) {
  EXPECT_EQ(
      refusalOf(rounds().setRematch(m_event, m_blue, m_red, {rules::Ending::ResignRed, {}, {}}, m_user)),
      Refusal::EndingNotAllowed);
}

TEST_F(Rematches, AreOfEntriesOfTheEvent) {
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, contest::EntryId{77}, totals(1, 2), m_user)),
            Refusal::NoSuchEntry);
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, m_blue, m_blue, totals(1, 2), m_user)),
            Refusal::NoRematchDue);
}

TEST_F(DeskTest, NoRematchWithoutATie) {
  const contest::EventId id = addEvent(3);
  playRound(id);
  const contest::Event now = event();
  EXPECT_EQ(refusalOf(rounds().setRematch(id, now.entries[0].id, now.entries[1].id, totals(1, 2), m_user)),
            Refusal::NoRematchDue);
}

}  // namespace
}  // namespace damath::desk
