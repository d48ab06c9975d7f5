// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "tests/cli/command_run.hpp"
#include "tests/cli/sheet/start_tag.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Two turns of each player, without R.C. lines. All calculations are correct.
const char* const kClean =
    "[Set \"integer\"]\n[Result \"1/2-1/2\"]\n\n"
    "-9 (0,3) | | || -1 (1,4) | |\n"
    "-9 + (-1) | -10 | -10 || -7 - (-9) | 2 | 2\n";

TEST(AuditCommand, JsonHasItsFieldsInOrder) {
  const Workplace place;
  const auto run = place.damath({"audit", kManual + "rational.sheet", "--json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const auto report = nlohmann::ordered_json::parse(run.out);
  std::vector<std::string> names;
  for (const auto& [name, value] : report.items()) names.push_back(name);
  EXPECT_EQ(names, (std::vector<std::string>{"sheet", "set", "ruleset", "replay", "turns", "followed",
                                             "ofTurns", "findings", "blue", "red", "result"}));
  ASSERT_FALSE(report["findings"].empty());
  names.clear();
  for (const auto& [name, value] : report["findings"][0].items()) names.push_back(name);
  names.resize(10);
  EXPECT_EQ(names, (std::vector<std::string>{"line", "side", "cell", "code", "clause", "severity", "written",
                                             "correct", "causedBy", "message"}));
  EXPECT_EQ(report["blue"]["grand"], "-21/4");
  EXPECT_EQ(report["blue"]["grandDecimal"], "-5.25");
  EXPECT_EQ(report["red"]["grand"], "-17/30");
}

TEST(AuditCommand, ThePageShowsSheetFindingsAndFigures) {
  const Workplace place;
  const auto run = place.damath({"audit", kManual + "polynomial.sheet"});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("\n[1] 2  "));
  EXPECT_THAT(run.out, HasSubstr("-73.09"));
  EXPECT_THAT(run.out, HasSubstr("84"));
  EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << "no colours in a file";
}

TEST(AuditCommand, NoByteOfAFileNameCommandsTheTerminal) {
  const Workplace place;
  // 0x9B begins a command on a terminal that is not set to UTF-8.
  const auto missing = place.damath({"audit", place.at("a\x9b"
                                                       "31m.sheet")});
  EXPECT_EQ(missing.status, 2);
  EXPECT_THAT(missing.err, HasSubstr("a?31m.sheet"));
  const auto found = place.damath({"audit", place.write("b\x9b"
                                                        "31m\x1b[31m.sheet",
                                                        kClean)});
  EXPECT_EQ((found.out + found.err).find_first_of("\x9b\x1b"), std::string::npos) << found.out;
}

TEST(AuditCommand, ACleanSheetExitsWith0) {
  const Workplace place;
  // The sheet is not clean because its R.C. lines are missing. The corrected copy is clean.
  const std::string sheet = place.write("a.sheet", kClean);
  EXPECT_EQ(place.damath({"audit", sheet}).status, 1);
  EXPECT_EQ(place.damath({"audit", sheet, "--corrected", place.at("right")}).status, 1);
  const auto again = place.damath({"audit", place.at("right/a.sheet"), "--json"});
  EXPECT_EQ(again.status, 0) << again.out;
  EXPECT_EQ(place.read("a.sheet"), kClean) << "the evidence is untouched";
}

// The sheet names a ruleset of the organizer, house.json: RED opens, a division by zero has no score, and the
// lower total wins.
TEST(AuditCommand, AHouseRulesetBesideTheSheetIsTheLaw) {
  const Workplace place;
  place.write(
      "house.json",
      R"({"name":"house","options":{"firstMover":"red","divideByZero":"noScore","scoreDirection":"lowerWins"}})");
  const std::string sheet = place.write("a.sheet",
                                        "[Set \"integer\"]\n[Ruleset \"house.json\"]\n\n"
                                        "-9 (2,3) || -1 (3,4)\n || -1 ÷ (-9) | 0 | 0\n");
  EXPECT_EQ(place.damath({"audit", sheet, "--corrected", place.at("right")}).status, 1) << "no R.C. lines";
  place.write("right/house.json", place.read("house.json"));
  const auto run = place.damath({"audit", place.at("right/a.sheet"), "--json"});
  EXPECT_EQ(run.status, 0) << run.out;
  const json report = json::parse(run.out);
  EXPECT_EQ(report["turns"], 3);
  EXPECT_EQ(report["blue"]["grand"], "3");
  EXPECT_EQ(report["red"]["grand"], "-6");
  EXPECT_EQ(report["result"], "0-1");
}

TEST(AuditCommand, AFolderIsJsonLinesInOrder) {
  const Workplace place;
  place.write("sheets/b.sheet", kClean);
  place.write("sheets/a.csv",
              "#Set,integer\nblueMove,blueScore,blueTotal,redMove,redScore,redTotal\n\"-9 (0,3)\",,,,,\n");
  place.write("sheets/notes.txt", "no sheet");
  place.write("sheets/deeper/c.sheet", kClean);
  const auto run = place.damath({"audit", place.at("sheets"), "--json"});
  std::istringstream lines(run.out);
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);) {
    names.push_back(std::filesystem::path(json::parse(line)["sheet"].get<std::string>()).filename());
  }
  EXPECT_EQ(names, (std::vector<std::string>{"a.csv", "b.sheet"}));
  EXPECT_THAT(place.damath({"audit", place.at("sheets")}).out,
              HasSubstr("scoresheets: 2; correct: 0, with mistakes: 2"));
}

TEST(AuditCommand, OneBadSheetDoesNotStopTheOthers) {
  const Workplace place;
  place.write("sheets/a.sheet", "[Set \"nix\"]\n-9 (0,3)\n");
  place.write("sheets/b.sheet", kClean);
  const auto run = place.damath({"audit", place.at("sheets"), "--json"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 1);
  EXPECT_THAT(run.err, HasSubstr("a.sheet:1: the chip set 'nix' is unknown"));
}

struct BadSheet {
  std::string name;
  std::string bytes;
  std::string expected;  // the text after "damath: FILE"
};

TEST(AuditCommand, WhatIsNoSheetIsToldWithItsPlace) {
  const Workplace place;
  const std::string header = "blueMove,blueScore,blueTotal,redMove,redScore,redTotal\n";
  const std::vector<BadSheet> cases = {
      {"empty.sheet", "", ":1: the file is empty"},
      {"binary.sheet",
       std::string("\x7f"
                   "ELF\0\1\2",
                   7),
       ":1: this is not a text file"},
      {"latin.sheet",
       "[Set \"integer\"]\n[Blue \"Pe\xf1"
       "a\"]\n",
       ":2: this is not a text file"},
      {"long.sheet", "[Set \"integer\"]\n" + std::string(5000, 'x'), ":2: the line is longer than 4096"},
      {"big.sheet", std::string(5 << 20, 'x'), ": the file is larger than 1 MiB"},
      {"tag.sheet", "[Set \"integer]\n", ":1: '[Set \"integer]' is not a tag"},
      {"twice.sheet", "[Set \"integer\"]\n[Set \"whole\"]\n", ":2: the tag Set is there twice"},
      {"late.sheet", "[Set \"integer\"]\n-9 (0,3)\n[Blue \"x\"]\n", ":3: the tag"},
      {"noset.sheet", "-9 (0,3)\n", ":1: the chip set is missing"},
      {"set.sheet", "# a\n[Set \"nix\"]\n", ":2: the chip set 'nix' is unknown"},
      {"ruleset.sheet", "[Set \"integer\"]\n[Ruleset \"nix\"]\n", ":2: the ruleset 'nix' is unknown"},
      {"ending.sheet", "[Set \"integer\"]\n[Ending \"rain\"]\n", ":2: 'rain' is not an ending"},
      {"result.sheet", "[Set \"integer\"]\n[Result \"2-0\"]\n", ":2: '2-0' is not a result"},
      {"cells.sheet", "[Set \"integer\"]\na|b|c|d||e\n", ":2: the line has too many cells"},
      {"start.sheet", "[Set \"integer\"]\n[Start \"{}\"]\n-9 (0,3)\n",
       ":2: the Start tag: the field board is missing"},
      {"header.csv", "#Set,integer\nblue,red\n", ":2: the header is wrong: 'blue,red'"},
      {"noheader.csv", "#Set,integer\n", ":1: the header is wrong"},
      {"quote.csv", "#Set,integer\n" + header + "\"-9 (0,3),,,,,\n", ":3: a quoted cell does not end"},
      {"bar.csv", "#Set,integer\n" + header + "a|b,,,,,\n", ":3: a cell contains a '|'"},
      {"many.csv", "#Set,integer\n" + header + "a,b,c,d,e,f,g\n", ":3: the line has too many cells"},
  };
  for (const BadSheet& bad : cases) {
    const std::string file = place.write(bad.name, bad.bytes);
    const auto run = place.damath({"audit", "--json", file});
    EXPECT_EQ(run.status, 2) << bad.name;
    EXPECT_EQ(run.out, "") << bad.name;
    EXPECT_THAT(run.err, StartsWith("damath: " + file + bad.expected)) << bad.name;
    EXPECT_EQ(place.read(bad.name), bad.bytes);
  }
}

TEST(AuditCommand, FilesThatCannotBeRead) {
  const Workplace place;
  EXPECT_THAT(place.damath({"audit", place.at("no.sheet")}).err, HasSubstr("this file does not exist"));
  place.write("empty/notes.txt", "");
  EXPECT_THAT(place.damath({"audit", place.at("empty")}).err, HasSubstr("no *.sheet file and no *.csv file"));
  EXPECT_EQ(place.damath({"audit", place.at("empty")}).status, 2);
}

TEST(AuditCommand, WhatStandsWrongOnThePaperIsAFinding) {
  const Workplace place;
  const std::string sheet = place.write("a.sheet", "[Set \"integer\"]\n-9 (9,9)\n13 (0,3)\n");
  const auto run = place.damath({"audit", "--json", sheet});
  EXPECT_EQ(run.status, 1);
  EXPECT_FALSE(json::parse(run.out)["findings"].empty());
}

TEST(AuditCommand, CorrectedSheetsNeverReplaceTheEvidence) {
  const Workplace place;
  const std::string sheet = place.write("sheets/a.sheet", kClean);
  const auto run = place.damath({"audit", sheet, "--corrected", place.at("sheets")});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("would overwrite the original"));
  EXPECT_EQ(place.read("sheets/a.sheet"), kClean);
}

TEST(AuditCommand, AFolderThatCannotBeMadeIsTold) {
  const Workplace place;
  const std::string sheet = place.write("a.sheet", kClean);
  const auto run = place.damath({"audit", sheet, "--corrected", sheet});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("the folder cannot be created"));
  const auto full = place.damath({"audit", sheet, "--corrected", "/proc/damath"});
  EXPECT_EQ(full.status, 2);
  EXPECT_EQ(place.read("a.sheet"), kClean);
}

TEST(ReplayCommand, EveryPositionAndTurn) {
  const Workplace place;
  const std::string sheet = place.write("a.sheet", kClean);
  const auto run = place.damath({"replay", sheet, "--json"});
  const json document = json::parse(run.out);
  EXPECT_EQ(document["start"]["board"].size(), 32U);
  ASSERT_EQ(document["turns"].size(), 4U);
  EXPECT_EQ(document["turns"][2]["turn"][0]["Capture"]["score"], -10);
  EXPECT_EQ(document["turns"][3]["after"]["turn"], "blue");
  EXPECT_THAT(place.damath({"replay", sheet}).out, HasSubstr("-9 + (-1) = -10 (0,3)(2,5)"));
}

// A finding cites the rule of the ruleset that the sheet names. An option that differs from the manual is
// cited from the table of options (rulebook 9).
TEST(AuditCommand, AFindingCitesTheAnswerOfTheRulesetInForce) {
  const Workplace place;
  place.write(
      "house.json",
      R"({"name":"house","base":"manual","options":{"scoreDirection":"lowerWins","rounding":"floor"}})");
  const std::string lines = "[Result \"1-0\"]\n\n8 (2,3) ||\nRC 8 | 8 ||\nTOTAL | 8 ||\nGRAND | 8 ||\n";
  const std::string start = startTag({{43, {"blue", 8}}});
  const auto clauseBy = [&](const std::string& ruleset, const std::string& result) {
    std::string text = "[Set \"integer\"]\n[Ruleset \"" + ruleset + "\"]\n" + start + lines;
    text.replace(text.find("1-0"), 3, result);
    const auto run = place.damath({"audit", place.write("a.sheet", text), "--json"});
    const json findings = json::parse(run.out)["findings"];
    return findings.empty() ? std::string() : findings[0]["clause"].get<std::string>();
  };
  EXPECT_EQ(clauseBy("manual", "0-1"), "E2");
  EXPECT_EQ(clauseBy("house.json", "1-0"), "9");
  EXPECT_EQ(clauseBy("house.json", "0-1"), "");
}

}  // namespace
}  // namespace damath::cli
