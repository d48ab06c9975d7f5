// SPDX-License-Identifier: GPL-3.0-or-later
// A bracket that is being played goes on from its paired rounds, also if the seeds or the schools change.
#include "core/contest/pairing/paired_seats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/systems/group_play.hpp"
#include "tests/core/contest/pairing/played_event.hpp"
#include "tests/support/full_size.hpp"

namespace damath::pairing::testing {
namespace {

using contest::EntryId;
using contest::RoundNumber;
using contest::System;

rules::Result winByLot(Lots& lots) {
  return draw(lots, 2) == 0 ? rules::Result::BlueWins : rules::Result::RedWins;
}

// Returns the start numbers of the players of the next round: those with a game and those with a bye.
std::set<int> numbersOfNext(const Played& played) {
  std::set<int> numbers;
  const auto next = nextRound(played.contest, played.event);
  if (!next) return numbers;
  for (const Board& board : next->boards) {
    numbers.insert({played.numberOf(board.blue), played.numberOf(board.red)});
  }
  for (const contest::Bye& bye : next->byes) numbers.insert(played.numberOf(bye.entry));
  return numbers;
}

// Exchanges the winner and the loser of the group game between these two entries.
void turnGroupGame(Played& played, EntryId one, EntryId other) {
  for (contest::Game& game : played.event.games) {
    if (contest::numberOf(game.round) > groupRounds(played.event)) continue;
    if (!contest::isBetween(game, one, other)) continue;
    const bool blueWon = game.result->result == rules::Result::BlueWins;
    game.result = resultOf(blueWon ? rules::Result::RedWins : rules::Result::BlueWins);
  }
}

// Returns groups whose rounds are played: in each group the lower start number wins every game.
Played playedGroups(int entries, int groups, int schools) {
  Played played = eventOf(System::Groups, entries, schools);
  played.event.setup.groupPlan = {.groups = groups, .advancing = 2, .final = System::KnockOut};
  while (contest::roundsPaired(played.event) < groupRounds(played.event)) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  return played;
}

std::set<std::set<int>> pairsOfNext(const Played& played) {
  std::set<std::set<int>> meetings;
  const auto next = nextRound(played.contest, played.event);
  if (!next) return meetings;
  for (const Board& board : next->boards) {
    meetings.insert({played.numberOf(board.blue), played.numberOf(board.red)});
  }
  return meetings;
}

// The groups are 1 and 4, 2 and 3. The semifinals are 1-3 and 2-4. After the correction 4 is the first seed.
TEST(PairedSeats, StayWhenACorrectionExchangesTwoSeedsOfTheFinal) {
  Played played = playedGroups(4, 2, 0);
  EXPECT_EQ(pairsOfNext(played), (std::set<std::set<int>>{{1, 3}, {2, 4}}));
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  turnGroupGame(played, played.entry(1), played.entry(4));
  EXPECT_EQ(contest::progressOf(played.contest, played.event).stage, contest::Stage::Pairing);
  EXPECT_EQ(pairsOfNext(played), (std::set<std::set<int>>{{1, 2}, {3, 4}}));
}

// In every group the first and the second exchange their seeds now and then, while the final is played.
TEST(PairedSeats, LeadEveryFinalWithOtherSeedsToItsEnd) {
  Lots lots(81);
  for (int i = 0; i < support::sized(100, 1000); ++i) {
    const int groups = 2 + draw(lots, 4);
    Played played = playedGroups(2 * groups + draw(lots, 6), groups, draw(lots, 3));
    const Members members = groupsPlayed(played.event);
    while (const auto next = nextRound(played.contest, played.event)) {
      take(played, *next);
      play(played, [&](const contest::Game&) { return winByLot(lots); });
      const std::set<int> players = numbersOfNext(played);
      for (const auto& group : members) {
        if (draw(lots, 2) == 0) turnGroupGame(played, group[0], group[1]);
      }
      ASSERT_EQ(numbersOfNext(played), players) << i;
      ASSERT_FALSE(contest::progressOf(played.contest, played.event).roundAdrift) << i;
    }
    const contest::Progress progress = contest::progressOf(played.contest, played.event);
    ASSERT_EQ(progress.stage, contest::Stage::Played) << i;
    EXPECT_EQ(progress.roundsPaired, groupRounds(played.event) + bracketRounds(2 * groups)) << i;
  }
}

// Players get other schools while a knock-out is played. A new event would put them on other seats.
TEST(PairedSeats, LeadEveryKnockOutWithOtherSchoolsToItsEnd) {
  Lots lots(82);
  for (int i = 0; i < support::sized(100, 1000); ++i) {
    const int entries = 4 + draw(lots, 20);
    const int schools = 2 + draw(lots, 4);
    Played played = eventOf(System::KnockOut, entries, schools);
    while (const auto next = nextRound(played.contest, played.event)) {
      take(played, *next);
      play(played, [&](const contest::Game&) { return winByLot(lots); });
      const std::set<int> players = numbersOfNext(played);
      for (contest::Player& player : played.contest.players) {
        if (draw(lots, 3) == 0) player.school = contest::SchoolId{1 + draw(lots, schools)};
      }
      ASSERT_EQ(numbersOfNext(played), players) << i;
    }
    const contest::Progress progress = contest::progressOf(played.contest, played.event);
    ASSERT_EQ(progress.stage, contest::Stage::Played) << i;
    EXPECT_EQ(progress.roundsPaired, bracketRounds(entries)) << i;
    EXPECT_EQ(std::ranges::count(progress.table.ranks, 1, &contest::RankedEntry::rank), 1) << i;
  }
}

// A correction replaces the winner of a game of round 1 after round 2 is paired. The parts of the bracket
// whose players met in round 2 are not torn apart, whatever school the players have by now.
TEST(PairedSeats, JoinThePlayersOfAGameAlsoIfACorrectionRemovedOne) {
  Lots lots(83);
  for (int i = 0; i < support::sized(100, 1000); ++i) {
    const int entries = 8 + draw(lots, 9);
    const int schools = 2 + draw(lots, 4);
    Played played = eventOf(System::KnockOut, entries, schools);
    for (int round = 1; round <= 2; ++round) {
      take(played, *nextRound(played.contest, played.event));
      play(played, [&](const contest::Game&) { return winByLot(lots); });
    }
    const std::vector<contest::Entry> seeds = bracketEntrants(played.event);
    const Kinship none = [](EntryId, EntryId) { return 0; };
    const Seats paired = knockOutOf(played.event, seeds, none).seats;
    for (contest::Game& game : played.event.games) {
      if (game.round != RoundNumber{1} || draw(lots, 3) > 0) continue;
      const bool blueWon = game.result->result == rules::Result::BlueWins;
      game.result = resultOf(blueWon ? rules::Result::RedWins : rules::Result::BlueWins);
    }
    const Kinship other = [i](EntryId one, EntryId another) {
      return (contest::numberOf(one) + contest::numberOf(another) + i) % 3 == 0 ? 1 : 0;
    };
    const Seats now = knockOutOf(played.event, seeds, other).seats;
    const auto quarterOf = [](const Seats& seats, EntryId entry) {
      return (std::ranges::find(seats, std::optional(entry)) - seats.begin()) / 4;
    };
    for (const contest::Game& game : played.event.games) {
      ASSERT_EQ(quarterOf(paired, game.blue), quarterOf(paired, game.red)) << i;
      EXPECT_EQ(quarterOf(now, game.blue), quarterOf(now, game.red)) << i;
    }
  }
}

// The first seed has the bye of the first round of the final. After the correction another player of its
// group is in the final.
TEST(PairedSeats, DoNotKeepABorrowedByeOfTheFinal) {
  Played played = eventOf(System::Groups, 6);
  played.event.setup.groupPlan = {.groups = 3, .advancing = 1, .final = System::KnockOut};
  for (int round = 1; round <= 2; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  EXPECT_EQ(played.event.byes.back().entry, played.entry(1));
  turnGroupGame(played, played.entry(1), played.entry(6));
  const contest::Progress progress = contest::progressOf(played.contest, played.event);
  EXPECT_EQ(progress.stage, contest::Stage::PairAnew);
  EXPECT_EQ(progress.roundAdrift, RoundNumber{2});
  cancelLastRound(played);
  EXPECT_EQ(numbersOfNext(played), (std::set<int>{2, 3, 6}));
}

}  // namespace
}  // namespace damath::pairing::testing
