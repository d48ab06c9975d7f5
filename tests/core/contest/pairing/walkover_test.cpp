// SPDX-License-Identifier: GPL-3.0-or-later
// What was decided before the next round stays decided, whoever leaves or comes back later (options
// `rematchDrawn` and `rematchWithdrawn`).
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::System;
using rules::Result;

void takeNext(Played& played) {
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  take(played, *next);
}

// A knock-out of four. The players 1 and 4 draw in round 1, and player 2 wins.
class DrawnMeeting : public ::testing::Test {
 protected:
  DrawnMeeting() {
    takeNext(m_played);
    play(m_played, [this](const contest::Game& game) {
      return isOfFirst(game) ? Result::Draw : byNumber(m_played, game);
    });
  }

  void rule(rules::RematchWithdrawn answer) {
    rules::change(m_played.event.setup.ruleset, &rules::Ruleset::rematchWithdrawn, answer);
  }
  bool isOfFirst(const contest::Game& game) const {
    return m_played.numberOf(game.blue) == 1 || m_played.numberOf(game.red) == 1;
  }
  const contest::Game& drawn() const {
    return isOfFirst(m_played.event.games[0]) ? m_played.event.games[0] : m_played.event.games[1];
  }
  // Returns the start number of the player who advances from the drawn game. 0: nobody yet.
  int winner() const {
    switch (outcomeOf(m_played.event, drawn())) {
      case Outcome::First:
        return m_played.numberOf(drawn().blue);
      case Outcome::Second:
        return m_played.numberOf(drawn().red);
      default:
        return 0;
    }
  }
  void comeBack(int number, int missed) {
    m_played.row(number).lastRound.reset();
    m_played.row(number).absences.push_back(contest::RoundNumber{missed});
  }
  void expectSettled(int number) const {
    EXPECT_EQ(winner(), number);
    EXPECT_TRUE(gamesToDecide(m_played.event).empty());
    EXPECT_EQ(roundAdrift(m_played.event), std::nullopt);
  }

  Played m_played = eventOf(System::KnockOut, 4);
};

TEST_F(DrawnMeeting, StaysAsItIsWhenTheOtherPlayerLeavesLater) {
  rule(rules::RematchWithdrawn::Lost);
  EXPECT_EQ(winner(), 0);
  m_played.row(4).lastRound = 1;
  EXPECT_EQ(winner(), 1);
  takeNext(m_played);
  play(m_played, [this](const contest::Game& game) { return byNumber(m_played, game); });
  m_played.row(1).lastRound = 2;
  expectSettled(1);
}

TEST_F(DrawnMeeting, IsWonByNobodyIfBothLeaveBeforeTheNextRound) {
  rule(rules::RematchWithdrawn::Lost);
  m_played.row(4).lastRound = 1;
  m_played.row(1).lastRound = 1;
  EXPECT_EQ(outcomeOf(m_played.event, drawn()), Outcome::Nobody);
  const auto walkovers = walkoversToStore(m_played.event);
  ASSERT_EQ(walkovers.size(), 1U);
  EXPECT_EQ(walkovers[0].result.ending, rules::Ending::NoShowBoth);
}

TEST_F(DrawnMeeting, KeepsItsWalkoverWhenThePlayerComesBack) {
  rule(rules::RematchWithdrawn::Lost);
  EXPECT_TRUE(walkoversToStore(m_played.event).empty());
  m_played.row(4).lastRound = 1;
  const auto walkovers = walkoversToStore(m_played.event);
  ASSERT_EQ(walkovers.size(), 1U);
  EXPECT_EQ(walkovers[0].decides, drawn().id);
  EXPECT_EQ(walkovers[0].result.ending,
            m_played.numberOf(drawn().blue) == 4 ? rules::Ending::NoShowBlue : rules::Ending::NoShowRed);
  m_played.event.rematches.push_back(walkovers[0]);
  EXPECT_TRUE(walkoversToStore(m_played.event).empty());
  takeNext(m_played);
  comeBack(4, 2);
  expectSettled(1);
}

TEST_F(DrawnMeeting, StaysSkippedWhenThePlayerComesBack) {
  rule(rules::RematchWithdrawn::Skipped);
  m_played.row(4).lastRound = 1;
  EXPECT_EQ(winner(), 1) << "the lower start number, because the sums are level";
  EXPECT_TRUE(walkoversToStore(m_played.event).empty());
  takeNext(m_played);
  comeBack(4, 2);
  expectSettled(1);
}

// The drawn rematch has decided already, so no further rematch is lost.
TEST_F(DrawnMeeting, GoesOnToTheNextStepBeforeAnybodyLeaves) {
  rule(rules::RematchWithdrawn::Lost);
  rules::change(m_played.event.setup.ruleset, &rules::Ruleset::rematchDrawn, rules::RematchDrawn::NextStep);
  m_played.event.rematches.push_back(
      {contest::GameId{1}, drawn().red, drawn().blue, resultOf(Result::Draw), drawn().id, 1});
  EXPECT_EQ(winner(), 1);
  m_played.row(1).lastRound = 1;
  EXPECT_EQ(winner(), 1);
  EXPECT_TRUE(walkoversToStore(m_played.event).empty());
}

// In group A, all games and the rematch of the players 1 and 4 are drawn, and player 5 leaves. The seeds of
// the final do not change when player 1 leaves during the final.
TEST(GroupWalkover, StaysAsItIsWhenAFinalistLeavesDuringTheFinal) {
  Played played = eventOf(System::Groups, 6);
  contest::EventSetup& setup = played.event.setup;
  setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::RoundRobin};
  rules::change(setup.ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  const auto isOfFirst = [&](contest::EntryId entry) {
    const int number = played.numberOf(entry);
    return number == 1 || number == 4 || number == 5;
  };
  for (int round = 1; round <= 3; ++round) {
    takeNext(played);
    play(played, [&](const contest::Game& game) {
      return isOfFirst(game.blue) ? Result::Draw : byNumber(played, game);
    });
  }
  played.row(5).lastRound = 3;
  played.event.rematches.push_back(
      {contest::GameId{1}, played.entry(1), played.entry(4), resultOf(Result::Draw), {}, 3});
  EXPECT_TRUE(openTies(played.event, groupsPlayed(played.event)).empty());
  const auto seeds = [&] {
    std::vector<int> numbers;
    for (const contest::Entry& entry : finalEvent(played.event, groupsPlayed(played.event)).entries) {
      numbers.push_back(played.numberOf(entry.id));
    }
    return numbers;
  };
  const std::vector<int> dealt = seeds();
  EXPECT_EQ(dealt.size(), 4U);
  EXPECT_FALSE(hasMissedFinal(played.event, played.entry(5)));
  takeNext(played);
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  played.row(1).lastRound = 4;
  EXPECT_EQ(seeds(), dealt);
  EXPECT_EQ(roundAdrift(played.event), std::nullopt);
  EXPECT_TRUE(hasMissedFinal(played.event, played.entry(5)));
  EXPECT_FALSE(hasMissedFinal(played.event, played.entry(1)));
}

}  // namespace
}  // namespace damath::pairing::testing
