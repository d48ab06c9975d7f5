// SPDX-License-Identifier: GPL-3.0-or-later
// Every command that writes a file makes it readable by its user alone, whatever the umask is. With --share,
// and for a web site without full names, the umask decides.
#include <sys/stat.h>

#include <filesystem>
#include <map>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

namespace fs = std::filesystem;

// Sets the umask until the destructor.
class Mask {
 public:
  explicit Mask(mode_t mask) : m_before(::umask(mask)) {}
  Mask(const Mask&) = delete;
  Mask& operator=(const Mask&) = delete;
  ~Mask() { ::umask(m_before); }

 private:
  mode_t m_before;
};

class FileRights : public ContestCommand, public ::testing::WithParamInterface<mode_t> {
 protected:
  // Returns the rights of each file and folder below the work folder, by its relative path.
  [[nodiscard]] std::map<std::string, mode_t> rights() const {
    std::map<std::string, mode_t> found;
    for (const auto& entry : fs::recursive_directory_iterator(m_place.path(""))) {
      struct stat facts {};
      EXPECT_EQ(::stat(entry.path().c_str(), &facts), 0);
      found[fs::relative(entry.path(), m_place.path("")).string()] = facts.st_mode & 0777U;
    }
    return found;
  }

  // Runs every writing command, and checks the rights of the files that the command added.
  void expectRights(const std::vector<std::string>& extra, mode_t file, mode_t folder) {
    const std::string other = m_place.at("other.damath");
    const std::string event = "Grade 7";
    const std::vector<std::vector<std::string>> commands{
        {"contest", "create", m_place.at("new.damath"), "--name", "New"},
        {"contest", "pair", m_file, "--event", event},
        {"contest", "backup", m_file, m_place.at("backup.damath")},
        {"contest", "export", m_file, "--format", "json", "-o", m_place.at("whole.json")},
        {"contest", "export", m_file, "--event", event, "--format", "csv", "-o", m_place.at("list.csv")},
        {"contest", "export", m_file, "--event", event, "--format", "trf", "-o", m_place.at("list.trf")},
        {"contest", "export", m_file, "--event", event, "--format", "xlsx", "-o", m_place.at("list.xlsx")},
        {"contest", "export", m_file, "--event", event, "--format", "html", "-o", m_place.at("list.html")},
        {"contest", "print", m_file, "--event", event, "pairings", "--round", "1", "-o", m_place.at("p.pdf")},
        {"contest", "site", m_file, "-o", m_place.at("full"), "--names", "full"},
        {"contest", "rescue", m_file, "-o", m_place.at("rescued.damath")},
        {"contest", "split", m_file, "--event", event, "-o", other},
        {"contest", "create", m_place.at("again.damath"), "--from", m_place.at("whole.json")},
        {"contest", "merge", m_file, other, "--by", "A", "--reason", "done"}};
    for (std::vector<std::string> command : commands) {
      const auto before = rights();
      command.insert(command.end(), extra.begin(), extra.end());
      const CommandResult run = m_place.damath(command);
      EXPECT_LE(run.status, 1) << command[1] << ": " << run.err;
      for (const auto& [path, mode] : rights()) {
        if (before.contains(path) || path == ".out" || path == ".err") continue;
        EXPECT_EQ(mode, fs::is_directory(m_place.path(path)) ? folder : file) << command[1] << " " << path;
      }
    }
    for (const char* made :
         {"new.damath", "backup.damath", "whole.json", "list.csv", "list.trf", "list.xlsx", "list.html",
          "p.pdf", "full/index.html", "rescued.damath", "other.damath", "again.damath", "c.backups"}) {
      EXPECT_TRUE(rights().contains(made)) << made;
    }
  }
};
INSTANTIATE_TEST_SUITE_P(EveryUmask, FileRights, ::testing::Values(0, 022, 077));

TEST_P(FileRights, AreForTheUserAlone) {
  const Mask mask(GetParam());
  expectRights({}, 0600, 0700);
}

TEST_P(FileRights, AreThoseOfTheSystemIfTheUserSharesThem) {
  const Mask mask(GetParam());
  expectRights({"--share"}, 0666U & ~GetParam(), 0777U & ~GetParam());
}

// A web server is another user, so a site without full names can be read.
TEST_P(FileRights, OfAPublicSiteAreThoseOfTheSystem) {
  const Mask mask(GetParam());
  good({"site", m_file, "-o", m_place.at("public")});
  const auto found = rights();
  EXPECT_EQ(found.at("public"), 0777U & ~GetParam());
  EXPECT_EQ(found.at("public/index.html"), 0666U & ~GetParam());
}

}  // namespace
}  // namespace damath::cli
