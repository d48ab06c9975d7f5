// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the settings of a new event, and of the agreement between status, standings and pairing of one
// event.
#include <algorithm>

#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class ContestPlan : public ContestCommand {
 protected:
  // Writes a roster whose players belong to `schools` schools in turn. With eight players of four schools,
  // the pairing of the upper half against the lower half would pair schoolmates.
  std::string rosterOf(int players, int schools) {
    std::string csv = "last,first,school\n";
    for (int i = 0; i < players; ++i) {
      csv += "P" + std::to_string(i + 1) + ",A,School " + std::to_string(i % schools + 1) + "\n";
    }
    return m_place.write("roster.csv", csv);
  }
  void addEvent(const std::string& system, int players, int schools, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"event", m_file,    "--name",   "E",
                                       "--set", "integer", "--system", system};
    arguments.insert(arguments.end(), more.begin(), more.end());
    good(arguments);
    good({"import", m_file, "--event", "E", rosterOf(players, schools)});
  }
  json pair(const std::string& event = "E") { return goodJson({"pair", m_file, "--event", event}); }
  json status() { return goodJson({"status", m_file, "--event", "E"})["events"][0]; }
  void playRound(int round, const json& paired) {
    for (const json& board : paired["boards"]) {
      const bool blueIsFirst = board["blue"]["entry"] < board["red"]["entry"];
      good({"result", m_file, "--event", "E", "--round", std::to_string(round), "--board",
            std::to_string(board["board"].get<int>()), "--blue", blueIsFirst ? "9" : "1", "--red",
            blueIsFirst ? "1" : "9"});
    }
  }
  static int boardsOfOneSchool(const json& paired) {
    return static_cast<int>(std::ranges::count_if(paired["boards"], [](const json& board) {
      return board["blue"]["school"] == board["red"]["school"];
    }));
  }
};

TEST_F(ContestPlan, ANewEventKeepsSchoolmatesApart) {
  addEvent("swiss", 8, 4);
  const json paired = pair();
  EXPECT_EQ(boardsOfOneSchool(paired), 0);
  EXPECT_EQ(paired["schoolMates"], json::array());
}

TEST_F(ContestPlan, TheLadderKeepsSchoolmatesApart) {
  good({"ladder", m_file, "--system", "swiss"});
  good({"import", m_file, "--event", "Integer 7", rosterOf(8, 4)});
  EXPECT_EQ(boardsOfOneSchool(pair("Integer 7")), 0);
}

TEST_F(ContestPlan, SchoolmatesMayBeFreeToMeetAndItCanBeChanged) {
  addEvent("swiss", 8, 4, {"--school-mates", "free"});
  EXPECT_EQ(boardsOfOneSchool(pair()), 4);
  good({"unpair", m_file, "--event", "E"});
  good({"change", m_file, "--event", "E", "--school-mates", "keptApart"});
  EXPECT_EQ(boardsOfOneSchool(pair()), 0);
}

TEST_F(ContestPlan, WhereSchoolmatesMustMeetItIsTold) {
  // Three of the four players are from one school.
  good({"event", m_file, "--name", "E", "--set", "integer", "--system", "swiss"});
  good({"import", m_file, "--event", "E",
        m_place.write("three.csv", "last,first,school\nA,A,X\nB,B,X\nC,C,X\nD,D,Y\n")});
  const CommandResult told = good({"pair", m_file, "--event", "E"});
  EXPECT_THAT(told.out, HasSubstr("\n  schoolmates meet on board 1; fewer is not possible\n"));
  const json paired = goodJson({"pairings", m_file, "--event", "E"});
  EXPECT_EQ(paired["schoolMates"], json::array({1}));
  EXPECT_EQ(paired["schoolMatesFewest"], 1);
  EXPECT_EQ(boardsOfOneSchool(paired), 1);
}

// In a contest of one school, the pairing is the plain pairing, and one line says why.
TEST_F(ContestPlan, OfOneSchoolAllBoardsAreTold) {
  addEvent("swiss", 8, 1);
  const CommandResult told = good({"pair", m_file, "--event", "E"});
  EXPECT_THAT(told.out, HasSubstr("boards with schoolmates: 4 of 4; fewer is not possible"));
  const json kept = goodJson({"pairings", m_file, "--event", "E"});
  EXPECT_EQ(kept["schoolMatesFewest"], 4);
  good({"unpair", m_file, "--event", "E"});
  good({"change", m_file, "--event", "E", "--school-mates", "free"});
  const json free = pair();
  EXPECT_EQ(free["boards"], kept["boards"]);
  EXPECT_EQ(free["schoolMates"], json::array());
  EXPECT_EQ(free["schoolMatesFewest"], nullptr);
}

// A round that was made by hand is compared with the fewest boards possible. The question and the page have
// one line for the whole round.
TEST_F(ContestPlan, SchoolmatesWhoMeetByHandAreComparedWithTheFewestPossible) {
  addEvent("swiss", 8, 4);
  const std::vector<std::string> byHand{"pair", m_file, "--event", "E", "--by-hand", "1-5,2-6,3-7,4-8"};
  const CommandResult asked = contest(byHand);
  EXPECT_EQ(asked.status, 1);
  EXPECT_THAT(asked.err, HasSubstr("boards with schoolmates: 4 of 4; the fewest possible is 0"));
  std::vector<std::string> confirmed = byHand;
  confirmed.insert(confirmed.end(), {"--by", "Cruz", "--reason", "asked", "--confirm", "4"});
  EXPECT_THAT(good(confirmed).out, HasSubstr("boards with schoolmates: 4 of 4; the fewest possible is 0"));
  EXPECT_EQ(goodJson({"pairings", m_file, "--event", "E"})["schoolMatesFewest"], 0);
}

TEST_F(ContestPlan, APlanThatCannotBePlayedIsTold) {
  addEvent("swiss", 4, 4, {"--rounds", "9"});
  EXPECT_EQ(status()["next"], "changePlan");
  EXPECT_THAT(status()["planFaults"].dump(),
              HasSubstr("all players have met after round 3, but more rounds are planned: 9"));
  EXPECT_EQ(contest({"pair", m_file, "--event", "E"}).status, 1);
  good({"change", m_file, "--event", "E", "--rounds", "auto"});
  EXPECT_EQ(status()["next"], "pairRound");
}

TEST_F(ContestPlan, EveryUnusableValueIsToldAtOnce) {
  addEvent("swiss", 4, 4);
  const CommandResult run = contest(
      {"change", m_file, "--event", "E", "--ruleset", "nix", "--first-move", "zzz", "--acceleration", "yyy"});
  EXPECT_EQ(run.status, 2);
  for (const char* value : {"nix", "zzz", "yyy"}) EXPECT_THAT(run.err, HasSubstr(value));
}

// Each system accepts exactly the options of pairing::SystemRules, which the window shows as fields.
TEST_F(ContestPlan, EachSystemTakesTheOptionsOfItsOwn) {
  for (const contest::System system : kEvery<contest::System>) {
    const pairing::SystemRules& rules = pairing::rulesOf(system);
    const std::string named(toText(system));
    for (const auto& [option, value, isTaken] :
         {std::tuple("--legs", "2", rules.hasLegs), std::tuple("--rounds", "4", rules.takesRounds),
          std::tuple("--groups", "3", rules.takesGroups), std::tuple("--advancing", "1", rules.takesGroups),
          std::tuple("--final-system", "roundRobin", rules.takesGroups),
          std::tuple("--rounds-apart", "2", rules.takesSwissPlan),
          std::tuple("--acceleration", "baku", rules.takesSwissPlan)}) {
      const CommandResult run = contest(
          {"event", m_file, "--name", named + option, "--set", "integer", "--system", named, option, value});
      EXPECT_EQ(run.status, isTaken ? 0 : 2) << named << ' ' << option << ": " << run.err;
    }
  }
}

TEST_F(ContestPlan, AnotherSystemLeavesTheRoundsOfTheFormerBehind) {
  addEvent("swiss", 64, 64, {"--rounds", "5"});
  good({"change", m_file, "--event", "E", "--system", "knockOut"});
  EXPECT_EQ(status()["next"], "pairRound") << "six rounds, not five that are too few";
}

TEST_F(ContestPlan, ADoubleKnockOutPlaysItsDecidingGame) {
  addEvent("doubleKnockOut", 4, 4);
  for (int round = 1; round <= 3; ++round) playRound(round, pair());
  const json last = pair();
  ASSERT_EQ(last["boards"].size(), 1U);
  const bool blueIsFirst = last["boards"][0]["blue"]["entry"] < last["boards"][0]["red"]["entry"];
  good({"result", m_file, "--event", "E", "--round", "4", "--board", "1", "--blue", blueIsFirst ? "1" : "9",
        "--red", blueIsFirst ? "9" : "1"});
  EXPECT_EQ(status()["next"], "pairRound");
  EXPECT_EQ(status()["roundsNeeded"], 5);
  EXPECT_EQ(contest({"standings", m_file, "--event", "E", "--final"}).status, 1);
  playRound(5, pair());
  const json ranks = goodJson({"standings", m_file, "--event", "E"})["ranks"];
  EXPECT_EQ(std::ranges::count_if(ranks, [](const json& row) { return row["rank"] == 1; }), 1);
  good({"change", m_file, "--event", "E", "--rounds", "auto", "--by", "Gng. Reyes", "--reason",
        "as the system", "--confirm", "4"});
  const CommandResult fewer = contest({"change", m_file, "--event", "E", "--rounds", "2", "--by",
                                       "Gng. Reyes", "--reason", "too late", "--confirm", "4"});
  EXPECT_EQ(fewer.status, 2);
  EXPECT_THAT(fewer.err, HasSubstr("--rounds does not apply to an event with the system doubleKnockOut"));
}

// While a round is unpublished, its pairing is changed in one action, and restored to the program's pairing
// in another.
TEST_F(ContestPlan, AHeldRoundIsPairedAnew) {
  addEvent("swiss", 4, 4, {"--school-mates", "free", "--rounds", "2"});
  const json before = pair();
  const auto named = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"pair", m_file, "--event", "E"});
    arguments.insert(arguments.end(), {"--by", "R. Flores", "--reason", "one came late", "--confirm", "4"});
    return goodJson(arguments);
  };
  const auto number = [](const json& board, const char* side) { return board[side]["entry"].get<int>(); };
  const json& first = before["boards"][0];
  const std::string two = std::to_string(number(first, "blue")) + "-" + std::to_string(number(first, "red"));
  EXPECT_EQ(contest({"pair", m_file, "--event", "E", "--swap", two}).status, 1) << "who, and why?";
  const json swapped = named({"--swap", two});
  EXPECT_EQ(number(swapped["boards"][0], "blue"), number(first, "red"));
  EXPECT_EQ(number(swapped["boards"][0], "red"), number(first, "blue"));
  EXPECT_EQ(swapped["boards"][1], before["boards"][1]);
  EXPECT_EQ(swapped["published"], false);
  EXPECT_EQ(goodJson({"pair", m_file, "--event", "E", "--held"})["boards"], before["boards"]);
  const auto again = contest({"pair", m_file, "--event", "E", "--held", "--json"});
  EXPECT_EQ(again.status, 1);
  EXPECT_THAT(again.err + again.out, HasSubstr("pairingUnchanged"));
  EXPECT_EQ(named({"--held", "--by-hand", "1-2,3-4"})["boards"].size(), 2U);
  for (const char* wrong : {"", "1", "1-9", "1-1", "x-2"}) {
    expectUnusable(contest({"pair", m_file, "--event", "E", "--swap", wrong}), "is not a list of swaps");
  }
  expectUnusable(contest({"pair", m_file, "--event", "E", "--swap", "1-2", "--by-hand", "1-2,3-4"}),
                 "--by-hand");
  good({"publish", m_file, "--event", "E"});
  EXPECT_EQ(contest({"pair", m_file, "--event", "E", "--held"}).status, 1);
}

TEST_F(ContestPlan, RoundsAreANumberOrAuto) {
  for (const char* rounds : {"0", "many", "1000", "-1"}) {
    EXPECT_EQ(
        contest({"event", m_file, "--name", "E", "--set", "integer", "--system", "swiss", "--rounds", rounds})
            .status,
        2)
        << rounds;
  }
}

TEST_F(ContestPlan, TheGameTimeIsChosenAndChangedLater) {
  addEvent("swiss", 4, 4, {"--minutes", "15"});
  const auto ruleset = [this] {
    const std::string out = m_place.at("results.json");
    good({"export", m_file, "--event", "E", "--format", "json", "-o", out, "--force"});
    return json::parse(m_place.read("results.json"))["results"]["ruleset"];
  };
  EXPECT_EQ(ruleset(), "manual, 15 min");
  good({"change", m_file, "--event", "E", "--minutes", "12"});
  EXPECT_EQ(ruleset(), "manual, 12 min");
  good({"change", m_file, "--event", "E", "--minutes", "20"});
  EXPECT_EQ(ruleset(), "manual");
  good({"change", m_file, "--event", "E", "--ruleset", "depEd", "--minutes", "30"});
  EXPECT_EQ(ruleset(), "depEd, 30 min");
  for (const char* minutes : {"0", "241", "-1", "x"}) {
    EXPECT_EQ(contest({"change", m_file, "--event", "E", "--minutes", minutes}).status, 2) << minutes;
  }
  EXPECT_EQ(ruleset(), "depEd, 30 min");
}

// The message asks for the missing reviews. The message must not say that nothing is left to do.
TEST_F(ContestPlan, WhatIsNotFinalForLackOfReviewsSaysSo) {
  addEvent("roundRobin", 2, 2);
  pair();
  const std::string sheet = m_place.write(
      "game.sheet", "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 ||\n");
  static_cast<void>(
      contest({"sheet", m_file, "--event", "E", "--round", "1", "--board", "1", sheet, "--accept"}));
  ASSERT_EQ(status()["next"], "final");
  good({"standings", m_file, "--event", "E", "--final"});
  const CommandResult refused = contest({"standings", m_file, "--event", "E", "--final", "--reviewed"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr("next: have the scoresheets reviewed"));
  EXPECT_THAT(refused.err, Not(HasSubstr("nothing is left to do")));
}

}  // namespace
}  // namespace damath::cli
