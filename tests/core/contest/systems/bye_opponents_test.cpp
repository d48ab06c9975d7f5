// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents of entries with a bye, and the points of a bye whose opponent has withdrawn (option
// `withdrawnBye`).
#include "core/contest/systems/bye_opponents.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::Bye;
using contest::EntryId;
using contest::RoundNumber;
using contest::System;

// Plays an event to its end. `leaving` changes the entries before each round.
template <class Leaving>
void playWith(Played& played, const Leaving& leaving) {
  for (int round = 1; round < 40; ++round) {
    leaving(round);
    const auto next = nextRound(played.contest, played.event);
    if (!next) return;
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
}

std::vector<std::optional<EntryId>> opponentsIn(const contest::Event& event) {
  std::vector<std::optional<EntryId>> opponents;
  for (const Bye& bye : event.byes) opponents.push_back(bye.opponent);
  return opponents;
}

// The store does not hold the opponents. They are found again as they were when the round was paired.
TEST(ByeOpponents, OfRandomTablesAreFoundAgain) {
  Lots lots(41);
  int named = 0;
  int byes = 0;
  for (int i = 0; i < 120; ++i) {
    const bool isInGroups = i % 3 == 2;
    const int entries = (isInGroups ? 7 : 3) + draw(lots, 7);
    Played played = eventOf(isInGroups ? System::Groups : System::RoundRobin, entries, draw(lots, 4));
    played.event.setup.legs = 1 + draw(lots, 2);
    played.event.setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::RoundRobin};
    rules::change(played.event.setup.ruleset, &rules::Ruleset::withdrawnBye, rules::WithdrawnBye::Draw);
    playWith(played, [&](int round) {
      contest::Entry& entry = played.row(1 + draw(lots, entries));
      if (round > 1 && !entry.lastRound && draw(lots, 3) == 0) entry.lastRound = round - 1;
      contest::Entry& away = played.row(1 + draw(lots, entries));
      if (draw(lots, 4) == 0) away.absences = {RoundNumber{round}};
    });
    const auto paired = opponentsIn(played.event);
    named +=
        static_cast<int>(std::ranges::count_if(paired, [](const auto& each) { return each.has_value(); }));
    byes += static_cast<int>(paired.size());
    contest::Contest contest = played.contest;
    contest.events = {played.event};
    for (Bye& bye : contest.events[0].byes) bye.opponent.reset();
    nameByeOpponents(contest);
    EXPECT_EQ(opponentsIn(contest.events[0]), paired) << "event " << i;
  }
  EXPECT_GT(named, 50);
  EXPECT_GT(byes - named, 50);
}

exact::Rational pointsOf(const Played& played, int number) {
  return contest::rankOf(contest::standings(played.event), played.entry(number))->points;
}

// Rounds 1-4 2-3, 4-3 1-2, 2-4 3-1: player 4 leaves after round 1, so players 3 and 2 have a bye.
TEST(WithdrawnBye, HasThePointsOfTheRuleset) {
  const exact::Rational expected[] = {exact::Rational(2), exact::Rational(3), exact::Rational(1),
                                      exact::Rational(0)};
  for (const rules::WithdrawnBye answer : kEvery<rules::WithdrawnBye>) {
    Played played = eventOf(System::RoundRobin, 4);
    rules::change(played.event.setup.ruleset, &rules::Ruleset::points,
                  {.win = 3, .draw = 1, .loss = 0, .bye = 2});
    rules::change(played.event.setup.ruleset, &rules::Ruleset::withdrawnBye, answer);
    playWith(played, [&](int round) {
      if (round == 2) played.row(4).lastRound = 1;
    });
    const exact::Rational bye = expected[static_cast<std::size_t>(answer)];
    EXPECT_EQ(pointsOf(played, 1), exact::Rational(9));
    EXPECT_EQ(pointsOf(played, 2), exact::Rational(3) + bye);
    EXPECT_EQ(pointsOf(played, 3), bye);
    EXPECT_EQ(pointsOf(played, 4), exact::Rational(0));
    const contest::RankedEntry row = *contest::rankOf(contest::standings(played.event), played.entry(2));
    EXPECT_EQ(row.wins, 1) << "a bye is no win";
    EXPECT_EQ(row.played, 2);
  }
}

// Rounds 2-3, 1-2, 3-1 with a bye for 1, 3 and 2: player 3 leaves after round 1. In round 3, player 1 has no
// opponent because player 3 left, and player 2 has none in the table.
TEST(WithdrawnBye, LeavesTheByesOfAnOddTable) {
  Played played = eventOf(System::RoundRobin, 3);
  rules::change(played.event.setup.ruleset, &rules::Ruleset::withdrawnBye, rules::WithdrawnBye::None);
  playWith(played, [&](int round) {
    if (round == 2) played.row(3).lastRound = 1;
  });
  EXPECT_EQ(pointsOf(played, 1), exact::Rational(2)) << "the bye of round 1 and the win over player 2";
  EXPECT_EQ(pointsOf(played, 2), exact::Rational(2)) << "the win over player 3 and the bye of round 3";
}

// An opponent who is only absent gives the ordinary bye.
TEST(WithdrawnBye, IsNoByeOfAnAbsentOpponent) {
  Played played = eventOf(System::RoundRobin, 4);
  rules::change(played.event.setup.ruleset, &rules::Ruleset::withdrawnBye, rules::WithdrawnBye::None);
  played.row(4).absences = {RoundNumber{2}, RoundNumber{3}};
  playWith(played, [](int) {});
  EXPECT_EQ(pointsOf(played, 2), exact::Rational(2));
  EXPECT_EQ(pointsOf(played, 3), exact::Rational(1));
}

}  // namespace
}  // namespace damath::pairing::testing
