// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/pairing/entrants.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "core/contest/pairing/arrangement.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/sides.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::RoundNumber;
using contest::System;

// Plays all rounds; the lower start number wins. Returns the pairings as text.
std::string allRounds(Played& played) {
  std::string text;
  for (auto next = nextRound(played.contest, played.event); next;
       next = nextRound(played.contest, played.event)) {
    text += textOf(played, *next) + "\n";
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  return text + nextText(played);
}

TEST(RoundRobinRound, IsTheTables) {
  Played four = eventOf(System::RoundRobin, 4);
  EXPECT_EQ(allRounds(four), "1-4 2-3\n4-3 1-2\n2-4 3-1\ncomplete");
  Played three = eventOf(System::RoundRobin, 3);
  three.event.setup.legs = 2;
  EXPECT_EQ(allRounds(three),
            "2-3 bye 1\n1-2 bye 3\n3-1 bye 2\n"
            "3-2 bye 1\n2-1 bye 3\n1-3 bye 2\ncomplete");
  Played cut = eventOf(System::RoundRobin, 6);
  cut.event.setup.rounds = 2;
  EXPECT_EQ(allRounds(cut), "1-6 2-5 3-4\n6-4 5-3 1-2\ncomplete");
}

TEST(RoundRobinRound, OpponentsOfThoseAwayHaveByes) {
  Played played = eventOf(System::RoundRobin, 6);
  played.row(2).lastRound = 1;
  played.row(4).absences = {RoundNumber{2}};
  played.row(6).firstRound = 3;
  EXPECT_EQ(allRounds(played),
            "2-5 3-4 bye 1 away 6\n"
            "5-3 bye 1 away 4 away 6\n"  // 6 and 4 are both absent from their game
            "3-1 4-5 bye 6\n"
            "6-5 1-4 bye 3\n"
            "3-6 5-1 bye 4\n"
            "complete");
}

TEST(RoundRobinRound, OneWhoWithdrewBeforeTheFirstHasNoSeat) {
  Played played = eventOf(System::RoundRobin, 5);
  played.row(3).lastRound = 0;
  EXPECT_EQ(allRounds(played), "1-5 2-4\n5-4 1-2\n2-5 4-1\ncomplete");
}

TEST(RoundRobinRound, ARoundBroughtForwardIsNotPlayedAgain) {
  Played played = eventOf(System::RoundRobin, 4);
  take(played, {.round = RoundNumber{1},
                .boards = {{played.entry(2), played.entry(4)}, {played.entry(3), played.entry(1)}},
                .byes = {}});
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  EXPECT_EQ(allRounds(played), "1-4 2-3\n4-3 1-2\ncomplete");
}

TEST(RoundRobinRound, SidesByLotAreThoseOfThePair) {
  Played played = eventOf(System::RoundRobin, 4);
  played.event.setup.firstMove = contest::FirstMove::Lot;
  std::set<Side> sides;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    played.event.setup.lotSeed = seed;
    const auto next = nextRound(played.contest, played.event);
    ASSERT_TRUE(next);
    const Side side = sideByLot(seed, RoundNumber{1}, 2, 3);
    EXPECT_EQ(next->boards[1].blue, played.entry(side == Side::Blue ? 2 : 3));
    sides.insert(side);
  }
  EXPECT_EQ(sides.size(), 2U);
}

// Returns the last round of the table in which two entries of one school meet; 0 if none meet.
int lastMeetingOfMates(const Played& played) {
  const Schools schools = schoolsOf(played.contest, played.event);
  const auto seats = tableSeats(played.contest, played.event);
  int last = 0;
  for (int round = 1; round <= roundsOfBerger(static_cast<int>(seats.size()), 1); ++round) {
    for (const Board& board : tableMeetings(seats, 1, round)) {
      if (areSchoolMates(schools, board.blue, board.red)) last = round;
    }
  }
  return last;
}

class SchoolsOfTwo : public ::testing::TestWithParam<int> {};

TEST_P(SchoolsOfTwo, MeetInTheFirstRound) {
  const int entries = GetParam();
  Played played = eventOf(System::RoundRobin, entries, (entries + 1) / 2);
  EXPECT_EQ(lastMeetingOfMates(played), 1);
  played.event.setup.schoolMates = contest::SchoolMates::Free;
  EXPECT_EQ(tableSeats(played.contest, played.event).front().number, 1);
}

INSTANTIATE_TEST_SUITE_P(Entries, SchoolsOfTwo, ::testing::Range(4, 27));

TEST(TableSeats, KeepTwoSchoolsOfThreeOutOfTheSecondHalf) {
  // 12 entries: 1, 2, 3 are from one school, 10, 11, 12 from another, and each other entry from its own.
  Played played = eventOf(System::RoundRobin, 12, 12);
  for (const int number : {2, 3})
    played.contest.players[static_cast<std::size_t>(number - 1)].school = contest::SchoolId{1};
  for (const int number : {11, 12})
    played.contest.players[static_cast<std::size_t>(number - 1)].school = contest::SchoolId{10};
  EXPECT_LE(lastMeetingOfMates(played), 4);
}

// A late player takes the free seat, and all games stay those of the table. The other players meet each other
// exactly once. The late player misses only the opponents of the rounds before the entry.
TEST(TableSeats, ALatePlayerMovesNobody) {
  Lots lots(62);
  for (int game = 0; game < 200; ++game) {
    const int entries = 3 + 2 * draw(lots, 5);
    Played played = eventOf(System::RoundRobin, entries, 1);
    const int schools = 2 + draw(lots, 4);
    for (contest::Player& player : played.contest.players)
      player.school = contest::SchoolId{1 + draw(lots, schools)};
    const int missed = 1 + draw(lots, entries - 1);
    std::set<std::set<int>> meetings;
    const auto playNext = [&] {
      const auto next = nextRound(played.contest, played.event);
      ASSERT_TRUE(next) << nextText(played);
      for (const Board& board : next->boards) {
        const std::set<int> meeting{played.numberOf(board.blue), played.numberOf(board.red)};
        EXPECT_TRUE(meetings.insert(meeting).second) << "game " << game << ": a second meeting";
      }
      take(played, *next);
      play(played, [&](const contest::Game& open) { return byNumber(played, open); });
    };
    for (int round = 0; round < missed; ++round) ASSERT_NO_FATAL_FAILURE(playNext());
    enter(played, missed + 1);
    played.contest.players.back().school = contest::SchoolId{1 + draw(lots, schools)};
    for (int round = missed; round < entries; ++round) ASSERT_NO_FATAL_FAILURE(playNext());
    const auto ofOthers = std::ranges::count_if(
        meetings, [&](const std::set<int>& meeting) { return !meeting.contains(entries + 1); });
    EXPECT_EQ(ofOthers, entries * (entries - 1) / 2) << game;
    EXPECT_EQ(static_cast<int>(meetings.size()) - ofOthers, entries - missed) << game;
    EXPECT_EQ(nextText(played), "complete");
  }
}

// Compares the seats with every possible order of the seats, in small events with random schools.
TEST(TableSeats, AreAsGoodAsAnyForUpTo7) {
  Lots lots(61);
  for (int game = 0; game < 60; ++game) {
    const int entries = 4 + draw(lots, 4);
    Played played = eventOf(System::RoundRobin, entries, 1);
    for (contest::Player& player : played.contest.players) {
      player.school = contest::SchoolId{1 + draw(lots, 3 + game % 4)};
    }
    const Schools schools = schoolsOf(played.contest, played.event);
    const auto latest = [&](const std::vector<contest::Entry>& seats) {
      std::vector<int> rounds;
      for (int round = 2; round <= roundsOfBerger(entries, 1); ++round) {
        for (const Board& board : tableMeetings(seats, 1, round)) {
          if (areSchoolMates(schools, board.blue, board.red)) rounds.push_back(round);
        }
      }
      std::ranges::reverse(rounds);
      return rounds;
    };
    std::vector<contest::Entry> seats = entrants(played.event);
    std::vector<int> order(seats.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<int> best = latest(seats);
    const std::vector<contest::Entry> byNumber = seats;
    while (std::next_permutation(order.begin(), order.end())) {
      for (std::size_t i = 0; i < order.size(); ++i) seats[i] = byNumber[static_cast<std::size_t>(order[i])];
      best = std::min(best, latest(seats));
    }
    EXPECT_EQ(latest(tableSeats(played.contest, played.event)), best) << game;
  }
}

}  // namespace
}  // namespace damath::pairing::testing
