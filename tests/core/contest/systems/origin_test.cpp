// SPDX-License-Identifier: GPL-3.0-or-later
// Every game that a system pairs has a place in the table or the bracket.
#include "core/contest/systems/origin.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/contest/systems/group_play.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::System;

// Plays the event to its end; the lower start number wins.
void playOut(Played& played) {
  while (true) {
    const auto next = nextRound(played.contest, played.event);
    if (!next && next.error().kind == ObstacleKind::RematchMissing) {
      playRematches(played, next.error());
      continue;
    }
    if (!next) return;
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
}

Origin originOf(const Played& played, const contest::Game& game) {
  contest::Contest contest = played.contest;
  return pairing::originOf(contest, played.event, game);
}

class EveryGame : public ::testing::TestWithParam<System> {};

TEST_P(EveryGame, HasItsPlace) {
  Played played = eventOf(GetParam(), 8);
  played.event.setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::KnockOut};
  playOut(played);
  ASSERT_FALSE(played.event.games.empty());
  for (const contest::Game& game : played.event.games) {
    const Origin origin = originOf(played, game);
    EXPECT_FALSE(std::holds_alternative<std::monostate>(origin))
        << "round " << numberOf(game.round) << " board " << numberOf(game.board);
  }
}

INSTANTIATE_TEST_SUITE_P(Systems, EveryGame,
                         ::testing::Values(System::RoundRobin, System::Groups, System::KnockOut,
                                           System::DoubleKnockOut));

TEST(Origin, OfTwoLegsIsTheLegWithTheseSides) {
  Played played = eventOf(System::RoundRobin, 4);
  played.event.setup.legs = 2;
  playOut(played);
  ASSERT_EQ(played.event.games.size(), 12U);
  for (const contest::Game& game : played.event.games) {
    const auto table = std::get<TableOrigin>(originOf(played, game));
    EXPECT_EQ(table.tableRound, numberOf(game.round));
    EXPECT_EQ(table.blueSeat, played.numberOf(game.blue));
    EXPECT_EQ(table.redSeat, played.numberOf(game.red));
    EXPECT_EQ(table.seats, 4);
  }
}

TEST(Origin, OfABracketIsWhereBothCameFrom) {
  Played played = eventOf(System::KnockOut, 8);
  playOut(played);
  const auto find = [&](int round, int one) -> const contest::Game& {
    return *std::ranges::find_if(played.event.games, [&](const contest::Game& game) {
      return numberOf(game.round) == round &&
             (played.numberOf(game.blue) == one || played.numberOf(game.red) == one);
    });
  };
  const auto first = std::get<BracketOrigin>(originOf(played, find(1, 1)));
  EXPECT_EQ(first.roundsToFinal, 2);
  EXPECT_EQ(first.blue.kind, Source::Kind::Seat);
  EXPECT_EQ(first.blue.seed + first.red.seed, 9) << "the first seed meets the last";
  const auto semi = std::get<BracketOrigin>(originOf(played, find(2, 1)));
  EXPECT_EQ(semi.roundsToFinal, 1);
  const bool isBlue = played.numberOf(find(2, 1).blue) == 1;
  const WayThere& way = isBlue ? semi.blue : semi.red;
  EXPECT_EQ(way.kind, Source::Kind::WinnerOf);
  EXPECT_EQ(way.from, find(1, 1).id);
  const auto third = std::get<BracketOrigin>(originOf(played, find(3, 3)));
  EXPECT_EQ(third.kind, MeetingKind::ThirdPlace);
  EXPECT_EQ(third.blue.kind, Source::Kind::LoserOf);
}

TEST(Origin, OfGroupsNamesTheGroupAndThenTheFinal) {
  Played played = eventOf(System::Groups, 6);
  played.event.setup.groupPlan = {.groups = 2, .advancing = 2, .final = System::RoundRobin};
  playOut(played);
  const Members groups = groupsOf(played.contest, played.event);
  int ofFinal = 0;
  for (const contest::Game& game : played.event.games) {
    const auto table = std::get<TableOrigin>(originOf(played, game));
    if (table.isOfFinal) {
      ++ofFinal;
      EXPECT_FALSE(table.group);
    } else {
      ASSERT_TRUE(table.group);
      const auto& members = groups[static_cast<std::size_t>(*table.group - 1)];
      EXPECT_NE(std::ranges::find(members, game.blue), members.end());
    }
  }
  EXPECT_EQ(ofFinal, 6) << "everybody of four meets everybody";
}

TEST(Origin, OfAGameByHandIsNone) {
  Played played = eventOf(System::KnockOut, 4);
  playOut(played);
  contest::Game other = played.event.games.front();
  other.id = contest::GameId{999};
  EXPECT_TRUE(std::holds_alternative<std::monostate>(originOf(played, other)));
}

}  // namespace
}  // namespace damath::pairing::testing
