// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include "app/desk/change/change.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/verification.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "db/edits/roster_edit.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/any_ruleset.hpp"

namespace damath::desk {
namespace {

TEST_F(DeskTest, AnEventIsKeptUnderItsOwnLaw) {
  contest::EventSetup setup = setupOf("  Grade 9 Radical ");
  setup.set = *rules::builtInChipSet("radical");
  setup.ruleset = *rules::profile("depEd");
  setup.legs = 2;
  setup.lotSeed = 99;
  const auto id = events().addEvent(setup, m_user);
  ASSERT_TRUE(id);
  reopen();
  const contest::Event kept = event();
  EXPECT_EQ(kept.id, *id);
  EXPECT_EQ(kept.setup.name, "Grade 9 Radical");
  EXPECT_EQ(kept.setup.set, setup.set);
  EXPECT_EQ(kept.setup.ruleset, setup.ruleset);
  EXPECT_EQ(kept.setup.legs, 2);
  EXPECT_EQ(kept.setup.lotSeed, 99U);
}

TEST_F(DeskTest, AnEventOfTheSameNameIsRefused) {
  ASSERT_TRUE(events().addEvent(setupOf("Baitang 7 Ñ"), m_user));
  const auto twice = events().addEvent(setupOf("BAITANG 7  ñ"), m_user);
  EXPECT_EQ(refusalOf(twice), Refusal::EventExists);
  EXPECT_EQ(twice.error().subject(), "Baitang 7 Ñ");
  EXPECT_EQ(snapshot().events.size(), 1U);
}

TEST_F(DeskTest, AnEventNeedsAName) {
  EXPECT_EQ(refusalOf(events().addEvent(setupOf(" "), m_user)), Refusal::NameMissing);
  EXPECT_EQ(refusalOf(events().addEvent(setupOf("a\nb"), m_user)), Refusal::NotText);
}

TEST_F(DeskTest, WhatPeopleWriteOfAnEventIsBoundAndSeen) {
  const std::string longText(121, 'a');
  for (std::string contest::EventSetup::*part : {&contest::EventSetup::name, &contest::EventSetup::level}) {
    contest::EventSetup setup = setupOf("Bound");
    setup.*part = longText;
    EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::TextTooLong);
    setup.*part = "Ba\u202Eitang";
    EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::TextUnseen);
  }
  contest::EventSetup setup = setupOf("Bound");
  setup.set.name = longText;
  EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::TextTooLong);
  setup = setupOf("Bound");
  setup.ruleset.name = longText;
  EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::TextTooLong);
  EXPECT_TRUE(snapshot().events.empty());
  EXPECT_TRUE(events().addEvent(setupOf(std::string(120, 'a')), m_user));
}

// A file of an earlier version may have a name that is longer than the limit. Other changes must not be
// refused because of this name.
TEST_F(DeskTest, ALongNameThatStandsIsNoHindrance) {
  const auto id = events().addEvent(setupOf("Old"), m_user).value();
  contest::EventSetup setup = setupOf(std::string(300, 'a'));
  {
    auto edit = m_desk->openFile().store.edit({m_clock.now(), "arbiter", {}});
    ASSERT_TRUE(edit);
    ASSERT_TRUE(db::RosterEdit(*edit).setSetup(id, setup));
    ASSERT_TRUE(edit->commit());
  }
  setup.legs = 2;
  EXPECT_TRUE(events().setSetup(id, setup, m_user));
  setup.name += 'b';
  EXPECT_EQ(refusalOf(events().setSetup(id, setup, m_user)), Refusal::TextTooLong);
}

// Every answer of rulebook 9 is accepted: games can be played, audited and ranked under all of them.
TEST_F(DeskTest, AnyRulesetMayGovernAnEvent) {
  std::mt19937 random(5);
  for (int i = 0; i < 20; ++i) {
    contest::EventSetup setup = setupOf("House " + std::to_string(i));
    setup.ruleset = support::anyRuleset(random);
    ASSERT_TRUE(events().addEvent(setup, m_user)) << setup.ruleset.name;
    EXPECT_EQ(snapshot().events.back().setup.ruleset, setup.ruleset);
  }
}

TEST_F(DeskTest, EverySystemIsPlayedToTheEnd) {
  for (const contest::System system :
       {contest::System::RoundRobin, contest::System::Groups, contest::System::Swiss,
        contest::System::KnockOut, contest::System::DoubleKnockOut}) {
    contest::EventSetup setup = setupOf(std::string(contest::toText(system)));
    setup.system = system;
    const auto id = events().addEvent(setup, m_user);
    ASSERT_TRUE(id);
    ASSERT_TRUE(events().importPlayers(*id, rosterOf(8), m_user));
    int rounds = 0;
    for (auto round = pairings().pairNextRound(*id, m_user); round;
         round = pairings().pairNextRound(*id, m_user)) {
      ++rounds;
      for (const contest::Game& game : round->games) {
        ASSERT_TRUE(this->rounds().setResult(*id, {game.round, game.board}, totals(12, 3), m_user));
      }
    }
    EXPECT_GE(rounds, 3) << setup.name;
    EXPECT_EQ(refusalOf(pairings().pairNextRound(*id, m_user)), Refusal::Complete) << setup.name;
    EXPECT_EQ(standingsOf(*snapshot().find(*id), {}).ranks.front().rank, 1);
  }
  EXPECT_TRUE(got(verify(*m_desk)).empty());
}

TEST_F(DeskTest, AnImpossibleScheduleIsToldBeforeTheStart) {
  contest::EventSetup setup = setupOf("Swiss");
  setup.system = contest::System::Swiss;
  setup.rounds = 9;
  const auto id = got(events().addEvent(setup, m_user));
  ASSERT_TRUE(events().importPlayers(id, rosterOf(6), m_user));
  const auto refused = pairings().pairNextRound(id, m_user);
  EXPECT_EQ(refusalOf(refused), Refusal::ScheduleImpossible);
  const auto* plan = refused.error().as<BadPlan>();
  ASSERT_NE(plan, nullptr);
  ASSERT_EQ(plan->faults.size(), 1U);
  EXPECT_EQ(plan->faults[0].kind, pairing::ScheduleFaultKind::TooManyRounds);
  EXPECT_EQ(plan->faults[0].bound, 5);
}

TEST_F(DeskTest, ABrokenSetupIsRefused) {
  contest::EventSetup setup = setupOf("Event");
  setup.legs = 3;
  EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::BadLegs);
  setup.legs = 1;
  setup.rounds = 0;
  EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::BadRounds);
  setup.rounds.reset();
  setup.set.chips[1].text = setup.set.chips[0].text;
  EXPECT_EQ(refusalOf(events().addEvent(setup, m_user)), Refusal::ChipSetBroken);
  EXPECT_TRUE(snapshot().events.empty());
  EXPECT_EQ(got(m_desk->journal()).size(), 1U);
}

TEST_F(DeskTest, SeveralEventsAreOneAct) {
  announce({ConfirmationReason::Undone});
  const auto added = events().addEvents({setupOf("Grade 3"), setupOf("Grade 5"), setupOf("Grade 7")}, m_user);
  ASSERT_TRUE(added);
  ASSERT_EQ(added->size(), 3U);
  EXPECT_EQ(snapshot().events.size(), 3U);
  ASSERT_TRUE(HistoryDesk(*m_desk).undo({}, m_named));
  EXPECT_TRUE(snapshot().events.empty());
}

TEST_F(DeskTest, SeveralEventsAreAddedAllOrNone) {
  EXPECT_EQ(refusalOf(events().addEvents({setupOf("Grade 3"), setupOf("grade 3")}, m_user)),
            Refusal::EventExists);
  EXPECT_TRUE(snapshot().events.empty());
}

}  // namespace
}  // namespace damath::desk
