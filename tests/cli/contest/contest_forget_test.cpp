// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath contest forget`, which removes the name of a player from a contest, and with --backups
// from its backups. Papers that were printed before can still be checked.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class ForgetCommand : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    // Corrects a result for a reason that names the player Mario Ramon, and prints a paper. The correction
    // makes an automatic backup.
    good({"pair", m_file, "--event", "Grade 7"});
    good({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--blue", "10", "--red",
          "5"});
    good({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "1", "--blue", "11", "--red",
          "5", "--by", "Gng. Reyes", "--reason", "ayon kay Mario Ramon"});
    good({"print", m_file, "--event", "Grade 7", "pairings", "--round", "1", "-o", m_place.at("p.pdf"),
          "--by", "Gng. Reyes"});
    fs::remove(m_place.path("p.pdf"));
    fs::remove(m_place.path("players.csv"));
  }
  [[nodiscard]] CommandResult forget(const std::string& player,
                                     const std::vector<std::string>& more = {}) const {
    std::vector<std::string> command{"forget", m_file,       "--player", player,
                                     "--by",   "Gng. Reyes", "--reason", "hiling ng ina ni Mario"};
    command.insert(command.end(), more.begin(), more.end());
    return contest(command);
  }
  // Returns the files below the work folder that have the text, without those whose names begin with a dot.
  [[nodiscard]] std::vector<std::string> filesWith(const std::string& text) const {
    std::vector<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(m_place.path(""))) {
      if (!entry.is_regular_file() || entry.path().filename().string().starts_with(".")) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
      if (bytes.find(text) != std::string::npos) found.push_back(entry.path().filename().string());
    }
    return found;
  }
};

TEST_F(ForgetCommand, RemovesTheNameFromFileAndBackups) {
  ASSERT_FALSE(filesWith("Ramon").empty()) << "the search finds the name before";
  const CommandResult run = forget("Ramon, Mario", {"--backups"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("“Player 1”"));
  EXPECT_THAT(run.out, Not(HasSubstr("Ramon")));
  EXPECT_THAT(filesWith("Ramon"), ::testing::IsEmpty());
  EXPECT_THAT(filesWith("Mario"), ::testing::IsEmpty());
  EXPECT_THAT(good({"verify", m_file}).out, HasSubstr("name was removed on purpose: 1"));
  for (const auto& copy : goodJson({"copies", m_file})["copies"]) {
    good({"verify", copy["file"].get<std::string>()});
  }
  EXPECT_THAT(good({"standings", m_file, "--event", "Grade 7"}).out, HasSubstr("Player 1"));
  EXPECT_THAT(good({"journal", m_file}).out, Not(HasSubstr("Ramon")));
}

TEST_F(ForgetCommand, SaysThatBackupsKeepTheName) {
  const CommandResult run = forget("Ramon, Mario M.");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("--backups"));
  EXPECT_THAT(filesWith("Ramon"), Not(::testing::Contains("c.contest")));
  EXPECT_THAT(forget("1", {"--backups"}).out, HasSubstr("Backups from which the name was removed"));
  EXPECT_THAT(filesWith("Ramon"), ::testing::IsEmpty());
}

TEST_F(ForgetCommand, MakesNoBackupWithTheName) {
  // Without backups, the next change makes one.
  fs::remove_all(m_place.path("c.backups"));
  good({"notice", m_file, "Lunch at twelve"});
  ASSERT_THAT(filesWith("Ramon"), ::testing::SizeIs(2)) << "a backup was due";
  fs::remove_all(m_place.path("c.backups"));
  EXPECT_EQ(forget("Ramon, Mario").status, 0);
  EXPECT_THAT(filesWith("Ramon"), ::testing::IsEmpty());
}

TEST_F(ForgetCommand, NoUndoAndNoRestoreBringsTheNameBack) {
  good({"backup", m_file, m_place.at("older.damath")});
  EXPECT_EQ(forget("1", {"--backups"}).status, 0);
  EXPECT_NE(contest({"undo", m_file, "--to", "1", "--by", "A", "--reason", "b"}).status, 2);
  EXPECT_THAT(filesWith("Ramon"), ::testing::ElementsAre("older.damath"));
  good({"restore", m_file, m_place.at("older.damath"), "--by", "A", "--reason", "b", "--confirm", "4"});
  EXPECT_THAT(filesWith("Ramon"), ::testing::ElementsAre("older.damath"));
  good({"verify", m_file});
}

TEST_F(ForgetCommand, APaperFromBeforeIsStillOfThisContest) {
  const std::string number = std::to_string(goodJson({"papers", m_file})["papers"][0]["number"].get<int>());
  EXPECT_EQ(goodJson({"verify", m_file, "--document", number})["holds"], true);
  EXPECT_EQ(forget("1").status, 0);
  const auto checked = goodJson({"verify", m_file, "--document", number});
  EXPECT_EQ(checked["holds"], false);
  EXPECT_EQ(checked["nameRemoved"], true);
  EXPECT_THAT(good({"verify", m_file, "--document", number}).out,
              HasSubstr("name of a player was removed since"));
  good({"result", m_file, "--event", "Grade 7", "--round", "1", "--board", "2", "--blue", "1", "--red", "5"});
}

TEST_F(ForgetCommand, NamesWhatIsWrong) {
  expectUnusable(forget("Nobody, No"), "“Nobody, No”");
  expectUnusable(forget("99"), "start number");
  EXPECT_EQ(contest({"forget", m_file, "--player", "1"}).status, 1) << "name and reason are asked for";
  EXPECT_THAT(filesWith("Ramon"), ::testing::Contains("c.contest"));
}

}  // namespace
}  // namespace damath::cli
