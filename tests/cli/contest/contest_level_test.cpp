// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the level of a contest.
#include "core/contest/model/contest.hpp"
#include "core/every.hpp"
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class ContestLevelCommand : public ContestCommand {
 protected:
  // Makes a contest of this level with one Swiss event.
  std::string made(const std::string& level) const {
    std::string file = m_place.at("level-" + level + ".damath");
    good({"create", file, "--name", "Level " + level, "--contest-level", level});
    good({"event", file, "--name", "E", "--set", "integer", "--system", "swiss"});
    return file;
  }
  json whole(const std::string& file) const {
    // The command warns that the document has names, so standard error is not empty.
    return json::parse(contest({"export", file, "--format", "json", "-o", "-"}).out)["tables"];
  }
};

TEST_F(ContestLevelCommand, EachLevelIsStoredAndDecidesForNewEvents) {
  for (const contest::ContestLevel level : kEvery<contest::ContestLevel>) {
    const std::string name(contest::toText(level));
    const std::string file = made(name);
    const json tables = whole(file);
    EXPECT_EQ(tables["contest"][0]["level"], name);
    const char* mates = level == contest::ContestLevel::School ? "free" : "keptApart";
    EXPECT_EQ(tables["event"][0]["school_mates"], mates) << name;
    good({"ladder", file});
    good({"event", file, "--name", "Apart", "--set", "integer", "--system", "swiss", "--school-mates",
          "keptApart"});
    for (const json& event : whole(file)["event"])
      EXPECT_EQ(event["school_mates"], event["name"] == "Apart" ? "keptApart" : mates) << event["name"];
    good({"verify", file});
  }
  EXPECT_EQ(whole(m_file)["contest"][0]["level"], "none");
}

TEST_F(ContestLevelCommand, AnUnknownLevelIsRefusedWithTheKnownOnes) {
  const std::string file = m_place.at("new.damath");
  expectUnusable(contest({"create", file, "--name", "A", "--contest-level", "barangay"}),
                 "none, school, district, division, region or national");
  EXPECT_FALSE(m_place.has("new.damath"));
  expectUnusable(contest({"rename", m_file, "--contest-level", ""}), "none, school");
  expectUnusable(contest({"rename", m_file, "--event", "Grade 7", "--contest-level", "school"}),
                 "--contest-level");
  expectUnusable(contest({"create", file, "--from", m_file, "--contest-level", "school"}), "--contest-level");
}

TEST_F(ContestLevelCommand, ALevelIsChangedLaterWithoutTouchingEvents) {
  const json renamed = goodJson({"rename", m_file, "--contest-level", "regional"});
  EXPECT_EQ(renamed["contestLevel"], "region");
  EXPECT_EQ(renamed["contest"], "Division Damath");
  EXPECT_THAT(good({"rename", m_file, "--contest-level", "school"}).out, HasSubstr("; level: School"));
  EXPECT_EQ(whole(m_file)["event"][0]["school_mates"], "free") << "as it was made";
  EXPECT_EQ(contest({"rename", m_file, "--contest-level", "school"}).status, 1) << "nothing changes";
  good({"undo", m_file, "--by", "Ana", "--reason", "test"});
  EXPECT_EQ(whole(m_file)["contest"][0]["level"], "region");
}

}  // namespace
}  // namespace damath::cli
