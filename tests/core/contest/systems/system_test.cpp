// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the answers of the systems side by side (rulebook Y4).
#include "core/contest/systems/system.hpp"

#include <gtest/gtest.h>

#include "core/contest/rematches.hpp"
#include "core/every.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::System;

TEST(Systems, EveryRowSaysHowItPairs) {
  for (const System system : kEvery<System>) {
    const SystemRules& rules = rulesOf(system);
    EXPECT_NE(rules.rounds, nullptr) << toText(system);
    EXPECT_NE(rules.seats, nullptr) << toText(system);
    EXPECT_NE(rules.pair, nullptr) << toText(system);
    EXPECT_NE(rules.checkByHand, nullptr) << toText(system);
    EXPECT_EQ(rules.levels != nullptr, system == System::KnockOut || system == System::DoubleKnockOut);
    EXPECT_EQ(rules.groupRanks != nullptr, system == System::Groups);
    EXPECT_EQ(rules.origin != nullptr, system != System::Swiss) << "a Swiss has reasons of its own";
  }
}

TEST(Systems, AnotherSystemTakesOfASetupWhatItAsksFor) {
  contest::EventSetup setup = eventOf(System::RoundRobin, 8).event.setup;
  setup.legs = 2;
  setup.rounds = 5;
  setup.groupPlan = {.groups = 3, .advancing = 1, .final = System::RoundRobin};
  setup.swissPlan = {.roundsApart = 3, .acceleration = contest::Acceleration::Baku};
  for (const System system : kEvery<System>) {
    setup.system = system;
    const contest::EventSetup fit = withoutIdle(setup);
    const bool isSwiss = system == System::Swiss;
    const bool isGroups = system == System::Groups;
    EXPECT_EQ(fit.system, system);
    EXPECT_EQ(fit.legs, system == System::RoundRobin || isGroups ? 2 : 1) << toText(system);
    EXPECT_EQ(fit.rounds.has_value(), system == System::RoundRobin || isSwiss) << toText(system);
    EXPECT_EQ(fit.groupPlan, isGroups ? setup.groupPlan : contest::GroupPlan()) << toText(system);
    EXPECT_EQ(fit.swissPlan, isSwiss ? setup.swissPlan : contest::SwissPlan()) << toText(system);
  }
}

TEST(Systems, WhoMayComeLate) {
  EXPECT_TRUE(hasRoom(eventOf(System::RoundRobin, 5).event, 1)) << "the free seat of the table";
  EXPECT_FALSE(hasRoom(eventOf(System::RoundRobin, 5).event, 2));
  EXPECT_FALSE(hasRoom(eventOf(System::RoundRobin, 6).event, 1));
  EXPECT_TRUE(hasRoom(eventOf(System::Swiss, 6).event, 40));
  for (const System full : {System::Groups, System::KnockOut, System::DoubleKnockOut}) {
    EXPECT_FALSE(hasRoom(eventOf(full, 5).event, 1)) << toText(full);
  }
}

TEST(Systems, WhereOneChampionIsLeft) {
  contest::Event event = eventOf(System::Groups, 8).event;
  EXPECT_TRUE(endsInBracket(event));
  event.setup.groupPlan.final = System::RoundRobin;
  EXPECT_FALSE(endsInBracket(event));
  event.setup.system = System::DoubleKnockOut;
  EXPECT_TRUE(endsInBracket(event));
  event.setup.system = System::Swiss;
  EXPECT_FALSE(endsInBracket(event));
}

TEST(Systems, ADrawnGameOfABracketWaitsForItsRematch) {
  for (const System system : kEvery<System>) {
    Played played = eventOf(system, 8);
    take(played, rulesOf(system).pair(played.contest, played.event, contest::RoundNumber{1}).value());
    play(played, [](const contest::Game&) { return rules::Result::Draw; });
    const bool isBracket = system == System::KnockOut || system == System::DoubleKnockOut;
    EXPECT_EQ(gamesToDecide(played.event).size(), isBracket ? 4U : 0U) << toText(system);
    const contest::Game& game = played.event.games[0];
    EXPECT_EQ(contest::gameToDecide(played.event, game.red, game.blue).has_value(), isBracket);
    EXPECT_EQ(contest::isRematchOpen(played.event, game.red, game.blue), isBracket);
  }
}

}  // namespace
}  // namespace damath::pairing::testing
