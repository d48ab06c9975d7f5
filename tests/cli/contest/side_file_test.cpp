// SPDX-License-Identifier: GPL-3.0-or-later
// Something else has the name of each side file of a contest: a pipe, a folder, a link, a huge file. Each
// command ends soon, with a success or with one message that names the path. The target of a link stays, and
// the contest is sound afterwards.
#include <sys/stat.h>

#include <chrono>
#include <fstream>
#include <functional>

#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/support/full_size.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

struct Obstacle {
  const char* name;
  std::function<void(const fs::path& path, const fs::path& target)> make;
};

std::vector<Obstacle> obstacles() {
  return {{"pipe", [](const fs::path& path, const fs::path&) { ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0); }},
          {"folder", [](const fs::path& path, const fs::path&) { fs::create_directory(path); }},
          {"link", [](const fs::path& path, const fs::path& target) { fs::create_symlink(target, path); }},
          {"hollow link",
           [](const fs::path& path, const fs::path&) { fs::create_symlink(path.string() + ".none", path); }},
          {"link to a device",
           [](const fs::path& path, const fs::path&) { fs::create_symlink("/dev/zero", path); }},
          {"huge file", [](const fs::path& path, const fs::path&) {
             constexpr std::uintmax_t kHuge = std::uintmax_t{1} << 33U;
             std::ofstream(path).close();
             fs::resize_file(path, kHuge);
           }}};
}

class SideFiles : public ContestCommand {};

TEST_F(SideFiles, NeitherStopNorMisleadACommand) {
  const std::string victim = m_place.write("victim", "precious");
  const std::string sound = m_place.read("c.contest");
  const std::vector<std::vector<std::string>> commands = {
      {"status", m_file},
      {"event", m_file, "--name", "Grade 8", "--set", "integer", "--system", "roundRobin"},
      {"verify", m_file},
      {"backup", m_file, m_place.at("out.contest")},
      {"split", m_file, "--event", "Grade 7", "-o", m_place.at("other.contest")},
      {"create", m_place.at("new.contest"), "--name", "New"},
      {"rescue", m_file, "-o", m_place.at("saved.contest")}};
  const std::vector<std::string> names = {"c.contest.hall",       "c.contest-journal",  "c.contest-wal",
                                          "c.contest.split",      "new.contest.making", "out.contest.making",
                                          "saved.contest.making", "new.contest"};
  int turn = 0;
  for (const std::string& name : names) {
    for (const Obstacle& obstacle : obstacles()) {
      for (const auto& command : commands) {
        if (turn++ % support::sized(5, 1) != 0) continue;
        // SQLite reads a huge file in the place of its journal, and finds that the file is no journal.
        const std::string where = name + " as a " + obstacle.name + ", " + command.front();
        m_place.write("c.contest", sound);
        obstacle.make(m_place.path(name), victim);
        const auto from = std::chrono::steady_clock::now();
        const CommandResult run = contest(command);
        EXPECT_LT(std::chrono::steady_clock::now() - from, std::chrono::seconds(10)) << where;
        EXPECT_TRUE(run.status >= 0 && run.status <= 2) << where << ": status " << run.status;
        EXPECT_TRUE(run.status != 2 || run.err.starts_with("damath: ")) << where;
        EXPECT_EQ(m_place.read("victim"), "precious") << where;
        EXPECT_FALSE(m_place.has(name + ".none")) << where;
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(m_place.path(""))) {
          const std::string found = entry.path().filename().string();
          if (found != "victim" && found != "players.csv") fs::remove_all(entry.path(), ignored);
        }
        ASSERT_FALSE(HasFailure()) << where << '\n' << run.err;
      }
    }
  }
}

TEST_F(SideFiles, InTheWayAreNamed) {
  for (const char* name : {"c.contest.hall", "c.contest-journal"}) {
    fs::create_symlink(m_place.at("none"), m_place.path(name));
    const CommandResult run =
        contest({"event", m_file, "--name", "Grade 8", "--set", "integer", "--system", "roundRobin"});
    EXPECT_EQ(run.status, 2);
    EXPECT_THAT(run.err, HasSubstr(name));
    EXPECT_THAT(run.err, HasSubstr("Rename or remove it"));
    fs::remove(m_place.path(name));
  }
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

TEST_F(SideFiles, ASplitThatIsRepeatedSucceedsAgain) {
  const std::vector<std::string> split = {"split",   m_file, "--event",
                                          "Grade 7", "-o",   m_place.at("other.contest")};
  good(split);
  good(split);
  EXPECT_EQ(contest({"verify", m_place.at("other.contest")}).status, 0);
  EXPECT_EQ(contest({"verify", m_file}).status, 0);
}

}  // namespace
}  // namespace damath::cli
