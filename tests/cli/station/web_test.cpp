// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath station web` with a contest file: the cards, and what prevents them.
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class WebCommand : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    ::setenv("XDG_DATA_HOME", m_place.at("data").c_str(), 1);
    m_cards = m_place.at("cards.pdf");
  }
  void TearDown() override { ::unsetenv("XDG_DATA_HOME"); }

  [[nodiscard]] CommandResult web(std::vector<std::string> more) const {
    more.insert(more.begin(), {"station", "web", m_file, "--address", "127.0.0.1"});
    return m_place.damath(more);
  }
  // Runs the command until its first line is complete, and returns this line.
  [[nodiscard]] json facts(std::vector<std::string> more) const {
    more.insert(more.begin(), {"station", "web", m_file, "--address", "127.0.0.1", "--json", "-o", m_cards});
    fs::remove(m_place.path("web.json"));
    const int child = m_place.begin(more, "web.json");
    for (int i = 0; i < 300 && !m_place.read("web.json").ends_with("\n"); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ::kill(child, SIGINT);
    int status = -1;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0) << m_place.read(".err");
    return json::parse(m_place.read("web.json"), nullptr, false);
  }
  // Returns the names of the files with cards that this user has.
  [[nodiscard]] std::vector<std::string> kept() const {
    std::vector<std::string> names;
    std::error_code none;
    for (const auto& each : fs::recursive_directory_iterator(m_place.path("data"), none)) {
      if (each.is_regular_file()) names.push_back(each.path().filename().string());
    }
    return names;
  }

  std::string m_cards;
  // A port of this process alone. Sockets that the system chooses have higher numbers.
  std::string m_port = std::to_string(10000 + ::getpid() % 20000);
};

TEST_F(WebCommand, AFailedPrintLeavesNoCards) {
  expectUnusable(web({"--port", m_port, "-o", m_cards, "--paper", "nonsense"}), "nonsense");
  EXPECT_THAT(kept(), IsEmpty());
  fs::create_directories(m_place.path("folder"));
  for (const std::string& bad : {m_place.at("folder"), m_place.at("none/cards.pdf"), m_file}) {
    EXPECT_EQ(web({"--port", m_port, "-o", bad}).status, 2) << bad;
    EXPECT_THAT(kept(), IsEmpty()) << bad;
  }
  // No cards were kept, so the next start prints all cards.
  EXPECT_EQ(facts({"--port", m_port}).value("tables", json::array()).size(), 2U);
  EXPECT_THAT(kept(), Not(IsEmpty()));
  // A failed print of new cards leaves the earlier cards as they are.
  const auto before = kept();
  const std::string file = m_place.read("data/damath/phones/" + before.front());
  EXPECT_EQ(web({"--port", m_port, "--new-cards", "-o", m_place.at("folder")}).status, 2);
  EXPECT_EQ(m_place.read("data/damath/phones/" + before.front()), file);
  EXPECT_FALSE(facts({"--port", m_port}).contains("tables")) << "they still work";
}

TEST_F(WebCommand, TheCardsAreReadableForThisUserAlone) {
  for (const mode_t mask : {0022U, 0000U}) {
    const mode_t before = ::umask(mask);
    // An older file with rights for everybody is replaced, not filled.
    if (mask == 0) ::chmod(m_cards.c_str(), 0666);
    EXPECT_TRUE(facts({"--port", m_port, "--new-cards"}).contains("cards"));
    ::umask(before);
    struct stat of {};
    ASSERT_EQ(::stat(m_cards.c_str(), &of), 0);
    EXPECT_EQ(of.st_mode & 0777U, 0600U) << mask;
  }
}

// If the current folder was deleted, each command says what is wrong.
TEST_F(WebCommand, CommandsInADeletedFolderSayWhatIsWrong) {
  const std::vector<std::vector<std::string>> commands{
      {"station", "web", "../none.damath"},
      {"station", "web", "none.damath"},
      {"station", "init", "none.damath"},
      {"station", "start", "../none.damath"},
      {"station", "status", "none.damath", "--dir", "hall"},
      {"station", "close", "none.damath"},
      {"contest", "standings", "../none.damath", "--event", "Grade 7"},
      {"contest", "create", "none.damath", "--name", "x"},
      {"contest", "verify", "none.damath"},
      {"contest", "restore", "none.damath", "other.damath"},
      {"audit", "none.sheet"},
      {"audit", "."}};
  fs::create_directories(m_place.path("gone"));
  const fs::path before = fs::current_path();
  fs::current_path(m_place.path("gone"));
  fs::remove(m_place.path("gone"));
  std::vector<CommandResult> results;
  for (const auto& command : commands) results.push_back(m_place.damath(command));
  fs::current_path(before);
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const std::string name = commands[i][0] + " " + commands[i][1] + " " + results[i].err;
    EXPECT_EQ(results[i].status, 2) << name;
    EXPECT_EQ(results[i].out, "") << name;
    EXPECT_THAT(results[i].err,
                AllOf(Not(IsEmpty()), Not(HasSubstr("filesystem error")), Not(HasSubstr("terminate"))))
        << name;
  }
}

}  // namespace
}  // namespace damath::cli
