// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the command for a reviewer's answer about a habit. The habit is named as in the sheet's tag; the
// answer needs a name and a reason.
#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class HabitCommand : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    goodJson({"pair", m_file, "--event", "Grade 7"});
    const std::string text(support::kRedFromRed);
    const auto stored = contest({"sheet", m_file, "--event", "Grade 7", "--round", "1", "--board", "1",
                                 m_place.write("game.sheet", text)});
    EXPECT_LE(stored.status, 1) << stored.err;
  }
  [[nodiscard]] std::vector<std::string> answer(const std::string& option, const std::string& habit) const {
    return {"review", m_file, "--event", "Grade 7",  "--round",    "1",    "--board",
            "1",      "--by", "Gng.",    "--reason", "both agree", option, habit};
  }
};

TEST_F(HabitCommand, StoresTheAnswerAndTellsItInTheJournal) {
  const json done = goodJson(answer("--accept-habit", "red squares otherSide"));
  EXPECT_EQ(done["version"], 2);
  EXPECT_EQ(done["habits"], "red squares otherSide accepted");
  const std::string told = "Read RED’s squares from the other side of the board? Yes";
  EXPECT_THAT(good({"journal", m_file}).out, HasSubstr(told));
  EXPECT_EQ(goodJson(answer("--decline-habit", "red squares otherSide"))["habits"],
            "red squares otherSide declined");
}

TEST_F(HabitCommand, TakesOneActAtATime) {
  auto both = answer("--accept-habit", "red squares otherSide");
  both.insert(both.end(), {"--decline-habit", "red squares otherSide"});
  const auto refused = contest(both);
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("one at a time"));
  EXPECT_EQ(contest({"review", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--take-keyed",
                     "--sign-off"})
                .status,
            2);
}

TEST_F(HabitCommand, RefusesWhatIsNoHabit) {
  const auto refused = contest(answer("--accept-habit", "red squares sideways"));
  EXPECT_NE(refused.status, 0);
  EXPECT_THAT(refused.err, HasSubstr("red squares otherSide")) << "an example";
}

}  // namespace
}  // namespace damath::cli
