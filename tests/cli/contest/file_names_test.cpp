// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of files that the command names itself, and of several papers in one PDF.
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

// Returns the text with one blank in place of several.
std::string withSingleBlanks(std::string text) {
  const auto rest =
      std::unique(text.begin(), text.end(), [](char a, char b) { return a == ' ' && b == ' '; });
  text.erase(rest, text.end());
  return text;
}

class FileNames : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    fs::create_directory(m_place.path("papers"));
  }
  [[nodiscard]] std::string folder() const { return m_place.at("papers") + "/"; }
  [[nodiscard]] std::map<std::string, std::uintmax_t> files() const {
    std::map<std::string, std::uintmax_t> found;
    for (const auto& entry : fs::directory_iterator(m_place.path("papers"))) {
      found[entry.path().filename().string()] = entry.file_size();
    }
    return found;
  }
  [[nodiscard]] Words print(const std::string& forms, const std::string& event, Words more = {}) const {
    Words words{"print", m_file, forms, "--event", event, "-o", folder()};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  void addEvent(const std::string& name) const {
    good({"event", m_file, "--name", name, "--set", "integer", "--system", "roundRobin", "--school-mates",
          "free"});
    good({"import", m_file, "--event", name, m_place.at("players.csv")});
    good({"pair", m_file, "--event", name});
    good({"publish", m_file, "--event", name});
  }
};

TEST_F(FileNames, TellEventAndRoundAndNeverReplaceAnotherFile) {
  // Without the characters that a file name may not have, all these names are equal.
  const Words names = {"A/B", "A:B", "a?b", "A|B", "A\\B"};
  for (const std::string& name : names) addEvent(name);
  std::set<std::string> written;
  for (const std::string& name : names) {
    const json answer = goodJson(print("pairings", name));
    const fs::path path = answer["file"].get<std::string>();
    EXPECT_EQ(path.parent_path().string() + "/", folder());
    EXPECT_THAT(path.filename().string(), HasSubstr("Pairings of the round - round 1"));
    EXPECT_TRUE(written.insert(path.string()).second) << path;
  }
  const auto before = files();
  EXPECT_EQ(before.size(), names.size());
  const CommandResult again = contest(print("pairings", "A/B"));
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, AllOf(HasSubstr("A-B - Pairings"), HasSubstr("--force")));
  EXPECT_EQ(files(), before) << "nothing is replaced or added";
  good(print("pairings", "A/B", {"--force"}));
  const CommandResult nowhere =
      contest({"print", m_file, "tally", "--event", "A/B", "-o", m_place.at("none") + "/"});
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_THAT(nowhere.err, HasSubstr("no such folder"));
  EXPECT_FALSE(m_place.has("none"));
}

TEST_F(FileNames, ExportsTellFormatAndHowPlayersAreNamed) {
  addEvent("Grade 7/A");
  const auto exported = [&](Words more) {
    more.insert(more.begin(), {"export", m_file, "--event", "Grade 7/A", "-o", folder()});
    return fs::path(goodJson(more)["file"].get<std::string>()).filename().string();
  };
  EXPECT_EQ(exported({"--format", "csv"}), "Grade 7-A - Standings as a table, initials - after round 1.csv");
  EXPECT_EQ(exported({"--format", "csv", "--what", "results"}),
            "Grade 7-A - Results as a table, initials - after round 1.csv");
  EXPECT_EQ(exported({"--format", "xlsx", "--names", "full"}),
            "Grade 7-A - Excel spreadsheet, full names - after round 1.xlsx");
  EXPECT_EQ(exported({"--format", "json", "--names", "number"}),
            "Grade 7-A - Standings and results as JSON, numbers - after round 1.json");
  EXPECT_THAT(goodJson({"export", m_file, "--format", "json", "-o", folder()})["file"].get<std::string>(),
              HasSubstr("papers/Division Damath.json"));
  EXPECT_EQ(files().size(), 5U);
}

TEST_F(FileNames, SeveralPapersBecomeOnePdfAndEachIsRegistered) {
  addEvent("Grade 8");
  const std::string pdf = m_place.at("day.pdf");
  const Words words{"print", m_file, "pairings,slips,tally,medals", "--event", "Grade 8", "-o", pdf};
  const json answer = goodJson(words);
  ASSERT_EQ(answer["documents"].size(), 4U);
  const std::vector<std::string> forms = {"pairings", "slips", "tally", "medals"};
  for (std::size_t i = 0; i < forms.size(); ++i) {
    EXPECT_EQ(answer["documents"][i]["form"], forms[i]);
    EXPECT_EQ(answer["documents"][i]["document"], i + 1);
  }
  EXPECT_EQ(answer["document"], 1);
  const json register_ = goodJson({"papers", m_file})["papers"];
  ASSERT_EQ(register_.size(), 4U);
  const std::string text = outputOf("pdftotext -layout '" + pdf + "' -");
  std::size_t place = 0;
  for (std::size_t i = 1; i <= forms.size(); ++i) {
    place = text.find("Document " + std::to_string(i) + " ", place);
    ASSERT_NE(place, std::string::npos) << "the imprint of paper " << i << " is missing or out of order";
    EXPECT_EQ(register_[i - 1]["form"], forms[i - 1]);
  }
  for (std::size_t i = 1; i <= forms.size(); ++i) {
    EXPECT_EQ(contest({"verify", m_file, "--document", std::to_string(i)}).status, 0) << i;
  }
  // The same papers, one by one, have the same text as in the PDF of all.
  EXPECT_FALSE(goodJson({"print", m_file, "pairings", "--event", "Grade 8", "-o", m_place.at("one.pdf")})
                   .contains("documents"));
  const std::string one = outputOf("pdftotext -layout '" + m_place.at("one.pdf") + "' -");
  // pdftotext guesses how many blanks stand between two columns, so only the words and lines are compared.
  EXPECT_THAT(withSingleBlanks(text), HasSubstr(withSingleBlanks(one.substr(0, one.find("Document ")))));
}

TEST_F(FileNames, OnePaperThatCannotBeMadeRefusesAll) {
  addEvent("Grade 8");
  const auto refused = [&](const std::string& forms, Words more = {}) {
    const CommandResult run = contest(print(forms, "Grade 8", std::move(more)));
    EXPECT_NE(run.status, 0) << forms;
    EXPECT_TRUE(files().empty()) << forms;
    return run;
  };
  EXPECT_EQ(refused("pairings,certificates").status, 1) << "the ranks are not final";
  EXPECT_THAT(refused("pairings,tallly").err, HasSubstr("tallly"));
  EXPECT_EQ(refused("pairings,").status, 2);
  EXPECT_THAT(refused("tally,standings", {"--board", "1"}).err, HasSubstr("--board"));
  EXPECT_TRUE(goodJson({"papers", m_file})["papers"].empty());
  // An option of one of the papers is no fault.
  good(print("tally,slips", "Grade 8", {"--board", "1"}));
  EXPECT_EQ(files().size(), 1U);
}

}  // namespace
}  // namespace damath::cli
