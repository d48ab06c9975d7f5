// SPDX-License-Identifier: GPL-3.0-or-later
// The games of players who withdrew before they completed half of a round robin (option `withdrawnGames`).
#include "core/contest/systems/annulled_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::RankedEntry;
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

using contest::isAnnulled;

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

// The number that the question of a withdrawal names is the number of games that the standings then lose.
TEST(AnnulledGames, AreCountedBeforeTheWithdrawal) {
  for (const auto answer : kEvery<rules::WithdrawnGames>) {
    for (int last = 1; last <= 4; ++last) {
      Played played = playedWithout(eventOf(System::RoundRobin, 6), 1, 40, answer);
      std::erase_if(played.event.games,
                    [&](const contest::Game& game) { return numberOf(game.round) > last; });
      std::erase_if(played.event.byes, [&](const contest::Bye& bye) { return numberOf(bye.round) > last; });
      for (int number = 1; number <= 6; ++number) {
        const int told = contest::gamesAnnulledBy(played.event, played.entry(number), last);
        contest::Event after = played.event;
        for (contest::Entry& entry : after.entries) {
          if (entry.number == number) entry.lastRound = last;
        }
        const std::size_t counted = contest::withoutAnnulled(after).games.size();
        EXPECT_EQ(played.event.games.size() - counted, static_cast<std::size_t>(told))
            << number << " after " << last;
        const bool isAnnulling = answer == rules::WithdrawnGames::AnnulUnderHalf;
        EXPECT_EQ(told, isAnnulling && 2 * last < 5 ? last : 0) << number << " after " << last;
      }
    }
  }
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

// A player who withdraws after the last round of a group has left no game of it, although walkovers leave the
// player with fewer than half of the games completed. So the group keeps its ranks and its finalists.
TEST(AnnulledGames, AreNoneOfAGroupThatIsOver) {
  Played start = eventOf(System::Groups, 8);
  start.event.setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::RoundRobin};
  for (int last = 3; last <= 5; ++last) {
    Played played = playedWithout(start, 1, last, rules::WithdrawnGames::AnnulUnderHalf);
    const contest::EntryId leaver = played.entry(1);
    for (contest::Game& game : played.event.games) {
      const bool isOwn = game.blue == leaver || game.red == leaver;
      if (!isOwn || numberOf(game.round) > 3) continue;
      game.result->ending = game.blue == leaver ? rules::Ending::NoShowRed : rules::Ending::NoShowBlue;
    }
    const contest::AnnulledGames annulled(played.event);
    for (const contest::Game& game : played.event.games) {
      EXPECT_FALSE(numberOf(game.round) <= 3 && annulled.has(game)) << last;
    }
    // The final has three games for each player. After round 3 the player has played none of them, and is no
    // finalist; after round 4 one of three is fewer than half.
    EXPECT_EQ(isAnnulled(rowOf(played, 1)), last == 4) << last;
  }
}

// Players 1 and 8 meet in round 1, and both leave after it. Each completed one game of seven, and their game
// is annulled for both.
TEST(AnnulledGames, OfTwoPlayersWhoMetAreThoseOfBoth) {
  Played start = eventOf(System::RoundRobin, 8);
  start.row(8).lastRound = 1;
  const Played played = playedWithout(start, 1, 1, rules::WithdrawnGames::AnnulUnderHalf);
  for (const int number : {1, 8}) {
    EXPECT_TRUE(isAnnulled(rowOf(played, number)));
    EXPECT_EQ(rowOf(played, number).rank, 7);
    EXPECT_EQ(rowOf(played, number).points, exact::Rational(0));
  }
}

// Everybody leaves: nobody is ranked before the others.
TEST(AnnulledGames, AreAllIfEverybodyLeft) {
  Played played = playedWithout(eventOf(System::RoundRobin, 6), 1, 1, rules::WithdrawnGames::AnnulUnderHalf);
  std::erase_if(played.event.games, [](const contest::Game& game) { return numberOf(game.round) > 1; });
  std::erase_if(played.event.byes, [](const contest::Bye& bye) { return numberOf(bye.round) > 1; });
  std::erase_if(played.event.rounds, [](const contest::Round& round) { return numberOf(round.number) > 1; });
  for (contest::Entry& entry : played.event.entries) entry.lastRound = 1;
  const contest::Standings table = contest::standings(played.event);
  ASSERT_EQ(table.ranks.size(), 6U);
  for (const RankedEntry& row : table.ranks) {
    EXPECT_TRUE(isAnnulled(row));
    EXPECT_EQ(row.rank, 1);
  }
}

// A player who comes back has the games again.
TEST(AnnulledGames, CountAgainAfterAReturn) {
  Played played = playedWithout(eventOf(System::RoundRobin, 6), 1, 1, rules::WithdrawnGames::AnnulUnderHalf);
  EXPECT_TRUE(isAnnulled(rowOf(played, 1)));
  played.row(1).lastRound.reset();
  EXPECT_FALSE(isAnnulled(rowOf(played, 1)));
  EXPECT_EQ(rowOf(played, 1).points, exact::Rational(1));
}

// The points of the games and byes that count are the points of the standings, in every event.
TEST(AnnulledGames, LeaveTheSumOfWhatCounts) {
  Lots lots(7);
  int annulledByes = 0;
  for (int i = 0; i < 90; ++i) {
    const bool isInGroups = i % 2 == 1;
    Played start = eventOf(isInGroups ? System::Groups : System::RoundRobin, 6 + draw(lots, 5));
    start.event.setup.legs = 1 + draw(lots, 2);
    start.event.setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::RoundRobin};
    rules::change(start.event.setup.ruleset, &rules::Ruleset::withdrawnBye,
                  kEvery<rules::WithdrawnBye>[static_cast<std::size_t>(draw(lots, 4))]);
    const Played played =
        playedWithout(start, 1 + draw(lots, 6), 1 + draw(lots, 4), rules::WithdrawnGames::AnnulUnderHalf);
    const contest::Event& event = played.event;
    const contest::AnnulledGames annulled(event);
    std::map<contest::EntryId, exact::Rational> sums;
    for (const contest::Game& game : event.games) {
      if (annulled.has(game)) continue;
      const rules::Points& points = event.setup.ruleset.points.answer();
      sums[game.blue] += contest::pointsOfSide(points, game.result->result, board::Side::Blue);
      sums[game.red] += contest::pointsOfSide(points, game.result->result, board::Side::Red);
    }
    for (const contest::Bye& bye : event.byes) {
      sums[bye.entry] += contest::countedPointsOfBye(event, annulled, bye);
      annulledByes += bye.kind == contest::ByeKind::Allotted && annulled.has(bye) ? 1 : 0;
    }
    for (const RankedEntry& row : contest::standings(event).ranks) {
      EXPECT_EQ(row.points, sums[row.entry]) << "event " << i;
    }
  }
  EXPECT_GT(annulledByes, 20);
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
