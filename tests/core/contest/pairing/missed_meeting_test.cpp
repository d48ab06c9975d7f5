// SPDX-License-Identifier: GPL-3.0-or-later
// A player who is absent from a meeting without a present opponent is not lost (rulebook Y4).
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::EntryId;
using contest::RoundNumber;

// Returns a double knock-out whose first round is played. The lower start number wins every game.
Played begun(int entries, rules::NobodyWon answer) {
  Played played = eventOf(contest::System::DoubleKnockOut, entries);
  rules::change(played.event.setup.ruleset, &rules::Ruleset::nobodyWon, answer);
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  return played;
}

bool isIn(const RoundPairing& pairing, EntryId entry) {
  const auto isOfBoard = [entry](const Board& board) { return board.blue == entry || board.red == entry; };
  return std::ranges::any_of(pairing.boards, isOfBoard) ||
         std::ranges::find(pairing.byes, entry, &contest::Bye::entry) != pairing.byes.end();
}

void playToTheEnd(Played& played) {
  while (const auto next = nextRound(played.contest, played.event)) {
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
}

// The two players of a meeting of round 2 are away: one has withdrawn, the other has announced an absence.
// The absent player has one defeat and comes back in round 3.
TEST(MissedMeeting, LeavesTheAbsentPlayerOneDefeatIfItsOpponentWithdrew) {
  int meetings = 0;
  for (const rules::NobodyWon answer : kEvery<rules::NobodyWon>) {
    for (int entries = 4; entries <= 16; ++entries) {
      const Played first = begun(entries, answer);
      const auto second = nextRound(first.contest, first.event);
      ASSERT_TRUE(second);
      for (const Board& board : second->boards) {
        const auto progress = knockOutProgress(first.event);
        if (progress.at(board.blue).losses > 0) continue;
        for (const auto& [gone, absent] : {std::pair(board.blue, board.red), {board.red, board.blue}}) {
          SCOPED_TRACE(std::to_string(entries) + " entries");
          Played played = first;
          played.row(played.numberOf(gone)).lastRound = 1;
          played.row(played.numberOf(absent)).absences.push_back(RoundNumber{2});
          take(played, *nextRound(played.contest, played.event));
          play(played, [&](const contest::Game& game) { return byNumber(played, game); });
          const auto third = nextRound(played.contest, played.event);
          ASSERT_TRUE(third);
          EXPECT_TRUE(isIn(*third, absent));
          EXPECT_FALSE(isIn(*third, gone));
          playToTheEnd(played);
          EXPECT_EQ(roundAdrift(played.event), std::nullopt);
          EXPECT_FALSE(contest::standings(played.event).provisional);
          ++meetings;
        }
      }
    }
  }
  EXPECT_GT(meetings, 40);
}

// The two players of a meeting of round 2 announced their absence, and `nobodyWon` says that both are out.
// They are out from round 2 on, although they are back.
TEST(MissedMeeting, PutsBothAbsentPlayersOutInItsRound) {
  int meetings = 0;
  for (int entries = 4; entries <= 16; ++entries) {
    const Played first = begun(entries, rules::NobodyWon::BothOut);
    const auto second = nextRound(first.contest, first.event);
    ASSERT_TRUE(second);
    for (const Board& board : second->boards) {
      if (knockOutProgress(first.event).at(board.blue).losses > 0) continue;
      Played played = first;
      for (const EntryId entry : {board.blue, board.red}) {
        played.row(played.numberOf(entry)).absences.push_back(RoundNumber{2});
      }
      for (int round = 2; round <= 3; ++round) {
        take(played, *nextRound(played.contest, played.event));
        play(played, [&](const contest::Game& game) { return byNumber(played, game); });
      }
      for (const EntryId entry : {board.blue, board.red}) {
        EXPECT_EQ(knockOutProgress(played.event).at(entry).outIn, 2) << entries << " entries";
      }
      EXPECT_EQ(roundAdrift(played.event), std::nullopt);
      ++meetings;
    }
  }
  EXPECT_GT(meetings, 20);
}

}  // namespace
}  // namespace damath::pairing::testing
