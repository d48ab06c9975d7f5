// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/school_standings.hpp"

#include <gtest/gtest.h>

#include "core/exact/number_text.hpp"
#include "tests/core/contest/contest_case.hpp"

namespace damath::contest::testing {
namespace {

std::string decimal(const exact::Rational& value) {
  return exact::toText(exact::Number(value), exact::FigureStyle::Decimal);
}

std::string listed(const Contest& contest, const std::vector<TeamPlayer>& players) {
  std::string text;
  for (const TeamPlayer& player : players) {
    text += (text.empty() ? "" : ", ") + nameOf(contest, player.player) + " " + decimal(player.points);
    for (const TeamEntry& entry : player.entries) {
      EXPECT_EQ(nameOf(contest, entry.entry), nameOf(contest, player.player));
      text += " " + contest.find(entry.event)->setup.name + ":" + std::to_string(entry.rank);
    }
  }
  return text;
}

// Returns the standings as text: a line `final` or `provisional`, then lines like these:
// 1 Acacia 4.5 | Ana 3 Whole:1, Ben 1.5 Whole:2 | not Eva 0 Fraction:2 | ranks 1 2, level with Bulak
// medals 1 Acacia 1-1-0: gold Ana, silver Ben
std::string schoolsText(const Contest& contest, const SchoolStandings& table) {
  std::string text = table.provisional ? "provisional\n" : "final\n";
  for (const RankedTeam& team : table.ranks) {
    text += std::to_string(team.rank) + " " + team.name;
    if (!team.within.empty()) text += " of " + team.within;
    text += " " + decimal(team.points) + " | " + listed(contest, team.counted);
    if (!team.others.empty()) text += " | not " + listed(contest, team.others);
    if (!team.levelWith.empty()) {
      text += " | ranks";
      for (const int rank : team.singleRanks) text += " " + std::to_string(rank);
      for (const std::size_t other : team.levelWith) text += ", level with " + table.ranks[other].name;
    }
    text += "\n";
  }
  for (const MedalRow& row : table.medals) {
    text += "medals " + std::to_string(row.rank) + " " + table.ranks[row.team].name + " " +
            std::to_string(row.gold) + "-" + std::to_string(row.silver) + "-" + std::to_string(row.bronze) +
            ":";
    const char* names[] = {" gold ", " silver ", " bronze "};
    for (const MedalWon& each : row.won) {
      text += (&each == row.won.data() ? "" : ",") + std::string(names[static_cast<int>(each.medal)]) +
              nameOf(contest, each.entry);
    }
    text += "\n";
  }
  for (const PlayerId player : table.withoutTeam) text += "without " + nameOf(contest, player) + "\n";
  return text;
}

std::string ranked(const std::string& text, const TeamRule& rule) {
  const Contest contest = parseContestCase(text);
  std::vector<EventId> events;
  for (const Event& event : contest.events) events.push_back(event.id);
  return schoolsText(contest, schoolStandings(contest, events, rule));
}

const char* const kTwoSchools =
    "school Acacia North Cebu\n"
    "school Bulak  South Cebu\n"
    "player Ana   Acacia\n"
    "player Ben   Acacia\n"
    "player Carla Bulak\n"
    "player Dina  Bulak\n"
    "player Eva   Acacia\n"
    "player Fe    Bulak\n";

const char* const kTwoEvents =
    "event Whole\n"
    "Ana   x 1 1 1\n"
    "Ben   0 x 1 =\n"
    "Carla 0 0 x 1\n"
    "Dina  0 = 0 x\n"
    "event Fraction\n"
    "Eva x 0\n"
    "Fe  1 x\n";

TEST(SchoolStandings, SumTheBestOfEachOverAllEvents) {
  EXPECT_EQ(ranked(std::string(kTwoSchools) + kTwoEvents, {TeamKind::School, 2}),
            "final\n"
            "1 Acacia 4.5 | Ana 3 Whole:1, Ben 1.5 Whole:2 | not Eva 0 Fraction:2\n"
            "2 Bulak 2 | Fe 1 Fraction:1, Carla 1 Whole:3 | not Dina 0.5 Whole:4\n"
            "medals 1 Acacia 1-2-0: gold Ana, silver Ben, silver Eva\n"
            "medals 2 Bulak 1-0-1: gold Fe, bronze Carla\n");
}

TEST(SchoolStandings, AreOfTheEventsAskedFor) {
  const Contest contest = parseContestCase(std::string(kTwoSchools) + kTwoEvents);
  EXPECT_EQ(schoolsText(contest, schoolStandings(contest, {EventId{2}}, {TeamKind::School, 2})),
            "final\n"
            "1 Bulak 1 | Fe 1 Fraction:1\n"
            "2 Acacia 0 | Eva 0 Fraction:2\n"
            "medals 1 Bulak 1-0-0: gold Fe\n"
            "medals 2 Acacia 0-1-0: silver Eva\n");
}

// Two schools have 3 points each: Acacia with ranks 1 and 4, Bulak with ranks 2 and 3. The best rank decides.
TEST(SchoolStandings, LevelInPointsGoByBetterSingleRanks) {
  EXPECT_EQ(ranked(std::string(kTwoSchools) + "event Whole\n"
                                              "Ana   x 1 1 1\n"
                                              "Ben   0 x 0 0\n"
                                              "Carla 0 1 x 1\n"
                                              "Dina  0 1 0 x\n",
                   {TeamKind::School, 2}),
            "final\n"
            "1 Acacia 3 | Ana 3 Whole:1, Ben 0 Whole:4 | ranks 1 4, level with Bulak\n"
            "2 Bulak 3 | Carla 2 Whole:2, Dina 1 Whole:3 | ranks 2 3, level with Acacia\n"
            "medals 1 Acacia 1-0-0: gold Ana\n"
            "medals 2 Bulak 0-1-1: silver Carla, bronze Dina\n");
}

// A further rank is better than no rank: both schools have a rank 1, and only Bulak has further ranks.
TEST(SchoolStandings, AnyRankIsBetterThanNone) {
  EXPECT_EQ(ranked(std::string(kTwoSchools) + "event Whole\n"
                                              "Ana x 1\n"
                                              "Dina 0 x\n"
                                              "event Fraction\n"
                                              "Carla x =\n"
                                              "Fe = x\n",
                   {TeamKind::School, 3}),
            "provisional\n"
            "1 Bulak 1 | Carla 0.5 Fraction:1, Fe 0.5 Fraction:1, Dina 0 Whole:2 | ranks 1 1 2, level with "
            "Acacia\n"
            "2 Acacia 1 | Ana 1 Whole:1 | ranks 1, level with Bulak\n"
            "medals 1 Acacia 1-0-0: gold Ana\n"
            "medals 2 Bulak 0-1-0: silver Dina\n")
      << "the rematch of the second event is due, so it gives no medals yet";
}

TEST(SchoolStandings, ShareARankWhereNothingTellsThemApart) {
  EXPECT_EQ(
      ranked(std::string(kTwoSchools) + "event Whole\n"
                                        "tieBreaks headToHead\n"
                                        "Ana   x = 1\n"
                                        "Carla = x 1\n"
                                        "Eva   0 0 x\n"
                                        "event Fraction\n"
                                        "Ben x =\n"
                                        "Fe  = x\n",
             {TeamKind::School, 1}),
      "provisional\n"
      "1 Acacia 2.5 | Ana 2.5 Whole:1 | not Eva 1 Whole:3, Ben 0.5 Fraction:1 | ranks 1, level with Bulak\n"
      "1 Bulak 2.5 | Carla 2.5 Whole:1 | not Fe 0.5 Fraction:1 | ranks 1, level with Acacia\n"
      "medals 1 Acacia 1-0-1: gold Ana, bronze Eva\n"
      "medals 2 Bulak 1-0-0: gold Carla\n")
      << "a shared first rank is gold for both, and the next is third";
}

// A single gold medal ranks before three silver medals.
TEST(SchoolStandings, OrderMedalsByGoldThenSilverThenBronze) {
  EXPECT_EQ(ranked("school Acacia - -\nschool Bulak - -\nschool Camia - -\n"
                   "player Ana Acacia\nplayer Ben Bulak\nplayer Carla Camia\nplayer Dina Bulak\n"
                   "player Eva Acacia\nplayer Fe Bulak\nplayer Gia Camia\n"
                   "event Whole\n"
                   "Ana   x 1 1\n"
                   "Ben   0 x 1\n"
                   "Carla 0 0 x\n"
                   "event Fraction\n"
                   "Gia  x 1\n"
                   "Dina 0 x\n"
                   "event Integer\n"
                   "Eva x 1\n"
                   "Fe  0 x\n",
                   {TeamKind::School, 3}),
            "final\n"
            "1 Acacia 4 | Ana 3 Whole:1, Eva 1 Integer:1\n"
            "2 Camia 2 | Gia 1 Fraction:1, Carla 1 Whole:3 | ranks 1 3, level with Bulak\n"
            "3 Bulak 2 | Ben 2 Whole:2, Dina 0 Fraction:2, Fe 0 Integer:2 | ranks 2 2 2, level with Camia\n"
            "medals 1 Acacia 2-0-0: gold Ana, gold Eva\n"
            "medals 2 Camia 1-0-1: gold Gia, bronze Carla\n"
            "medals 3 Bulak 0-3-0: silver Ben, silver Dina, silver Fe\n");
}

// Eva got a bye and a walkover, and Fe did not appear. Neither really played, although Eva is first.
TEST(SchoolStandings, CountOnlyWhoReallyPlayed) {
  EXPECT_EQ(ranked(std::string(kTwoSchools) + "event Whole\n"
                                              "system swiss\n"
                                              "tieBreaks none\n"
                                              "Eva   x . . +\n"
                                              "Ana   . x 1 .\n"
                                              "Carla . 0 x .\n"
                                              "Fe    - . . x\n"
                                              "bye Eva\n",
                   {TeamKind::School, 3}),
            "final\n"
            "1 Acacia 1 | Ana 1 Whole:2\n"
            "2 Bulak 0 | Carla 0 Whole:3\n"
            "medals 1 Acacia 0-1-0: silver Ana\n"
            "medals 2 Bulak 0-0-1: bronze Carla\n");
}

// Ana and Ben each have 3 points and one first rank. Ana also has a second rank.
TEST(SchoolStandings, CountAPlayerOfTwoEventsOnce) {
  EXPECT_EQ(ranked(std::string(kTwoSchools) + "event Whole\n"
                                              "Ana   x 1\n"
                                              "Carla 0 x\n"
                                              "event Fraction\n"
                                              "Ana  x 0 1\n"
                                              "Ben  1 x 1\n"
                                              "Dina 0 0 x\n",
                   {TeamKind::School, 1}),
            "final\n"
            "1 Acacia 3 | Ana 3 Whole:1 Fraction:2 | not Ben 3 Fraction:1\n"
            "2 Bulak 1 | Dina 1 Fraction:3 | not Carla 0 Whole:2\n"
            "medals 1 Acacia 2-1-0: gold Ana, gold Ben, silver Ana\n"
            "medals 2 Bulak 0-1-1: silver Carla, bronze Dina\n");
}

TEST(SchoolStandings, TakeDistrictsAndDivisionsApart) {
  const std::string contest =
      "school Acacia North Cebu\n"
      "school Bulak  North Cebu\n"
      "school Camia  North Bohol\n"
      "school Dahlia -     Bohol\n"
      "player Ana Acacia\nplayer Ben Bulak\nplayer Carla Camia\nplayer Dina Dahlia\nplayer Eva Nowhere\n"
      "event Whole\n"
      "Ana   x 1 1 1 1\n"
      "Ben   0 x 1 1 1\n"
      "Carla 0 0 x 1 1\n"
      "Dina  0 0 0 x 1\n"
      "Eva   0 0 0 0 x\n";
  EXPECT_EQ(ranked(contest, {TeamKind::District, 2}),
            "final\n"
            "1 North of Cebu 9 | Ana 5 Whole:1, Ben 4 Whole:2\n"
            "2 North of Bohol 3 | Carla 3 Whole:3\n"
            "medals 1 North 1-1-0: gold Ana, silver Ben\n"
            "medals 2 North 0-0-1: bronze Carla\n"
            "without Dina\n"
            "without Eva\n")
      << "two districts of one name in two divisions are two";
  EXPECT_EQ(ranked(contest, {TeamKind::Division, 1}),
            "final\n"
            "1 Cebu 5 | Ana 5 Whole:1 | not Ben 4 Whole:2\n"
            "2 Bohol 3 | Carla 3 Whole:3 | not Dina 2 Whole:4\n"
            "medals 1 Cebu 1-1-0: gold Ana, silver Ben\n"
            "medals 2 Bohol 0-0-1: bronze Carla\n"
            "without Eva\n");
}

TEST(SchoolStandings, OfARunningEventGiveNoMedals) {
  EXPECT_EQ(ranked(std::string(kTwoSchools) + "event Whole\n"
                                              "Ana   x 1 ?\n"
                                              "Carla 0 x 1\n"
                                              "Eva   ? 0 x\n",
                   {TeamKind::School, 3}),
            "provisional\n"
            "1 Acacia 3 | Ana 2 Whole:1, Eva 1 Whole:3\n"
            "2 Bulak 2 | Carla 2 Whole:2\n");
}

TEST(SchoolStandings, OfADisputedEventAreNotFinalAndGiveNoMedals) {
  const Contest contest = parseContestCase(std::string(kTwoSchools) +
                                           "event Whole\n"
                                           "Ana   x 1 1\n"
                                           "Carla 0 x 1\n"
                                           "Eva   0 0 x\n");
  const std::vector<EventId> events{contest.events.front().id};
  EXPECT_FALSE(schoolStandings(contest, events, {}).provisional);
  EXPECT_FALSE(schoolStandings(contest, events, {}).medals.empty());
  const SchoolStandings disputed = schoolStandings(contest, events, {}, events);
  EXPECT_TRUE(disputed.provisional);
  EXPECT_TRUE(disputed.medals.empty());
  EXPECT_EQ(disputed.ranks.size(), schoolStandings(contest, events, {}).ranks.size());
}

// An event that never had a player must not keep the ranks of all other events provisional.
TEST(SchoolStandings, AnEventWithoutPlayersHoldsNothingBack) {
  Contest contest = parseContestCase(std::string(kTwoSchools) +
                                     "event Whole\n"
                                     "Ana   x 1 1\n"
                                     "Carla 0 x 1\n"
                                     "Eva   0 0 x\n");
  const EventId played = contest.events.front().id;
  Event empty = contest.events.front();
  empty.id = EventId{77};
  empty.entries.clear();
  empty.games.clear();
  empty.byes.clear();
  empty.rounds.clear();
  contest.events.push_back(empty);
  EXPECT_FALSE(schoolStandings(contest, {played, empty.id}, {}).provisional);
  EXPECT_TRUE(schoolStandings(contest, {empty.id}, {}).provisional) << "nobody played";
}

TEST(SchoolStandings, LeaveOutRoundsThatAreHeld) {
  Contest contest = parseContestCase(std::string(kTwoSchools) +
                                     "event Whole\n"
                                     "Ana   x 1 1\n"
                                     "Carla 0 x 1\n"
                                     "Eva   0 0 x\n");
  const std::vector<EventId> events{contest.events.front().id};
  const auto text = [&] { return schoolsText(contest, schoolStandings(contest, events, {})); };
  const std::string published = text();
  Event& event = contest.events.front();
  const RoundNumber next{9};
  event.rounds.push_back({next, Publication::Held});
  Game game = event.games.front();
  game.id = GameId{999};
  game.round = next;
  event.games.push_back(game);
  event.byes.push_back({.round = next, .entry = event.entries.back().id, .kind = ByeKind::Allotted});
  EXPECT_EQ(text(), published);
  event.rounds.back().publication = Publication::Published;
  EXPECT_NE(text(), published);
}

TEST(SchoolStandings, OfNothingAreEmpty) {
  const Contest contest = parseContestCase(kTwoSchools);
  const SchoolStandings table = schoolStandings(contest, {}, {});
  EXPECT_TRUE(table.ranks.empty());
  EXPECT_TRUE(table.medals.empty());
}

TEST(SchoolStandingsDeathTest, OfAStrangeEventAreOurOwnBug) {
  const Contest contest = parseContestCase(kTwoSchools);
  EXPECT_DEATH(static_cast<void>(schoolStandings(contest, {EventId{7}}, {})), "");
  EXPECT_DEATH(static_cast<void>(schoolStandings(contest, {}, {TeamKind::School, 0})), "");
}

}  // namespace
}  // namespace damath::contest::testing
