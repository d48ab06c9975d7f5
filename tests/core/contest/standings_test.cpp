// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/standings.hpp"

#include <gtest/gtest.h>

#include "core/contest/systems/system.hpp"
#include "tests/core/contest/tie_case.hpp"

namespace damath::contest::testing {
namespace {

const RankedEntry& rowOf(const Standings& table, int number) {
  for (const RankedEntry& row : table.ranks) {
    if (numberOf(row.entry) == 100 + number) return row;
  }
  throw std::runtime_error("no such entry");
}

TEST(Standings, TallyPointsByTheRuleset) {
  const TieCase event = parseTieCase(
      "system swiss\n"
      "points 3 1 1/2 2\n"
      "Ana   x 1 = n\n"
      "Ben   0 x - .\n"
      "Carla = + x .\n"
      "Dina  n . . x\n"
      "bye Dina\n"
      "---\n");
  const Standings table = standings(event.event);
  const RankedEntry& ana = rowOf(table, 1);
  EXPECT_EQ(ana.points, exact::Rational(4));
  EXPECT_EQ(ana.played, 3);
  EXPECT_EQ(ana.wins, 1);
  EXPECT_EQ(ana.draws, 1);
  EXPECT_EQ(ana.losses, 1);
  EXPECT_EQ(rowOf(table, 2).points, exact::Rational(1));
  EXPECT_EQ(rowOf(table, 3).points, exact::Rational(4));
  EXPECT_EQ(rowOf(table, 3).wins, 1);
  const RankedEntry& dina = rowOf(table, 4);
  EXPECT_EQ(dina.points, exact::Rational(2)) << "a game that nobody won gives 0, the bye 2";
  EXPECT_EQ(dina.played, 1) << "a bye is not played";
  EXPECT_EQ(dina.wins, 0) << "a bye is not won";
  EXPECT_EQ(dina.losses, 1);
}

TEST(Standings, ShowThePointSystemWhetherOrNotItDecides) {
  const TieCase event = parseTieCase(
      "set rational\n"
      "Ana   x      1:21/4\n"
      "Ben   0:-1/3 x\n"
      "rematch Ana = Ben 1/4 1/4\n"
      "---\n");
  const Standings table = standings(event.event);
  EXPECT_EQ(rowOf(table, 1).pointSystem, exact::Number(exact::Rational(11, 2)));
  EXPECT_EQ(rowOf(table, 2).pointSystem, exact::Number(exact::Rational(-1, 12)));
  EXPECT_TRUE(rowOf(table, 1).reasons.empty());
  EXPECT_EQ(rowOf(table, 1).played, 1) << "a rematch is no game of the tally";
}

TEST(Standings, SpellSumsAsTheSetDoes) {
  const std::string table =
      "tieBreaks headToHead pointSystem\n"
      "Ana x       =:-58.09\n"
      "Ben =:-60.5 x\n"
      "---\n";
  const auto figures = [&table](const std::string& set) {
    return toText(rowOf(standings(parseTieCase("set " + set + "\n" + table).event), 1).reasons.at(1).figures);
  };
  EXPECT_EQ(figures("polynomial"), "-58.09");
  EXPECT_EQ(figures("rational"), "-5809/100");
}

TEST(Standings, AreProvisionalUntilEveryRoundIsPairedAndEveryResultIsIn) {
  const auto table = [](const std::string& ofCarla, const std::string& ofDina) {
    const TieCase event = parseTieCase("Ana x 1 1 1\nBen 0 x 1 1\nCarla 0 0 x " + ofCarla + "\nDina 0 0 " +
                                       ofDina + " x\n---\n");
    return standings(event.event);
  };
  EXPECT_FALSE(table("1", "0").provisional);
  EXPECT_EQ(table("1", "0").afterRound, 3);
  EXPECT_TRUE(table("?", "?").provisional);
  EXPECT_TRUE(table("?", "?").rematchesDue.empty());
  EXPECT_TRUE(table("=", "=").provisional);
  EXPECT_EQ(table("=", "=").rematchesDue.size(), 1U);
}

TEST(Standings, OfAnEventThatHasNotBegunAreLevelAndProvisional) {
  TieCase two = parseTieCase("Ana x .\nBen . x\n---\n");
  Standings table = standings(two.event);
  EXPECT_TRUE(table.provisional);
  EXPECT_EQ(table.afterRound, 0);
  EXPECT_EQ(table.event, EventId{1});
  ASSERT_EQ(table.ranks.size(), 2U);
  EXPECT_EQ(table.ranks[1].rank, 1);
  EXPECT_TRUE(table.rematchesDue.empty());

  two.event.entries.clear();
  table = standings(two.event);
  EXPECT_TRUE(table.ranks.empty());
  EXPECT_TRUE(table.provisional);
}

TEST(Standings, RematchesOfARankThatNoLongerExistsChangeNoRank) {
  const std::string games = "Ana x 1\nBen 0 x\n";
  EXPECT_EQ(textOf(standings(parseTieCase(games + "rematch Ben 1-0 Ana 9 1\n---\n").event), {"Ana", "Ben"}),
            textOf(standings(parseTieCase(games + "---\n").event), {"Ana", "Ben"}));
}

TEST(StandingsDeathTest, AnEntryThatIsNotTheEventsIsOurOwnBug) {
  Event stranger = parseTieCase("Ana x 1\nBen 0 x\n---\n").event;
  stranger.games[0].red = EntryId{55};
  EXPECT_DEATH(static_cast<void>(standings(stranger)), "");
}

TEST(RoundsOf, AreTheTablesForARoundRobin) {
  Event event = parseTieCase("Ana x . .\nBen . x .\nCarla . . x\n---\n").event;
  EXPECT_EQ(roundsOf(event), 3);
  event.setup.legs = 2;
  EXPECT_EQ(roundsOf(event), 6);
  event.setup.rounds = 4;
  EXPECT_EQ(roundsOf(event), 4);
  event.setup.rounds = 9;
  EXPECT_EQ(roundsOf(event), 6);
  event.entries.resize(1);
  EXPECT_EQ(roundsOf(event), 0);
}

TEST(RoundsOf, AreTheSetupsForSwissOrThoseAfterWhichOneAloneHasWonAll) {
  Event event = parseTieCase("system swiss\nAna x . .\nBen . x .\nCarla . . x\n---\n").event;
  event.setup.rounds = 5;
  EXPECT_EQ(roundsOf(event), 5);
  event.setup.rounds = std::nullopt;
  EXPECT_EQ(roundsOf(event), 2);
}

}  // namespace
}  // namespace damath::contest::testing
