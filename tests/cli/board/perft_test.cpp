// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// The counts are those of rulebook 12.
TEST(PerftCommand, KnownAnswers) {
  const Workplace place;
  const std::uint64_t counts[] = {1, 7, 49, 302, 1469, 7473, 37628, 187302};
  for (std::size_t depth = 0; depth < std::size(counts); ++depth) {
    const auto run = place.damath({"perft", "--depth", std::to_string(depth), "--json"});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(json::parse(run.out)["nodes"], counts[depth]) << depth;
    EXPECT_GE(json::parse(run.out)["seconds"], 0.0);
  }
}

TEST(PerftCommand, ProfilesCountByTheirOwnLaw) {
  const Workplace place;
  const auto run = place.damath({"perft", "--depth", "5", "--ruleset", "damath-json", "--json"});
  EXPECT_EQ(json::parse(run.out)["nodes"], 7482);
}

TEST(PerftCommand, AllLeavesGiveTheSameNumber) {
  const Workplace place;
  const auto run = place.damath({"perft", "--depth", "5", "--all-leaves", "--json"});
  EXPECT_EQ(json::parse(run.out)["nodes"], 7473);
}

TEST(PerftCommand, DivideSumsUp) {
  const Workplace place;
  const auto run = place.damath({"perft", "--depth", "4", "--divide", "--json"});
  const json document = json::parse(run.out);
  ASSERT_EQ(document["divide"].size(), 7U);
  std::uint64_t sum = 0;
  for (const json& entry : document["divide"]) sum += entry["nodes"].get<std::uint64_t>();
  EXPECT_EQ(sum, 1469U);
  EXPECT_EQ(document["nodes"], 1469);
}

TEST(PerftCommand, FromAPosition) {
  const Workplace place;
  // BLUE's dama is alone on the board. The long diagonal has eight squares, so the dama has seven moves.
  const auto start = place.damath({"moves", "--json"});
  ASSERT_EQ(start.status, 0);
  json position;
  position["board"] = json::array();
  for (int index = 0; index < 64; ++index) {
    const int x = index % 8;
    const int y = 7 - index / 8;
    if ((x + y) % 2 == 0) continue;
    json entry = {{"position", index}, {"piece", nullptr}};
    if (index == 63) entry["piece"] = json::parse(R"(["blue",2,true])");
    position["board"].push_back(entry);
  }
  const std::string file = place.write("one.json", position.dump());
  const auto run = place.damath({"perft", "--depth", "1", "--json", "--position", file});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(json::parse(run.out)["nodes"], 7);
}

TEST(MovesCommand, TheSevenFirstTurns) {
  const Workplace place;
  const auto run = place.damath({"moves", "--json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(json::parse(run.out)["turns"].size(), 7U);
  const auto text = place.damath({"moves"});
  EXPECT_THAT(text.out, HasSubstr("BLUE to move, legal turns: 7"));
  EXPECT_THAT(text.out, HasSubstr("-9 (1,2)(0,3)"));
}

TEST(MovesCommand, SpeaksFilipino) {
  const Workplace place;
  EXPECT_THAT(place.damath({"moves", "--lang", "fil"}).out, HasSubstr("BLUE ang titira, mga tamang tira: 7"));
}

// Each error is one line, begins with `damath:`, states the accepted form, and has exit status 2.
TEST(Arguments, EachUnusableOneIsToldOnce) {
  const Workplace place;
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{}, "no command given"},
      {{"fly"}, "'fly' is not a command"},
      {{"perft"}, "--depth is missing"},
      {{"perft", "--depth", "-1"}, "whole number from 0 to 20"},
      {{"perft", "--depth", "99"}, "whole number from 0 to 20"},
      {{"perft", "--depth", "3", "--fast"}, "--fast"},
      {{"perft", "--depth", "0", "--divide"}, "--divide"},
      {{"perft", "--depth", "3", "--set", "nix"}, "counting, whole"},
      {{"perft", "--depth", "3", "--ruleset", "nix"}, "manual, damath-json"},
      {{"perft", "--depth", "3", "--game", "go"}, "damath, english or dame"},
      {{"perft", "--depth", "3", "--game", "english", "--ruleset", "manual"}, "--ruleset works only with"},
      {{"perft", "--depth", "3", "--game", "dame", "--set", "integer"}, "--set works only with"},
      {{"perft", "--depth", "3", "--lang", "xx"}, "use en or fil"},
      {{"perft", "--depth", "3", "--set", place.at("no.json")}, "this file does not exist"},
      {{"perft", "--depth", "3", "--set", place.at("")}, "folder"},
      {{"audit"}, "sheets is missing"},
      {{"contest"}, "no command given"},
      {{"contest", "fly"}, "'fly' is not a command"},
      {{"contest", "pair", place.at("x.contest")}, "--event is missing"},
  };
  for (const auto& [arguments, expected] : cases) {
    const auto run = place.damath(arguments);
    EXPECT_EQ(run.status, 2) << expected;
    EXPECT_EQ(run.out, "") << expected;
    EXPECT_THAT(run.err, StartsWith("damath: "));
    EXPECT_THAT(run.err, HasSubstr(expected));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

TEST(Arguments, HelpAndVersion) {
  const Workplace place;
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"--help"}, {"perft", "--help"}, {"contest", "print", "-h"}, {"--version"}}) {
    const auto run = place.damath(arguments);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_NE(run.out, "");
  }
  EXPECT_THAT(place.damath({"--version"}).out, StartsWith("damath 0."));
}

TEST(MovesCommand, AnyRulesetIsPlayedBy) {
  const Workplace place;
  const std::string ruleset = place.write(
      "r.json",
      R"({"name":"r","options":{"firstMover":"red","divideByZero":"noScore","scoreDirection":"lowerWins",)"
      R"("chain":"optional","capturePriority":"any","removal":"endOfTurn"}})");
  const auto run = place.damath({"moves", "--ruleset", ruleset});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("RED to move, legal turns: 7"));
}

TEST(Arguments, FaultsOfAJsonFileHaveTheirLines) {
  const Workplace place;
  const std::string ruleset =
      place.write("r.json", "{\"name\":\"r\",\n\"options\":{\n\"removal\":\"later\",\n\"speed\":1}}");
  const auto run = place.damath({"perft", "--depth", "1", "--ruleset", ruleset});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("damath: " + ruleset + ":3: \"later\" is not an answer to options.removal"));
  EXPECT_THAT(run.err, HasSubstr("damath: " + ruleset + ":4: options.speed is not an option"));
}

TEST(Output, AFullDiskIsTold) {
  const Workplace place;
  const auto run = place.damath({"perft", "--depth", "1"}, "/dev/full");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("the output could not be written completely"));
}

}  // namespace
}  // namespace damath::cli
