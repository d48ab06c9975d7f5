// SPDX-License-Identifier: GPL-3.0-or-later
// The games of players who withdrew before they completed half of a round robin (option `withdrawnGames`).
#include "core/contest/systems/annulled_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/contest/systems/standings.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::RankedEntry;
using contest::RankStep;
using contest::System;

// Plays an event to its end, in which the lower number wins. Player `leaver` withdraws after round `last`.
Played playedWithout(Played played, int leaver, int last, rules::WithdrawnGames answer) {
  rules::change(played.event.setup.ruleset, &rules::Ruleset::withdrawnGames, answer);
  for (int round = 1; round < 40; ++round) {
    if (round == last + 1) played.row(leaver).lastRound = last;
    const auto next = nextRound(played.contest, played.event);
    if (!next) break;
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  return played;
}

RankedEntry rowOf(const Played& played, int number) {
  return *contest::rankOf(contest::standings(played.event), played.entry(number));
}

bool isAnnulled(const RankedEntry& row) {
  return std::ranges::find(row.reasons, RankStep::Annulled, &contest::RankReason::step) != row.reasons.end();
}

// Each player has 5 games. Player 1, who wins every game, leaves after 0 to 5 rounds.
TEST(AnnulledGames, AreThoseOfFewerThanHalf) {
  for (int last = 1; last <= 5; ++last) {
    const Played played =
        playedWithout(eventOf(System::RoundRobin, 6), 1, last, rules::WithdrawnGames::AnnulUnderHalf);
    const bool isUnderHalf = 2 * last < 5;
    EXPECT_EQ(isAnnulled(rowOf(played, 1)), isUnderHalf) << last;
    EXPECT_EQ(rowOf(played, 1).points, exact::Rational(isUnderHalf ? 0 : last)) << last;
    for (int number = 2; number <= 6; ++number) {
      const RankedEntry row = rowOf(played, number);
      const bool hasPlayedFirst = std::ranges::any_of(played.event.games, [&](const contest::Game& game) {
        return std::minmax(game.blue, game.red) == std::minmax(played.entry(1), played.entry(number));
      });
      const int byes = isUnderHalf || hasPlayedFirst ? 0 : 1;
      EXPECT_EQ(row.points, exact::Rational(6 - number + byes)) << number << " after " << last;
      EXPECT_EQ(row.played, isUnderHalf ? 4 : 5 - byes) << number << " after " << last;
      EXPECT_FALSE(isAnnulled(row));
    }
    const contest::Standings table = contest::standings(played.event);
    EXPECT_EQ(table.ranks.back().entry == played.entry(1), isUnderHalf) << last;
    EXPECT_EQ(table.afterRound, 5);
    EXPECT_EQ(played.event.games.size(), 10U + static_cast<std::size_t>(last)) << "every game stays recorded";
  }
}

TEST(AnnulledGames, AreNoneIfTheRulesetKeepsThem) {
  const Played played = playedWithout(eventOf(System::RoundRobin, 6), 1, 1, rules::WithdrawnGames::Keep);
  EXPECT_FALSE(isAnnulled(rowOf(played, 1)));
  EXPECT_EQ(rowOf(played, 1).points, exact::Rational(1));
  EXPECT_TRUE(contest::annulledEntries(played.event).empty());
}

// A walkover is not a completed game.
TEST(AnnulledGames, CountNoWalkoverAsCompleted) {
  Played played = playedWithout(eventOf(System::RoundRobin, 6), 1, 3, rules::WithdrawnGames::AnnulUnderHalf);
  EXPECT_FALSE(isAnnulled(rowOf(played, 1)));
  const auto own = std::ranges::find_if(played.event.games, [&](const contest::Game& game) {
    return game.blue == played.entry(1) || game.red == played.entry(1);
  });
  const bool isBlue = own->blue == played.entry(1);
  own->result->ending = isBlue ? rules::Ending::NoShowRed : rules::Ending::NoShowBlue;
  EXPECT_TRUE(isAnnulled(rowOf(played, 1)));
  own->result->ending = rules::Ending::ResignBlue;
  EXPECT_FALSE(isAnnulled(rowOf(played, 1)));
}

// In groups, each group is a table. The player is the last of the group, and nobody has points against the
// player in the event's table either.
TEST(AnnulledGames, AreThoseOfTheGroup) {
  Played start = eventOf(System::Groups, 8);
  start.event.setup.groupPlan = {.groups = 2, .advancing = 1, .final = System::RoundRobin};
  const Played played = playedWithout(start, 1, 1, rules::WithdrawnGames::AnnulUnderHalf);
  EXPECT_TRUE(isAnnulled(rowOf(played, 1)));
  EXPECT_EQ(rowOf(played, 1).points, exact::Rational(0));
  const int group = *played.event.at(played.entry(1)).group;
  exact::Rational points;
  for (const contest::Entry& entry : played.event.entries) {
    if (entry.group == group) points += rowOf(played, entry.number).points;
  }
  // Three games among the three others, and the game of the final if its winner is of this group.
  EXPECT_GE(points, exact::Rational(3));
  EXPECT_LE(points, exact::Rational(4));
}

TEST(AnnulledGames, AreNoneInASwiss) {
  Played start = eventOf(System::Swiss, 8);
  start.event.setup.rounds = 5;
  const Played played = playedWithout(start, 1, 1, rules::WithdrawnGames::AnnulUnderHalf);
  EXPECT_FALSE(isAnnulled(rowOf(played, 1)));
  EXPECT_EQ(rowOf(played, 1).points, exact::Rational(1));
}

}  // namespace
}  // namespace damath::pairing::testing
