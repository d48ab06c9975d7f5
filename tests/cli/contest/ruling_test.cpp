// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the facilitator's ruling on a cell (T6): the confirmation question before a ruling changes the
// winner, and the journal rows.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// BLUE's score in line 2 is written as 12; the correct value is −10. With the written score BLUE wins, 15 to
// −4. With the correct score RED wins, −4 to −7.
constexpr const char* kTurningSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | 12 | 12 || 10 + (-9) | 1 | 1\n";

class RulingCommand : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    goodJson({"pair", m_file, "--event", "Grade 7"});
    const auto stored = contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1",
                                 m_place.write("game.sheet", kTurningSheet)});
    EXPECT_LE(stored.status, 1) << stored.err;
  }
  [[nodiscard]] std::vector<std::string> rule(std::initializer_list<std::string> word) const {
    std::vector<std::string> all = {"rule",    m_file, "--event", "Grade 7",    "--round",  "1",
                                    "--board", "1",    "--by",    "Gng. Reyes", "--reason", "the ink"};
    all.insert(all.end(), word);
    return all;
  }
  [[nodiscard]] std::string journal(std::initializer_list<std::string> options = {}) const {
    std::vector<std::string> all = {"journal", m_file};
    all.insert(all.end(), options);
    return good(all).out;
  }
};

TEST_F(RulingCommand, ThatTurnsTheGameIsAskedForInTwoStepsWithBothTotals) {
  const std::initializer_list<std::string> keep = {"--line", "2", "--cell", "blue.score", "--keep"};
  std::vector<std::string> asked = rule(keep);
  const auto told = contest(asked);
  EXPECT_EQ(told.status, 1);
  EXPECT_THAT(told.err, AllOf(HasSubstr("BLUE wins 15 to −4"), HasSubstr("RED wins −4 to −7"),
                              HasSubstr("--confirm 4")));
  asked.emplace_back("--json");
  const json refused = json::parse(contest(asked).out);
  EXPECT_EQ(refused["reason"], "careAsked");
  EXPECT_EQ(refused["code"], "rulingTurns");
  EXPECT_EQ(refused["level"], 4);
  EXPECT_THAT(journal(), Not(HasSubstr("a finding was ruled on")));
  std::vector<std::string> confirmed = rule(keep);
  confirmed.insert(confirmed.end(), {"--confirm", "4"});
  const json done = goodJson(confirmed);
  EXPECT_EQ(done["outcome"]["result"], "1-0");
  EXPECT_EQ(done["care"][0]["code"], "rulingTurns");
}

TEST_F(RulingCommand, ThatLeavesTheResultAsksNothing) {
  EXPECT_EQ(goodJson(rule({"--line", "2", "--cell", "blue.score", "--correct", "-10"}))["outcome"]["result"],
            "0-1");
}

TEST_F(RulingCommand, IsToldInTheJournalByItsCellAndBothFigures) {
  good(rule({"--line", "2", "--cell", "blue.score", "--correct", "-10"}));
  EXPECT_THAT(journal(), HasSubstr("line 2, BLUE, score: −10 instead of 12"));
  const json row = goodJson({"journal", m_file})["journal"].back();
  EXPECT_EQ(row["after"]["written"], "12");
  good(rule({"--line", "2", "--cell", "blue.score", "--keep", "--confirm", "4"}));
  EXPECT_THAT(journal(), HasSubstr("line 2, BLUE, score: 12 stays as written"));
  EXPECT_THAT(good({"journal", m_file, "--lang", "fil"}).out,
              HasSubstr("linya 2, BLUE, iskor: −10 sa halip na 12"));
}

TEST_F(RulingCommand, ThatIsUndoneIsSeenAmongTheReviewsAndInItsEvent) {
  good({"event", m_file, "--name", "Grade 8", "--set", "whole", "--system", "roundRobin"});
  good(rule({"--line", "2", "--cell", "blue.score", "--correct", "-10"}));
  good({"undo", m_file, "--by", "Gng. Reyes", "--reason", "the other cell"});
  good({"redo", m_file});
  for (const auto& options :
       {std::vector<std::string>{"--event", "Grade 7"}, std::vector<std::string>{"--kind", "reviews"},
        std::vector<std::string>{"--event", "Grade 7", "--kind", "reviews"}}) {
    std::vector<std::string> all = {"journal", m_file};
    all.insert(all.end(), options.begin(), options.end());
    const json rows = goodJson(all)["journal"];
    ASSERT_GE(rows.size(), 3U) << options.front();
    EXPECT_EQ(rows[rows.size() - 3]["action"], "rule");
    EXPECT_EQ(rows[rows.size() - 2]["action"], "undo");
    EXPECT_EQ(rows[rows.size() - 1]["action"], "redo");
  }
  EXPECT_THAT(goodJson({"journal", m_file, "--event", "Grade 8"}).dump(), Not(HasSubstr("\"undo\"")));
  EXPECT_THAT(goodJson({"journal", m_file, "--kind", "results"}).dump(), Not(HasSubstr("\"undo\"")));
  EXPECT_THAT(goodJson({"journal", m_file, "--kind", "keeping"}).dump(), HasSubstr("\"undo\""));
}

}  // namespace
}  // namespace damath::cli
