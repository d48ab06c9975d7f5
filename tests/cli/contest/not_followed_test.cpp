// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath contest sheet` for a scoresheet whose moves could not be followed to the end: its output
// and exit status. No sheet is accepted before the facilitator has ruled.
#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/exchanged_sheet.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// No legal turns explain lines 2 to 4. The audit reports this gap as a note.
constexpr const char* kGapped =
    "[Set \"integer\"]\n[Result \"1-0\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n8 (1,0) | | || 6 (1,0) | |\n"
    "10 (1,0) | | || 8 (1,0) | |\n4 (1,0) | | || 2 (1,0) | |\n";

class NotFollowedCommand : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    goodJson({"pair", m_file, "--event", "Grade 7"});
    m_sheet = m_place.write("gapped.sheet", kGapped);
  }
  [[nodiscard]] CommandResult onBoard(const std::string& command, std::vector<std::string> more) const {
    std::vector<std::string> all = {command, m_file, "--event", "Grade 7", "--round", "1", "--board", "1"};
    all.insert(all.end(), more.begin(), more.end());
    return contest(all);
  }

  const std::vector<std::string> m_keep = {"--line", "2", "--cell",   "blue.move",         "--keep",
                                           "--by",   "A", "--reason", "both players agree"};
  std::string m_sheet;
};

TEST_F(NotFollowedCommand, EndsWithOneAndSaysHowMuchWasFollowed) {
  const auto stored = onBoard("sheet", {m_sheet});
  EXPECT_EQ(stored.status, 1);
  EXPECT_THAT(stored.out, HasSubstr("Only 2 of 8 turns could be followed"));
  const json told = json::parse(onBoard("sheet", {"--json"}).out);
  EXPECT_EQ(told["followed"], 2);
  EXPECT_EQ(told["ofTurns"], 8);
  EXPECT_EQ(told["open"], json::parse(R"([{"line":2,"side":"blue","cell":"move"}])"));
  good({"verify", m_file});
  good({"status", m_file});
  EXPECT_THAT(good({"status", m_file}).out, HasSubstr("scoresheets not followed to the end, not accepted"));
  EXPECT_THAT(good({"review", m_file, "--event", "Grade 7"}).out, HasSubstr("only 2 of 8 turns followed"));
}

TEST_F(NotFollowedCommand, TheOptionsThatAnswerAreNamedWhereAQuestionBlocks) {
  const std::string asked = m_place.write("asked.sheet", support::unprovenExchange());
  for (const bool isStored : {false, true}) {
    auto options = std::vector<std::string>{"--accept", "--by", "A", "--reason", "b"};
    if (!isStored) options.insert(options.begin(), asked);
    const auto refused = onBoard("sheet", options);
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err,
                AllOf(HasSubstr("line 10, BLUE, move. Did the players write in each other’s column?"),
                      HasSubstr("--accept-habit 'blue columns exchanged'"),
                      HasSubstr("--decline-habit 'blue columns exchanged'")));
  }
}

TEST_F(NotFollowedCommand, AnExchangeIsNotKeptByARuling) {
  const std::string exchanged = m_place.write("exchanged.sheet", std::string(support::kExchangedColumns));
  EXPECT_EQ(onBoard("sheet", {exchanged}).status, 1);
  const auto refused = onBoard("rule", {"--line", "10", "--cell", "blue.move", "--keep", "--by", "A",
                                        "--reason", "both players agree"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr("--decline-habit 'blue columns exchanged'"));
  EXPECT_EQ(
      onBoard("review", {"--decline-habit", "blue columns exchanged", "--by", "A", "--reason", "b"}).status,
      0);
  EXPECT_THAT(onBoard("sheet", {}).out, Not(HasSubstr("wrote in each other’s column")));
}

TEST_F(NotFollowedCommand, IsAcceptedOnlyOnceTheGapIsRuledOn) {
  const auto refused = onBoard("sheet", {m_sheet, "--accept", "--by", "A", "--reason", "b"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, AllOf(HasSubstr("cannot be accepted yet"), HasSubstr("line 2, BLUE, move")));
  const json open = json::parse(onBoard("sheet", {"--accept", "--json"}).out);
  EXPECT_EQ(open["reason"], "notProven");
  EXPECT_EQ(open["open"][0]["line"], 2);
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 2U) << "no result is stored";
  EXPECT_EQ(onBoard("rule", m_keep).status, 0);
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 2U);
  const auto unnamed = onBoard("sheet", {"--accept"});
  EXPECT_NE(unnamed.status, 0);
  EXPECT_THAT(unnamed.err, HasSubstr("Only 2 of 8 turns could be followed"));
  const json accepted =
      json::parse(onBoard("sheet", {m_sheet, "--accept", "--by", "A", "--reason", "b", "--json"}).out);
  EXPECT_EQ(accepted["accepted"], true);
  EXPECT_EQ(accepted["care"][0]["code"], "notFollowed");
  EXPECT_EQ(goodJson({"status", m_file})["events"][0]["resultsMissing"].size(), 1U);
  EXPECT_EQ(json::parse(onBoard("sheet", {"--json"}).out)["outcome"]["result"], "1-0") << "as on the paper";
  good({"verify", m_file});
}

TEST_F(NotFollowedCommand, NotesAloneOfAFollowedGameEndWithNothing) {
  const std::string sheet =
      m_place.write("right.sheet", "[Set \"integer\"]\n[Ending \"noShowRed\"]\n[Result \"1-0\"]\n");
  EXPECT_EQ(onBoard("sheet", {sheet}).status, 0);
}

TEST_F(NotFollowedCommand, TheCorrectedSheetSaysHowMuchWasFollowed) {
  const std::string target = m_place.at("corrected.sheet");
  static_cast<void>(onBoard("sheet", {m_sheet, "--corrected", target}));
  EXPECT_THAT(m_place.read("corrected.sheet"), HasSubstr("# Only 2 of 8 turns could be followed"));
}

}  // namespace
}  // namespace damath::cli
