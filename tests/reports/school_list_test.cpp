// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of schools and medals in print and in words (rulebook Y6): points and single ranks. The lists name no
// player.
#include "reports/compose/lists/school_list.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/words/texts/school_words.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "words/language.hpp"

namespace damath::compose {
namespace {

using ::testing::ElementsAre;
using words::Language;

// Rizal and Mabini have two points each, Rizal with better single ranks. Luna has one point, from one of its
// two players.
struct Sample {
  Sample() {
    contest.head.name = "Fair";
    contest.schools = {{contest::SchoolId{1}, "Rizal HS", "East", ""},
                       {contest::SchoolId{2}, "Mabini HS", "", ""},
                       {contest::SchoolId{3}, "Luna HS", "", ""}};
    for (int id = 1; id <= 4; ++id) {
      contest.players.push_back({contest::PlayerId{id},
                                 "P" + std::to_string(id),
                                 "A",
                                 "",
                                 contest::SchoolId{std::min(id, 3)},
                                 "",
                                 "",
                                 {}});
    }
    contest.events.push_back(
        {contest::EventId{1},
         {"Grade 7", *rules::builtInChipSet("integer"), rules::manual(), contest::System::RoundRobin, 1, {}},
         {},
         {},
         {},
         {}});
    table.events = {contest::EventId{1}};
    table.provisional = false;
    addTeam(1, "Rizal HS", 2, {1}, {1});
    addTeam(2, "Mabini HS", 2, {0}, {2});
    addTeam(3, "Luna HS", 1, {}, {4});
    table.ranks[2].others = {player(4)};
    table.medals = {{1, 0, 1, 0, 0, {}}, {2, 1, 0, 1, 0, {}}};
  }

  static contest::TeamPlayer player(int id) {
    return {contest::PlayerId{id}, exact::Rational(1), {{contest::EventId{1}, contest::EntryId{id}, id, 1}}};
  }
  void addTeam(int number, const std::string& name, int points, std::vector<std::size_t> level,
               std::vector<int> ranks) {
    contest::RankedTeam team;
    team.rank = number;
    team.name = name;
    team.school = contest::SchoolId{number};
    team.points = points;
    team.counted = {player(number)};
    team.singleRanks = std::move(ranks);
    team.levelWith = std::move(level);
    table.ranks.push_back(std::move(team));
  }

  contest::Contest contest;
  contest::SchoolStandings table;
};

TEST(SchoolList, HasPointsPlayersAndSingleRanks) {
  const Sample sample;
  const words::Language language = Language::English;
  const TeamReasonText reason = [](const contest::RankedTeam& team) { return "why " + team.name; };
  const ListSheet list = teamsList(sample.contest, sample.table, reason, language);
  EXPECT_EQ(list.title, "DAMATH School Ranking");
  EXPECT_EQ(list.head.event, "Grade 7");
  EXPECT_EQ(list.provisional, "FINAL");
  ASSERT_EQ(list.rows.size(), 3U);
  EXPECT_THAT(list.rows[0], ElementsAre("1", "Rizal HS, East", "2", "1", "1"));
  EXPECT_THAT(list.rows[2], ElementsAre("3", "Luna HS", "1", "1 / 2", "4"));
  ASSERT_EQ(list.notes.size(), 2U);
  EXPECT_EQ(list.notes[1].player, "Mabini HS");
  EXPECT_THAT(list.notes[1].reasons, ElementsAre("why Mabini HS"));
}

TEST(SchoolList, HasMedalsWithTheirSum) {
  const Sample sample;
  const ListSheet list = medalsList(sample.contest, sample.table, Language::Filipino);
  EXPECT_EQ(list.title, "Talaan ng mga Medalya sa DAMATH");
  ASSERT_EQ(list.rows.size(), 2U);
  EXPECT_THAT(list.rows[0], ElementsAre("1", "Rizal HS, East", "1", "0", "0", "1"));
}

TEST(SchoolList, IsFinalWhereItsEventsAre) {
  Sample sample;
  const words::Language language = Language::Filipino;
  const TeamReasonText none = [](const contest::RankedTeam&) { return std::string(); };
  EXPECT_EQ(medalsList(sample.contest, sample.table, language).provisional, "PINAL");
  sample.table.provisional = true;
  EXPECT_EQ(medalsList(sample.contest, sample.table, language).provisional, "PANSAMANTALA");
  EXPECT_EQ(teamsList(sample.contest, sample.table, none, language).provisional, "PANSAMANTALA");
}

TEST(SchoolList, SaysWhereThereIsNoneYet) {
  Sample sample;
  sample.table.medals.clear();
  const ListSheet list = medalsList(sample.contest, sample.table, Language::English);
  ASSERT_EQ(list.rows.size(), 1U);
  EXPECT_THAT(list.rows[0], ElementsAre("", "none yet", "", "", "", ""));
}

TEST(SchoolWords, TellWhoIsAheadAndBehindByWhichRanks) {
  Sample sample;
  auto& ranks = sample.table.ranks;
  EXPECT_EQ(
      words::teamReasonText(ranks[0], sample.table, Language::English),
      "Tied on points (2); ranks of the team’s players, compared one by one: 1; ahead of Mabini HS (2) (Y6)");
  EXPECT_EQ(
      words::teamReasonText(ranks[1], sample.table, Language::Filipino),
      "Magkatabla sa puntos (2); ranggo ng sariling mga manlalaro, isa-isang pinaghambing: 2; mas mababa "
      "sa Rizal HS (1) (Y6)");
  ranks[1].rank = 1;
  ranks[1].singleRanks = {1};
  EXPECT_EQ(words::teamReasonText(ranks[1], sample.table, Language::English),
            "Tied on points (2); ranks of the team’s players, compared one by one: 1; same ranks as Rizal "
            "HS, so the "
            "rank is shared (Y6)");
  // A school that shares its rank with one school can still be ahead of another.
  ranks[2].points = ranks[1].points;
  ranks[1].levelWith = {0, 2};
  EXPECT_EQ(words::teamReasonText(ranks[1], sample.table, Language::English),
            "Tied on points (2); ranks of the team’s players, compared one by one: 1; same ranks as Rizal "
            "HS, so the "
            "rank is shared; ahead of Luna HS (4) (Y6)");
  EXPECT_EQ(words::teamPlayersText(ranks[2], sample.contest, Language::English),
            "counted: P3, A 1 (Grade 7: rank 3) – not counted: P4, A 1 (Grade 7: rank 4)");
}

}  // namespace
}  // namespace damath::compose
