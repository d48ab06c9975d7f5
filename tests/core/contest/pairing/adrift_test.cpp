// SPDX-License-Identifier: GPL-3.0-or-later
// A corrected result of a double knock-out may make byes wrong. The event must then be paired again from the
// round of the first wrong bye, or the wrong pairing comes again and again.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::EntryId;
using contest::RoundNumber;
using rules::Result;

Played doubleKnockOut(int entries, rules::NobodyWon answer) {
  Played played = eventOf(contest::System::DoubleKnockOut, entries);
  rules::change(played.event.setup.ruleset, &rules::Ruleset::nobodyWon, answer);
  return played;
}

bool hasBlueWon(const contest::Game& game) {
  return game.result->result == Result::BlueWins;
}
EntryId winnerOf(const contest::Game& game) {
  return hasBlueWon(game) ? game.blue : game.red;
}
EntryId loserOf(const contest::Game& game) {
  return hasBlueWon(game) ? game.red : game.blue;
}
void turnResult(contest::Game& game) {
  game.result = resultOf(hasBlueWon(game) ? Result::RedWins : Result::BlueWins);
}

std::optional<EntryId> opponentIn(const RoundPairing& pairing, EntryId entry) {
  for (const Board& board : pairing.boards) {
    if (board.blue == entry) return board.red;
    if (board.red == entry) return board.blue;
  }
  return std::nullopt;
}

bool hasBye(const RoundPairing& pairing, EntryId entry) {
  return std::ranges::find(pairing.byes, entry, &contest::Bye::entry) != pairing.byes.end();
}

// The winner of a first game is absent from round 2, so the next opponent has a bye there. Then the first
// game is corrected: its loser must play this opponent in round 2.
TEST(Adrift, AnEntryThatACorrectionLiftsToTheWinnersSidePlaysTheHolderOfABye) {
  for (const rules::NobodyWon answer : kEvery<rules::NobodyWon>) {
    for (int entries = 5; entries <= 16; ++entries) {
      Played begun = doubleKnockOut(entries, answer);
      playRound(begun);
      for (std::size_t at = 0; at < begun.event.games.size(); ++at) {
        SCOPED_TRACE(std::to_string(entries) + " entries, game " + std::to_string(at + 1));
        Played played = begun;
        const EntryId winner = winnerOf(played.event.games[at]);
        const EntryId loser = loserOf(played.event.games[at]);
        played.row(played.numberOf(winner)).absences.push_back(RoundNumber{2});
        playRound(played);
        turnResult(played.event.games[at]);
        playRound(played);
        EXPECT_EQ(roundAdrift(played.event), RoundNumber{2});

        cancelLastRound(played);
        cancelLastRound(played);
        std::set<EntryId> beaten;
        for (const contest::Game& game : played.event.games) beaten.insert(loserOf(game));
        const auto again = nextRound(played.contest, played.event);
        ASSERT_TRUE(again);
        const auto opponent = opponentIn(*again, loser);
        ASSERT_TRUE(opponent);
        EXPECT_FALSE(beaten.contains(*opponent));
        while (nextRound(played.contest, played.event)) {
          playRound(played);
          EXPECT_EQ(roundAdrift(played.event), std::nullopt);
        }
        EXPECT_FALSE(contest::standings(played.event).provisional);
      }
    }
  }
}

// The loser of a game of round 2 has a bye in round 3. Then the game is corrected: its other player belongs
// to the losers' side and has no pairing in round 3.
TEST(Adrift, ARoundWithAByeOfTheLosersSideIsPairedAgainForTheNewLoser) {
  int corrected = 0;
  for (const rules::NobodyWon answer : kEvery<rules::NobodyWon>) {
    for (int entries = 5; entries <= 16; ++entries) {
      Played begun = doubleKnockOut(entries, answer);
      playRound(begun);
      playRound(begun);
      const auto third = nextRound(begun.contest, begun.event);
      ASSERT_TRUE(third);
      for (std::size_t at = 0; at < begun.event.games.size(); ++at) {
        SCOPED_TRACE(std::to_string(entries) + " entries, game " + std::to_string(at + 1));
        if (begun.event.games[at].round != RoundNumber{2}) continue;
        Played played = begun;
        const EntryId loser = loserOf(played.event.games[at]);
        const auto opponent = opponentIn(*third, loser);
        if (!opponent && !hasBye(*third, loser)) continue;
        if (opponent) played.row(played.numberOf(*opponent)).absences.push_back(RoundNumber{3});
        playRound(played);
        ASSERT_EQ(roundAdrift(played.event), std::nullopt);
        turnResult(played.event.games[at]);
        EXPECT_EQ(roundAdrift(played.event), RoundNumber{3});
        ++corrected;
      }
    }
  }
  EXPECT_GT(corrected, 24);
}

}  // namespace
}  // namespace damath::pairing::testing
