// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// RED's 10 could capture for 10 + (−9) = 1. RED captures with −7 for −7 − (−9) = 2 (rulebook 12).
const char* const kGame =
    "[Set \"integer\"]\n\n"
    "-9 (0,3) | | || -1 (1,4) | |\n"
    "-9 + (-1) | -10 | -10 || -7 - (-9) | 2 | 2\n";

TEST(AnalyzeCommand, JsonTellsBestPlayedAndGivenOfEveryTurn) {
  const Workplace place;
  const auto run = place.damath({"analyze", place.write("a.sheet", kGame), "--plies", "4", "--json"});
  EXPECT_EQ(run.status, 1) << "R.C. lines are missing";
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 1);
  const auto document = nlohmann::ordered_json::parse(run.out);
  std::vector<std::string> names;
  for (const auto& [name, value] : document.items()) names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"sheet", "set", "ruleset", "replay", "turns", "blue", "red"}));
  ASSERT_EQ(document["turns"].size(), 4U);
  names.clear();
  for (const auto& [name, value] : document["turns"][0].items()) names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"side", "lines", "turn", "plies", "best", "value", "played",
                                             "gaveAway"}));
  double sums[2] = {};
  for (std::size_t i = 0; i < 4; ++i) {
    const json turn = document["turns"][i];
    EXPECT_EQ(turn["side"], i % 2 == 0 ? "blue" : "red");
    EXPECT_EQ(turn["plies"], 4);
    EXPECT_GE(turn["best"].size(), 4U);
    const auto points = [&turn](const char* name) { return std::stod(turn[name].get<std::string>()); };
    EXPECT_NEAR(points("value") - points("played"), points("gaveAway"), 0.001);
    EXPECT_GE(points("gaveAway"), 0);
    if (turn["turn"] == turn["best"][0]) {
      EXPECT_EQ(turn["gaveAway"], "0.00");
    }
    sums[i % 2] += points("gaveAway");
  }
  EXPECT_NEAR(std::stod(document["blue"]["gaveAway"].get<std::string>()), sums[0], 0.001);
  EXPECT_NEAR(std::stod(document["red"]["gaveAway"].get<std::string>()), sums[1], 0.001);
  // BLUE had only one legal turn, a capture. A forced turn gives nothing away.
  EXPECT_EQ(document["turns"][2]["gaveAway"], "0.00");
}

TEST(AnalyzeCommand, ThePageNamesTheGreatestGifts) {
  const Workplace place;
  const std::string sheet = place.write("a.sheet", kGame);
  const auto run = place.damath({"analyze", sheet, "--plies", "3", "--lang", "en"});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("4 of 4 turns followed."), HasSubstr("1. BLUE  -9 (1,2)(0,3)"),
                    HasSubstr("points expected: "),
                    HasSubstr("3. BLUE  -9 + (-1) = -10 (0,3)(2,5)\n     no points lost; best play: "),
                    HasSubstr("BLUE: points lost: ")));
  const auto filipino = place.damath({"analyze", sheet, "--plies", "3", "--lang", "fil"});
  EXPECT_THAT(filipino.out, AllOf(HasSubstr("Nasundan ang 4 sa 4 tira."), HasSubstr("sayang")));
}

TEST(AnalyzeCommand, TurnsThatAreNotLegalAreNotCompared) {
  const Workplace place;
  // BLUE must capture with its -9 but moves another chip.
  const std::string sheet = place.write("a.sheet",
                                        "[Set \"integer\"]\n\n"
                                        "-9 (0,3) | | || -1 (1,4) | |\n"
                                        "4 (6,3) | | || |  | \n");
  const auto run = place.damath({"analyze", sheet, "--plies", "2", "--json"});
  EXPECT_EQ(run.status, 1);
  const json turns = json::parse(run.out)["turns"];
  ASSERT_GE(turns.size(), 3U);
  EXPECT_TRUE(turns[2]["played"].is_null());
  EXPECT_TRUE(turns[2]["gaveAway"].is_null());
  EXPECT_TRUE(turns[2]["value"].is_string());
  EXPECT_THAT(place.damath({"analyze", sheet, "--plies", "2"}).out,
              HasSubstr("not a legal turn; best play: "));
}

TEST(AnalyzeCommand, EveryBuiltInSetOfTheManualsSheets) {
  const Workplace place;
  for (const char* name : {"integer", "rational", "polynomial"}) {
    const auto run = place.damath({"analyze", kManual + name + ".sheet", "--plies", "3", "--json"});
    EXPECT_EQ(run.status, 1) << run.err;
    EXPECT_EQ(json::parse(run.out)["set"], name);
    EXPECT_FALSE(json::parse(run.out)["turns"].empty());
  }
}

TEST(AnalyzeCommand, GamesOfPdnAreToldInMen) {
  const Workplace place;
  // The third turn, 16-19 by Dark, gives a man away.
  const std::string file = place.write("a.pdn",
                                       "[GameType \"21\"]\n1. 12-16 24-20 2. 16-19 23x16 3. 11-15 *\n\n"
                                       "1. 9-14 22-18 *\n");
  const auto run = place.damath({"analyze", file, "--plies", "5", "--lang", "en"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("a.pdn: English draughts"), HasSubstr("1. DARK  12-16"),
                    HasSubstr("3. DARK  16-19\n     pieces lost: 0."), HasSubstr("DARK: pieces lost: ")))
      << run.out;
  const json document = json::parse(place.damath({"analyze", file, "--plies", "5", "--json"}).out);
  EXPECT_EQ(document["game"], "english");
  ASSERT_EQ(document["games"].size(), 2U);
  const json& turns = document["games"][0];
  ASSERT_EQ(turns.size(), 5U);
  EXPECT_EQ(turns[2]["name"], "16-19");
  EXPECT_GE(std::stod(turns[2]["gaveAway"].get<std::string>()), 0.5);
  EXPECT_NE(turns[2]["best"][0], "16-19");
  EXPECT_EQ(turns[3]["gaveAway"], "0.00") << "it had to take";
  for (const json& turn : turns) EXPECT_EQ(turn["plies"], 5);
}

TEST(AnalyzeCommand, AGameThatGoesOnAfterADrawIsAnalyzedUpToTheDraw) {
  const Workplace place;
  std::string game = "[GameType \"21\"]\n[FEN \"B:WK32:BK1,2.\"]\n";
  for (int i = 0; i < 6; ++i) game += "1-6 32-28 6-1 28-32 ";
  const std::string file = place.write("a.pdn", game + "*\n");
  const auto run = place.damath({"analyze", file, "--plies", "1", "--json"});
  ASSERT_EQ(run.status, 1) << run.err;
  const json answer = json::parse(run.out);
  EXPECT_EQ(answer["games"][0].size(), 8U) << "the third occurrence of the position";
  EXPECT_EQ(answer["whole"], json::array({false}));
  const auto page = place.damath({"analyze", file, "--plies", "1"});
  EXPECT_EQ(page.status, 1);
  EXPECT_THAT(page.out, HasSubstr("turns that could be followed: 8. The turns after them cannot be played."));
}

TEST(AnalyzeCommand, AGameOfDameIsKnownByItsFirstLetter) {
  const Workplace place;
  const auto run =
      place.damath({"analyze", place.write("a.txt", "\ne3-d4\n"), "--plies", "3", "--lang", "fil"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("pyesa"));
  const auto wrong = place.damath({"analyze", place.write("b.txt", "e3-e5\n")});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_EQ(wrong.out, "");
  EXPECT_THAT(wrong.err, HasSubstr("b.txt"));
}

TEST(AnalyzeCommand, SecondsAreATurn) {
  const Workplace place;
  const auto run = place.damath({"analyze", place.write("a.sheet", kGame), "--seconds", "0.05", "--json"});
  EXPECT_EQ(run.status, 1);
  for (const json& turn : json::parse(run.out)["turns"]) EXPECT_GE(turn["plies"], 1);
}

TEST(AnalyzeCommand, SeveralSheetsAreAnObjectALineAndBadOnesAreTold) {
  const Workplace place;
  const std::string good = place.write("a.sheet", kGame);
  const auto run = place.damath({"analyze", good, place.at("none.sheet"), good, "--plies", "1", "--json"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 2);
  EXPECT_THAT(run.err, HasSubstr("none.sheet: this file does not exist"));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1);
}

TEST(AnalyzeCommand, ArgumentsThatCannotBeUsed) {
  const Workplace place;
  const std::string sheet = place.write("a.sheet", kGame);
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--plies", "0"}, "--plies '0' cannot be used"},
      {{"--plies", "21"}, "--plies '21' cannot be used; use a whole number from 1 to 20"},
      {{"--plies", "2x"}, "--plies '2x' cannot be used"},
      {{"--seconds", "0"}, "--seconds '0' cannot be used"},
      {{"--seconds", "nan"}, "--seconds 'nan' cannot be used"},
      {{"--seconds", "1e9"}, "--seconds '1e9' cannot be used"},
      {{"--seconds", "1", "--plies", "1"}, "--plies and --seconds cannot be used together"},
  };
  for (const auto& [options, expected] : cases) {
    std::vector<std::string> arguments = {"analyze", sheet};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto run = place.damath(arguments);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, StartsWith("damath: " + expected));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

}  // namespace
}  // namespace damath::cli
