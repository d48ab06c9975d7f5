// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/consequences.hpp"

#include <gtest/gtest.h>

#include "core/exact/number_text.hpp"
#include "tests/core/contest/contest_case.hpp"

namespace damath::contest::testing {
namespace {

Contest oneEvent(const std::string& lines) {
  return parseContestCase("player Ana -\nplayer Ben -\nplayer Carla -\nplayer Dina -\nevent Whole\n" + lines);
}

// Returns one line for each entry whose rank or points change, for example "Ana 1 to 2, 3 to 2 points": the
// rank and the points before and after the change. Further lines have the other consequences.
std::string consequencesText(const Contest& contest, const Consequences& found) {
  std::string text;
  for (const RankMove& move : found.moves) {
    text += nameOf(contest, move.entry) + " " + std::to_string(move.rankBefore) + " to " +
            std::to_string(move.rankAfter) + ", " + exact::toText(move.pointsBefore) + " to " +
            exact::toText(move.pointsAfter) + " points\n";
  }
  if (found.firstChanged) text += "from round " + std::to_string(numberOf(*found.firstChanged)) + "\n";
  for (const Round& round : found.pairedSince) {
    text += "round " + std::to_string(numberOf(round.number)) +
            (round.publication == Publication::Held ? " is held\n" : " is published\n");
  }
  const auto list = [&](const char* what, const std::vector<EntryId>& entries) {
    text += what;
    for (const EntryId entry : entries) text += " " + nameOf(contest, entry);
    text += "\n";
  };
  for (const auto& tie : found.rematchesAdded) list("rematch added", tie);
  for (const auto& tie : found.rematchesDropped) list("rematch dropped", tie);
  for (const Lot& lot : found.lotsUndone) list("lot undone", lot.order);
  return text;
}

std::string change(const std::string& before, const std::string& after) {
  const Contest then = oneEvent(before);
  return consequencesText(then, consequences(then.events[0], oneEvent(after).events[0]));
}

// The three rounds of a round robin of four (Berger table): Ana-Dina and Ben-Carla, Dina-Carla and Ana-Ben,
// Ben-Dina and Carla-Ana.
TEST(Consequences, NameEveryMoveAndTheRoundsPairedSince) {
  EXPECT_EQ(change("Ana   x 1 ? 1\n"
                   "Ben   0 x 1 ?\n"
                   "Carla ? 0 x 1\n"
                   "Dina  0 ? 0 x\n",
                   "Ana   x 1 ? 0\n"
                   "Ben   0 x 1 ?\n"
                   "Carla ? 0 x 1\n"
                   "Dina  1 ? 0 x\n"),
            "Ana 1 to 1, 2 to 1 points\n"
            "Ben 2 to 1, 1 to 1 points\n"
            "Carla 3 to 1, 1 to 1 points\n"
            "Dina 4 to 1, 0 to 1 points\n"
            "from round 1\n"
            "round 2 is published\n"
            "round 3 is published\n");
}

TEST(Consequences, OfTheLastRoundLeaveNoPairingInDoubt) {
  EXPECT_EQ(change("Ana x 1 1 1\nBen 0 x 1 1\nCarla 0 0 x 1\nDina 0 0 0 x\n",
                   "Ana x 1 1 1\nBen 0 x 1 =\nCarla 0 0 x 1\nDina 0 = 0 x\n"),
            "Ben 2 to 2, 2 to 3/2 points\n"
            "Dina 4 to 4, 0 to 1/2 points\n"
            "from round 3\n");
}

TEST(Consequences, TellUnpublishedRoundsFromPublishedOnes) {
  Contest then = oneEvent("system swiss\nAna x 1 . .\nBen 0 x . .\nCarla . . x 1\nDina . . 0 x\n");
  then.events[0].rounds = {{RoundNumber{1}}, {RoundNumber{2}, Publication::Held}};
  Contest now = then;
  now.events[0].games[0].result->result = rules::Result::Draw;
  const Consequences found = consequences(then.events[0], now.events[0]);
  ASSERT_EQ(found.pairedSince.size(), 1U);
  EXPECT_EQ(found.pairedSince[0].number, RoundNumber{2});
  EXPECT_EQ(found.pairedSince[0].publication, Publication::Held);
}

TEST(Consequences, NameRematchesAndLotsThatHangOnIt) {
  EXPECT_EQ(change("Ana x 1 1 1\nBen 0 x 1 1\nCarla 0 0 x =\nDina 0 0 = x\n",
                   "Ana x 0 1 1\nBen 1 x 1 0\nCarla 0 0 x 1\nDina 0 1 0 x\n"),
            "Ben 2 to 1, 2 to 2 points\n"
            "Ana 1 to 2, 3 to 2 points\n"
            "Carla 3 to 3, 1/2 to 1 points\n"
            "Dina 3 to 4, 1/2 to 1 points\n"
            "from round 2\n"
            "round 3 is published\n"
            "rematch dropped Carla Dina\n");
  EXPECT_EQ(change("tieBreaks headToHead\nAna x =\nBen = x\nlot Ben Ana\n",
                   "tieBreaks headToHead\nAna x 1\nBen 0 x\nlot Ben Ana\n"),
            "Ana 2 to 1, 1/2 to 1 points\n"
            "Ben 1 to 2, 1/2 to 0 points\n"
            "from round 1\n"
            "lot undone Ben Ana\n");
  EXPECT_EQ(change("Ana x 1\nBen 0 x\n", "Ana x =\nBen = x\n"),
            "Ana 1 to 1, 1 to 1/2 points\n"
            "Ben 2 to 1, 0 to 1/2 points\n"
            "from round 1\n"
            "rematch added Ana Ben\n");
}

TEST(Consequences, OfFiguresAloneCanMoveARank) {
  EXPECT_EQ(change("rematchPlaces 0\nAna x =:9\nBen =:8 x\n", "rematchPlaces 0\nAna x =:9\nBen =:10 x\n"),
            "Ben 2 to 1, 1/2 to 1/2 points\n"
            "Ana 1 to 2, 1/2 to 1/2 points\n"
            "from round 1\n");
}

TEST(Consequences, OfAByeAreOfItsRound) {
  EXPECT_EQ(change("system swiss\nAna x 1 .\nBen 0 x .\nCarla . . x\nbye Carla\n",
                   "system swiss\nAna x 1 .\nBen 0 x .\nCarla . . x\nabsent Carla\n"),
            "Ben 3 to 2, 0 to 0 points\n"
            "Carla 1 to 2, 1 to 0 points\n"
            "from round 1\n"
            "rematch added Ben Carla\n"
            "rematch dropped Ana Carla\n");
}

TEST(Consequences, OfARematchTouchNoRound) {
  const std::string games = "Ana x =\nBen = x\n";
  EXPECT_EQ(change(games, games + "rematch Ben 1-0 Ana\n"),
            "Ana 1 to 2, 1/2 to 1/2 points\n"
            "rematch dropped Ana Ben\n");
}

TEST(Consequences, OfNoChangeAreNone) {
  const std::string games = "Ana x 1 ?\nBen 0 x 1\nCarla ? 0 x\n";
  EXPECT_EQ(change(games, games), "");
}

TEST(ConsequencesDeathTest, BetweenTwoEventsAreOurOwnBug) {
  const Contest two = parseContestCase(
      "player Ana -\nplayer Ben -\nevent Whole\nAna x .\nBen . x\nevent Fraction\nAna x .\nBen . x\n");
  EXPECT_DEATH(static_cast<void>(consequences(two.events[0], two.events[1])), "");
}

}  // namespace
}  // namespace damath::contest::testing
