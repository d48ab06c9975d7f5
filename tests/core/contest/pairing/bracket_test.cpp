// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/systems/next_round.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/contest/model/lookup.hpp"
#include "core/contest/pairing/meeting_state.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

// Returns the rounds of a knock-out in which the lower start number always wins, one round per line.
std::string drawn(Played played) {
  std::string text;
  for (std::string round = nextText(played); round != "complete"; round = nextText(played)) {
    text += round + "\n";
    if (round == "rematch missing" || text.size() > 10000) break;
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  return text;
}

// Puts the lower number of each pair first, so that the text shows the bracket and not the sides.
std::string withoutSides(std::string text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = text.find_first_of(" \n", i);
    if (end == std::string::npos) end = text.size();
    std::string word = text.substr(i, end - i);
    const std::size_t dash = word.find('-');
    if (dash != std::string::npos) {
      const int a = std::stoi(word.substr(0, dash));
      const int b = std::stoi(word.substr(dash + 1));
      word = std::to_string(std::min(a, b)) + "-" + std::to_string(std::max(a, b));
    }
    out += word;
    if (end < text.size()) out += text[end];
    i = end + 1;
  }
  return out;
}

std::string single(int entries) {
  return withoutSides(drawn(eventOf(contest::System::KnockOut, entries)));
}

std::string twofold(int entries) {
  return withoutSides(drawn(eventOf(contest::System::DoubleKnockOut, entries)));
}

TEST(SingleKnockOut, Of2To9) {
  EXPECT_EQ(single(2), "1-2\n");
  EXPECT_EQ(single(3), "2-3 bye 1\n1-2\n");
  EXPECT_EQ(single(4), "1-4 2-3\n1-2 3-4\n");
  EXPECT_EQ(single(5),
            "4-5 bye 1 bye 2 bye 3\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
  EXPECT_EQ(single(6),
            "4-5 3-6 bye 1 bye 2\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
  EXPECT_EQ(single(7),
            "4-5 2-7 3-6 bye 1\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
  EXPECT_EQ(single(8),
            "1-8 4-5 2-7 3-6\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
  EXPECT_EQ(single(9),
            "8-9 bye 1 bye 2 bye 3 bye 4 bye 5 bye 6 bye 7\n"
            "1-8 4-5 2-7 3-6\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
}

TEST(SingleKnockOut, Of16And17) {
  EXPECT_EQ(single(16),
            "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11\n"
            "1-8 4-5 2-7 3-6\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
  EXPECT_EQ(single(17),
            "16-17 bye 1 bye 2 bye 3 bye 4 bye 5 bye 6 bye 7 bye 8 bye 9 bye 10 bye 11 bye 12 bye 13 bye 14 "
            "bye 15\n"
            "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11\n"
            "1-8 4-5 2-7 3-6\n"
            "1-4 2-3\n"
            "1-2 3-4\n");
}

class BracketOf : public ::testing::TestWithParam<int> {};

// The start numbers are the seeds, and the lower start number wins every game. In each round, the best
// remaining seed meets the worst, the second best meets the second worst, and so on. So on every board of a
// round, the two start numbers add up to the same sum, except in the game for third place. There is one game
// less than entries, plus the game for third place from 4 entries on. The best seeds have the byes.
TEST_P(BracketOf, HasAGameForEveryoneWhoGoesOutAndByesForTheBestSeeds) {
  const int entries = GetParam();
  Played played = eventOf(contest::System::KnockOut, entries);
  const int seats = 1 << bracketRounds(entries);
  int rounds = 0;
  for (auto next = nextRound(played.contest, played.event); next;
       next = nextRound(played.contest, played.event)) {
    ++rounds;
    const int left = seats >> (rounds - 1);
    for (const Board& board : next->boards) {
      const int sum = played.numberOf(board.blue) + played.numberOf(board.red);
      const bool isForThird = left == 2 && sum == 7;
      EXPECT_TRUE(sum == left + 1 || isForThird) << sum;
    }
    std::set<int> byes;
    for (const contest::Bye& bye : next->byes) byes.insert(played.numberOf(bye.entry));
    EXPECT_EQ(static_cast<int>(byes.size()), rounds == 1 ? seats - entries : 0);
    if (!byes.empty()) {
      EXPECT_EQ(*byes.rbegin(), static_cast<int>(byes.size()));
    }
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  EXPECT_EQ(nextText(played), "complete");
  EXPECT_EQ(rounds, bracketRounds(entries));
  EXPECT_EQ(static_cast<int>(played.event.games.size()), entries - 1 + (entries >= 4 ? 1 : 0));
}

INSTANTIATE_TEST_SUITE_P(Entries, BracketOf, ::testing::Range(2, 34));

// With 4 entries, the losers of round 1 meet. The winner of that game meets the loser of the winners' final.
TEST(DoubleKnockOut, Of4) {
  EXPECT_EQ(twofold(4),
            "1-4 2-3\n"
            "1-2 3-4\n"
            "2-3\n"
            "1-2\n");
}

TEST(DoubleKnockOut, Of3) {
  EXPECT_EQ(twofold(3),
            "2-3 bye 1\n"
            "1-2 bye 3\n"
            "2-3\n"
            "1-2\n");
}

TEST(DoubleKnockOut, Of5) {
  EXPECT_EQ(twofold(5),
            "4-5 bye 1 bye 2 bye 3\n"
            "1-4 2-3 bye 5\n"
            "3-5 bye 4\n"
            "1-2 3-4\n"
            "2-3\n"
            "1-2\n");
}

TEST(DoubleKnockOut, Of8) {
  EXPECT_EQ(twofold(8),
            "1-8 4-5 2-7 3-6\n"
            "1-4 2-3 5-8 6-7\n"
            "3-5 4-6\n"
            "1-2 3-4\n"
            "2-3\n"
            "1-2\n");
}

// After a loss, an entry meets an earlier opponent again as late as possible: among 16, not in the first
// three rounds of the losers' bracket.
TEST(DoubleKnockOut, Of16) {
  EXPECT_EQ(twofold(16),
            "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11\n"
            "1-8 4-5 2-7 3-6 9-16 12-13 10-15 11-14\n"
            "6-9 7-12 5-10 8-11\n"
            "1-4 2-3 6-7 5-8\n"
            "4-6 3-5\n"
            "1-2 3-4\n"
            "2-3\n"
            "1-2\n");
}

TEST(DoubleKnockOut, NeedsASecondFinalWhenTheLosersSideWinsTheFirst) {
  Played played = eventOf(contest::System::DoubleKnockOut, 4);
  for (int round = 1; round <= 3; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) {
    return byNumber(played, game) == rules::Result::BlueWins ? rules::Result::RedWins
                                                             : rules::Result::BlueWins;
  });
  EXPECT_EQ(withoutSides(nextText(played)), "1-2");
  take(played, *nextRound(played.contest, played.event));
  EXPECT_EQ(nextText(played), "results missing");
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  EXPECT_EQ(nextText(played), "complete");
}

TEST(SingleKnockOut, KeepsSchoolmatesApartWithinTheStepsOfTheSeeding) {
  // Entries 1, 4 and 5 are from one school. To keep them apart, entry 4 changes places with entry 3, and
  // entry 5 goes to a place far from entries 1 and 4.
  Played played = eventOf(contest::System::KnockOut, 8, 8);
  for (const int number : {1, 4, 5}) {
    played.contest.players[static_cast<std::size_t>(number - 1)].school = contest::SchoolId{99};
  }
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  for (const Board& board : next->boards) {
    const std::set<int> pair{played.numberOf(board.blue), played.numberOf(board.red)};
    EXPECT_TRUE(*pair.rbegin() >= 5 && *pair.begin() <= 4);
    for (const int a : {1, 4}) EXPECT_FALSE(pair.contains(a) && pair.contains(5));
  }
  played.event.setup.schoolMates = contest::SchoolMates::Free;
  EXPECT_EQ(withoutSides(nextText(played)), "1-8 4-5 2-7 3-6");
}

TEST(SingleKnockOut, WaitsForTheRematchOfADrawnGameUntilOneDecides) {
  Played played = eventOf(contest::System::KnockOut, 4);
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) {
    return game.board == contest::BoardNumber{1} ? rules::Result::Draw : byNumber(played, game);
  });
  const contest::GameId game = played.event.games[0].id;
  auto next = nextRound(played.contest, played.event);
  ASSERT_FALSE(next);
  EXPECT_EQ(next.error().kind, ObstacleKind::RematchMissing);
  EXPECT_EQ(next.error().games, std::vector{game});

  contest::Rematch rematch{.id = contest::GameId{90},
                           .blue = played.event.games[0].red,
                           .red = played.event.games[0].blue,
                           .result = resultOf(rules::Result::Draw),
                           .decides = game};
  played.event.rematches.push_back(rematch);
  EXPECT_EQ(nextText(played), "rematch missing");
  // BLUE of the rematch was RED of the drawn game.
  rematch.result = resultOf(rules::Result::BlueWins);
  played.event.rematches.push_back(rematch);
  const int winner = played.numberOf(rematch.blue);
  EXPECT_EQ(withoutSides(nextText(played)), winner == 4 ? "2-4 1-3" : "1-2 3-4");
}

// The winner of a drawn game stays its winner, although the winner leaves in a later round.
TEST(SingleKnockOut, ADecidedGameKeepsItsWinnerWhoeverLeavesLater) {
  Played played = eventOf(contest::System::KnockOut, 4);
  rules::change(played.event.setup.ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) {
    const bool isDrawn = contest::isBetween(game, played.entry(1), played.entry(4));
    return isDrawn ? rules::Result::Draw : byNumber(played, game);
  });
  EXPECT_EQ(nextText(played), "rematch missing");
  // Player 4 leaves before the rematch, so player 1 wins the game.
  played.row(4).lastRound = 1;
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  take(played, *next);
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  ASSERT_EQ(nextText(played), "complete");
  const auto expectChampion = [&] {
    const contest::Standings table = contest::standings(played.event);
    EXPECT_FALSE(table.provisional);
    EXPECT_EQ(table.ranks[0].entry, played.entry(1));
    EXPECT_EQ(table.ranks[0].rank, 1);
    EXPECT_NE(table.ranks[1].rank, 1);
  };
  expectChampion();
  played.row(1).lastRound = 2;
  expectChampion();
}

// A drawn rematch has decided the game before the winner left.
TEST(SingleKnockOut, ADrawnRematchDecidesBeforeAWithdrawal) {
  Played played = eventOf(contest::System::KnockOut, 2);
  rules::Ruleset& ruleset = played.event.setup.ruleset;
  rules::change(ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  rules::change(ruleset, &rules::Ruleset::rematchDrawn, rules::RematchDrawn::NextStep);
  take(played, *nextRound(played.contest, played.event));
  play(played, [](const contest::Game&) { return rules::Result::Draw; });
  const contest::Game game = played.event.games.front();
  played.event.rematches.push_back(
      {contest::GameId{500}, game.blue, game.red, resultOf(rules::Result::Draw), game.id, 1});
  const Outcome decided = outcomeOf(played.event, game);
  const int winner = played.numberOf(decided == Outcome::First ? game.blue : game.red);
  EXPECT_EQ(winner, 1) << "the lower start number wins on equal points";
  played.row(winner).lastRound = 1;
  EXPECT_EQ(outcomeOf(played.event, game), decided);
}

TEST(SingleKnockOut, GivesAByeWhereNobodyWonOrTheOpponentIsGone) {
  Played played = eventOf(contest::System::KnockOut, 8);
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) {
    return game.board == contest::BoardNumber{1} ? rules::Result::NobodyWins : byNumber(played, game);
  });
  played.row(3).lastRound = 1;
  EXPECT_EQ(withoutSides(nextText(played)), "bye 2 bye 4");
  played.row(3).lastRound.reset();
  played.row(3).absences = {contest::RoundNumber{2}};
  EXPECT_EQ(withoutSides(nextText(played)), "bye 2 bye 4 away 3");
  take(played, *nextRound(played.contest, played.event));
  // Entry 4 had no opponent in the semifinal. So entry 3 has no opponent in the game for third place.
  EXPECT_EQ(withoutSides(nextText(played)), "2-4 bye 3");
}

}  // namespace
}  // namespace damath::pairing::testing
