// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each correction records two people: the person at the keyboard (--by) and the person who asked
// for the correction (--asked-by).
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

class AskedBy : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    good({"pair", m_file, "--event", "Grade 7"});
    good(result({"--blue", "10", "--red", "5"}));
  }

  [[nodiscard]] Words result(Words more) const {
    more.insert(more.begin(), {"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "1"});
    return more;
  }
  // Adds the options of a correction. Leaves out --asked-by if `asked` is empty.
  static Words signedBy(Words words, const std::string& by, const std::string& asked) {
    words.insert(words.end(), {"--by", by, "--reason", "misread", "--confirm", "4"});
    if (!asked.empty()) words.insert(words.end(), {"--asked-by", asked});
    return words;
  }
  [[nodiscard]] json newest() const { return goodJson({"journal", m_file})["journal"].back(); }
  [[nodiscard]] std::string newestLine() const {
    const std::string out = good({"journal", m_file}).out;
    return out.substr(out.rfind('\n', out.size() - 2) + 1);
  }
};

TEST_F(AskedBy, StandsBesideTheAuthorOfEachKindOfChange) {
  const Words changes[] = {result({"--blue", "5", "--red", "10"}),
                           {"undo", m_file},
                           {"redo", m_file},
                           {"player", m_file, "--event", "Grade 7", "--edit", "1", "--first", "Marius"},
                           {"rename", m_file, "--event", "Grade 7", "--name", "Grade VII"},
                           {"rename", m_file, "--event", "Grade VII", "--name", "Grade 7"},
                           {"absent", m_file, "--event", "Grade 7", "--entry", "4", "--round", "3"},
                           {"notice", m_file, "Lunch at noon"},
                           result({"--reopen"}),
                           {"unpair", m_file, "--event", "Grade 7"}};
  int number = 0;
  for (const Words& change : changes) {
    const std::string by = "Clerk Ana " + std::to_string(++number);
    const std::string asked = "Mrs. Ocampo – \"" + std::to_string(number) + "\" ñ";
    const CommandResult run = contest(signedBy(change, by, asked));
    ASSERT_EQ(run.status, 0) << change[0] << ": " << run.err;
    const json row = newest();
    EXPECT_EQ(row["by"], by) << change[0];
    EXPECT_EQ(row["askedBy"], asked) << change[0];
    EXPECT_THAT(newestLine(), AllOf(HasSubstr(by), HasSubstr(" – asked by " + asked))) << change[0];
  }
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(AskedBy, IsLeftOutIfNobodyAskedAndNeverReplacesTheAuthor) {
  good(signedBy(result({"--blue", "5", "--red", "10"}), "Ana", ""));
  EXPECT_FALSE(newest().contains("askedBy"));
  EXPECT_THAT(newestLine(), Not(HasSubstr("asked by")));
  good(signedBy(result({"--blue", "6", "--red", "10"}), "Ana", "   "));
  EXPECT_FALSE(newest().contains("askedBy"));
  // The person who asked is not the author, so a correction without --by is refused.
  const CommandResult refused =
      contest(result({"--blue", "7", "--red", "10", "--asked-by", "Mrs. Ocampo", "--reason", "x"}));
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr("add --by NAME"));
  const CommandResult unseen = contest(signedBy(result({"--blue", "7", "--red", "10"}), "Ana", "Mrs.\x01"));
  EXPECT_EQ(unseen.status, 2);
  EXPECT_EQ(newest()["after"]["blueGrand"], "6") << "a refused correction changes nothing";
}

TEST_F(AskedBy, TheJournalTellsTheFiguresOfAChange) {
  good(signedBy(result({"--blue", "5", "--red", "10"}), "Ana", "Mrs. Ocampo"));
  EXPECT_THAT(newestLine(),
              HasSubstr("0–1 (5 : 10) (before: 1–0 (10 : 5)) – asked by Mrs. Ocampo – misread"));
  good(signedBy({"player", m_file, "--event", "Grade 7", "--edit", "1", "--first", "Marius"}, "Ana", ""));
  EXPECT_THAT(newestLine(), HasSubstr("Marius (before: Mario)"));
}

}  // namespace
}  // namespace damath::cli
