// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of two commands: `damath contest lessons` counts the mistakes on the stored sheets, and `damath
// contest analyze` analyzes the game of one sheet.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
const char* const kWrong =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

class ContestLessons : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    goodJson({"pair", m_file, "--event", "Grade 7"});
  }
  void store(const std::string& board) {
    EXPECT_LE(contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", board,
                       m_place.write("a.sheet", kWrong)})
                  .status,
              1);
  }
};

TEST_F(ContestLessons, MistakesAreCountedWithTheirPointsAndExamples) {
  store("1");
  store("2");
  const json told = goodJson({"lessons", m_file, "--event", "Grade 7"});
  EXPECT_EQ(told["events"], json{"Grade 7"});
  EXPECT_EQ(told["sheets"], 2);
  EXPECT_EQ(told["by"], "kind");
  json scores;
  int times = 0;
  for (const json& group : told["groups"]) {
    times += group["times"].get<int>();
    if (group["kind"] == "wrongScore") scores = group;
  }
  EXPECT_EQ(told["mistakes"], times);
  ASSERT_FALSE(scores.is_null());
  EXPECT_EQ(scores["times"], 2);
  EXPECT_EQ(scores["sheets"], 2);
  EXPECT_EQ(scores["tooFew"], "4");
  EXPECT_EQ(scores["tooMany"], "0");
  ASSERT_EQ(scores["examples"].size(), 2U);
  EXPECT_EQ(scores["examples"][0]["board"], 1);
  EXPECT_EQ(scores["examples"][0]["points"], "2");
  EXPECT_THAT(scores["examples"][0]["text"].get<std::string>(), HasSubstr("it should be −10"));
  const auto page = good({"lessons", m_file, "--by", "player", "--examples", "1"}).out;
  EXPECT_THAT(page, AllOf(HasSubstr("Division Damath: scoresheets 2"), HasSubstr("points lost"),
                          HasSubstr("round 1 board 1: Line 2, BLUE")));
  EXPECT_THAT(good({"lessons", m_file, "--lang", "fil"}).out,
              AllOf(HasSubstr("maling iskor"), HasSubstr("puntos na nasayang")));
}

TEST_F(ContestLessons, AScopeLeavesTheOthersOut) {
  store("1");
  const json all = goodJson({"lessons", m_file, "--event", "Grade 7"});
  EXPECT_EQ(goodJson({"lessons", m_file, "--round", "1"})["mistakes"], all["mistakes"]);
  EXPECT_EQ(goodJson({"lessons", m_file, "--round", "2"})["sheets"], 0);
  const int one = goodJson({"lessons", m_file, "--event", "Grade 7", "--entry", "1"})["mistakes"];
  EXPECT_LT(one, all["mistakes"].get<int>());
  EXPECT_EQ(goodJson({"lessons", m_file, "--school", "UPIS", "--by", "school"})["by"], "school");
}

TEST_F(ContestLessons, WithoutSheetsItTellsWhatToDo) {
  EXPECT_THAT(good({"lessons", m_file}).out, HasSubstr("save one with 'damath contest sheet'"));
}

TEST_F(ContestLessons, GoToPaper) {
  store("1");
  const std::string pdf = m_place.at("lessons.pdf");
  EXPECT_THAT(good({"lessons", m_file, "--by", "player", "-o", pdf}).out, HasSubstr("lessons.pdf"));
  const std::string text = outputOf("pdftotext -layout '" + pdf + "' -");
  EXPECT_THAT(text, AllOf(HasSubstr("Player"), HasSubstr("Points lost"), HasSubstr("1 · 1: Line 2, BLUE")));
  expectUnusable(contest({"lessons", m_file, "-o", m_file}), "c.contest");
  expectUnusable(contest({"lessons", m_file, "-o", m_place.at("x.pdf"), "--paper", "B7"}), "B7");
}

TEST_F(ContestLessons, WhatCannotBeUsedIsTold) {
  expectUnusable(contest({"lessons", m_file, "--by", "team"}), "--by 'team'");
  expectUnusable(contest({"lessons", m_file, "--school", "Nowhere"}), "'Nowhere'");
  expectUnusable(contest({"lessons", m_file, "--entry", "1"}), "add --event");
  EXPECT_EQ(contest({"lessons", m_file, "--event", "Grade 7", "--entry", "9"}).status, 2);
}

TEST_F(ContestLessons, AStoredGameIsAnalysed) {
  store("1");
  const auto run = contest(
      {"analyze", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--plies", "3", "--json"});
  EXPECT_EQ(run.status, 1) << "the sheet has mistakes" << run.err;
  const json told = json::parse(run.out);
  EXPECT_EQ(told["event"], "Grade 7");
  EXPECT_EQ(told["board"], 1);
  EXPECT_EQ(told["version"], 1);
  ASSERT_EQ(told["turns"].size(), 4U);
  EXPECT_EQ(told["turns"][2]["gaveAway"], "0.00") << "BLUE had to take";
  const auto page =
      contest({"analyze", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--plies", "2"});
  EXPECT_THAT(page.out, HasSubstr("1. BLUE  -9 (1,2)(0,3)"));
  const auto none = contest({"analyze", m_file, "--event", "Grade 7", "--round", "1", "--board", "2"});
  EXPECT_NE(none.status, 0);
  EXPECT_EQ(none.out, "");
  EXPECT_FALSE(none.err.empty());
  expectUnusable(
      contest({"analyze", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--plies", "99"}),
      "--plies '99'");
}

}  // namespace
}  // namespace damath::cli
