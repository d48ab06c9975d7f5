// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the pairings of the Dutch system with the pairings that the judge finds by trying every pairing
// (judge.hpp). The events are small and have random histories. The judge follows the written criteria and the
// order of candidates.
#include "core/contest/pairing/dutch/dutch.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/contest/pairing/dutch/review.hpp"
#include "tests/core/contest/pairing/dutch/judge.hpp"
#include "tests/core/contest/pairing/dutch/random_state.hpp"
#include "tests/support/full_size.hpp"

namespace damath::dutch {
namespace {

std::string textOf(const Tournament& tournament, const std::vector<Pair>& boards, std::optional<int> bye) {
  const auto numberOf = [&](int player) {
    return std::to_string(tournament.players[static_cast<std::size_t>(player)].number);
  };
  std::string text;
  for (const Pair& pair : boards) text += numberOf(pair.white) + "-" + numberOf(pair.black) + " ";
  return bye ? text + "bye " + numberOf(*bye) : text;
}

struct Tally {
  int paired = 0;
  int none = 0;
  int floats = 0;
  int byes = 0;
  int lookedOn = 0;  // brackets (score groups being paired) whose search had to look at every player
};

Tally compare(unsigned seed, int states, const StateMix& mix) {
  std::mt19937 lots(seed);
  Tally tally;
  for (int i = 0; i < states; ++i) {
    const Tournament tournament = randomState(lots, mix);
    const auto expected = judge::judge(tournament);
    const auto pairing = pairRound(tournament);
    EXPECT_EQ(pairing.has_value(), expected.has_value()) << seed << ": " << i;
    if (!pairing || !expected) {
      ++tally.none;
      continue;
    }
    ++tally.paired;
    EXPECT_EQ(textOf(tournament, pairing->boards, pairing->bye),
              textOf(tournament, expected->boards, expected->bye))
        << seed << ": " << i;
    tally.byes += pairing->bye ? 1 : 0;
    for (const PairedBracket& bracket : pairing->brackets) {
      tally.floats += static_cast<int>(bracket.movedDown.size());
      tally.lookedOn += bracket.outlook == Outlook::Everybody ? 1 : 0;
    }
  }
  return tally;
}

TEST(DutchPairing, IsTheFirstOfTheBestOfAllThereAre) {
  const Tally small = compare(1, 3000, {2, 8});
  EXPECT_GT(small.paired, 1800);
  EXPECT_GT(small.none, 100);
  EXPECT_GT(small.floats, 1500);
  EXPECT_GT(small.byes, 500);
  EXPECT_GT(small.lookedOn, 1500);
}

TEST(DutchPairing, IsTheFirstOfTheBestAmongUpToTwelve) {
  const int events = support::sized(150, 400);
  const Tally large = compare(2, events, {9, 12});
  EXPECT_GT(large.paired * 4, events * 3);
  EXPECT_GT(large.floats * 4, events * 3);
}

Tournament firstRound(int players, Colour first = Colour::White) {
  Tournament tournament;
  tournament.rounds = 5;
  tournament.win = 10;
  tournament.first = first;
  for (int number = 1; number <= players; ++number) {
    tournament.players.emplace_back();
    tournament.players.back().number = number;
  }
  return tournament;
}

std::string pairedText(const Tournament& tournament) {
  const auto pairing = pairRound(tournament);
  return pairing ? textOf(tournament, pairing->boards, pairing->bye) : "none";
}

TEST(DutchPairing, OfTheFirstRoundIsUpperHalfAgainstLower) {
  EXPECT_EQ(pairedText(firstRound(8)), "1-5 6-2 3-7 8-4 ");
  EXPECT_EQ(pairedText(firstRound(7, Colour::Black)), "4-1 2-5 6-3 bye 7");
}

// The upper half has one point of acceleration, so each half is paired within itself.
TEST(DutchPairing, TakesAccelerationForScores) {
  Tournament tournament = firstRound(8);
  for (int place = 0; place < 4; ++place)
    tournament.players[static_cast<std::size_t>(place)].accelerations = {10};
  EXPECT_EQ(pairedText(tournament), "1-3 4-2 5-7 8-6 ");
}

// The color follows from the pairing number. A player who has not come yet has no pairing number.
TEST(DutchPairing, CountsOnlyThoseWhoHaveCome) {
  Tournament tournament = firstRound(5);
  tournament.players[0].plays = false;
  EXPECT_EQ(pairedText(tournament), "2-4 5-3 ");
  tournament.round = 2;
  for (Player& player : tournament.players) player.rounds.emplace_back();
  tournament.players[0].rounds[0] = {std::nullopt, std::nullopt, false, true, 0};
  EXPECT_EQ(pairedText(tournament), "4-2 3-5 ");
}

// Boards are ordered by points without acceleration.
TEST(DutchPairing, SortsBoardsWithoutAcceleration) {
  Tournament tournament = firstRound(4);
  for (const int place : {2, 3}) tournament.players[static_cast<std::size_t>(place)].accelerations = {10};
  EXPECT_EQ(pairedText(tournament), "1-2 3-4 ");
}

TEST(DutchPairing, KeepsApartWhoMustNotMeet) {
  Tournament tournament = firstRound(4);
  tournament.apart = {{0, 2}, {1, 3}};
  EXPECT_EQ(pairedText(tournament), "1-4 3-2 ");
  tournament.apart = {{0, 1}, {0, 2}, {0, 3}};
  const auto none = pairRound(tournament);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().impasse, Impasse::NoOpponents);
  EXPECT_EQ(none.error().players, std::vector{0});
}

TEST(DutchPairing, OfNobodyIsNone) {
  Tournament tournament = firstRound(2);
  for (Player& player : tournament.players) player.plays = false;
  const auto none = pairRound(tournament);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().impasse, Impasse::NobodyPlays);
}

// worseBy names the rule by which a manual pairing is worse than the pairing of the system.
TEST(DutchReview, NamesTheFirstGroundOfADifference) {
  const Tournament tournament = firstRound(6);
  const auto best = pairRound(tournament);
  ASSERT_TRUE(best);
  EXPECT_FALSE(worseBy(tournament, *best, best->boards, std::nullopt));
  EXPECT_EQ(worseBy(tournament, *best, {{0, 3}, {1, 4}, {2, 5}}, std::nullopt), Ground::Colours);
  EXPECT_EQ(worseBy(tournament, *best, {{0, 4}, {3, 1}, {2, 5}}, std::nullopt), Ground::OrderTransposition);
  EXPECT_EQ(worseBy(tournament, *best, {{0, 1}, {2, 3}, {4, 5}}, std::nullopt), Ground::OrderExchange);
}

TEST(DutchReview, SaysWhomAPairPassesOver) {
  Tournament tournament = firstRound(4);
  tournament.apart = {{0, 2}};
  const auto pairing = pairRound(tournament);
  ASSERT_TRUE(pairing);
  const auto reasons = reasonsOf(Field(tournament), *pairing);
  ASSERT_EQ(reasons.size(), 1U);
  ASSERT_EQ(reasons[0].size(), 2U);
  ASSERT_TRUE(reasons[0][0].passedOver);
  EXPECT_EQ(reasons[0][0].passedOver->place, 2);
  EXPECT_EQ(reasons[0][0].passedOver->ground, Ground::KeptApart);
  EXPECT_FALSE(reasons[0][1].passedOver);
}

}  // namespace
}  // namespace damath::dutch
