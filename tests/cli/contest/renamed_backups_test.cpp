// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the backups that a contest file leaves behind when it is renamed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

namespace fs = std::filesystem;

class RenamedBackups : public ContestCommand {
 protected:
  // Makes a folder with so many backups of the contest.
  void leave(const std::string& name, int count) const {
    fs::create_directories(m_place.path(name));
    for (int number = 1; number <= count; ++number) {
      const std::string file = "00000" + std::to_string(number) + "-j00001-20261201-035531-time.contest";
      fs::copy_file(m_file, m_place.path(name) / file);
    }
  }
};

TEST_F(RenamedBackups, AreNamedBesideTheBackupsOfTheFile) {
  EXPECT_EQ(goodJson({"copies", m_file})["beside"], json::array());
  leave("before.backups", 3);
  leave("other.backups", 2);
  m_place.write("other.contest", m_place.read("c.contest"));
  leave("usb-1a2b.backups", 1);
  m_place.write("usb-1a2b.backups/contest", "mark");
  leave("notes", 1);
  fs::create_directories(m_place.path("empty.backups"));
  m_place.write("file.backups", "no folder");
  fs::create_directory_symlink(m_place.path("before.backups"), m_place.path("link.backups"));
  const json listed = goodJson({"copies", m_file});
  ASSERT_EQ(listed["beside"].size(), 1U) << listed.dump();
  EXPECT_EQ(listed["beside"][0]["folder"], m_place.at("before.backups"));
  EXPECT_EQ(listed["beside"][0]["copies"], 3);
  EXPECT_THAT(good({"copies", m_file}).out, HasSubstr(m_place.at("before.backups")));
  EXPECT_THAT(good({"copies", m_file, "--lang", "fil"}).out, HasSubstr(m_place.at("before.backups")));
  EXPECT_THAT(good({"copies", m_file}).out, Not(HasSubstr("other.backups")));
}

TEST_F(RenamedBackups, AreNamedAfterTheFileIsRenamed) {
  good({"notice", m_file, "Lunch at twelve"});
  const std::size_t before = goodJson({"copies", m_file})["copies"].size();
  ASSERT_GT(before, 0U);
  fs::rename(m_file, m_place.path("renamed.contest"));
  const json listed = goodJson({"copies", m_place.at("renamed.contest")});
  ASSERT_EQ(listed["beside"].size(), 1U);
  EXPECT_EQ(listed["beside"][0]["folder"], m_place.at("c.backups"));
  EXPECT_EQ(listed["beside"][0]["copies"], before);
}

TEST_F(RenamedBackups, LoseAForgottenName) {
  leave("before.backups", 2);
  const json done = goodJson({"forget", m_file, "--player", "1", "--backups", "--by", "Gng. Cruz", "--reason",
                              "asked by the parents"});
  int cleaned = 0;
  for (const json& file : done["cleaned"]) {
    cleaned += file.get<std::string>().find("before.backups") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(cleaned, 2) << done.dump();
}

}  // namespace
}  // namespace damath::cli
