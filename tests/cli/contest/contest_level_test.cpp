// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the level of a contest, and of the sections of a contest within one school.
#include "core/contest/model/contest.hpp"
#include "core/every.hpp"
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class ContestLevelCommand : public ContestCommand {
 protected:
  // Makes a contest of this level with one Swiss event.
  std::string made(const std::string& level) const {
    std::string file = m_place.at("level-" + level + ".damath");
    good({"create", file, "--name", "Level " + level, "--contest-level", level});
    good({"event", file, "--name", "E", "--set", "integer", "--system", "swiss"});
    return file;
  }
  std::vector<std::string> import(const std::string& file, const std::string& list,
                                  const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments = {"import", file, "--event", "E", m_place.write("list.csv", list)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
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

// Rank tables, pairings and wall lists show what tells players of one school apart.
TEST_F(ContestLevelCommand, SectionsStandWhereSchoolsStand) {
  const std::string list =
      "last,first,school,grade,section\nAbad,Ana,Luna NHS,8,Narra\nCruz,Bo,Luna NHS,8,Molave\n";
  const std::string division = made("division");
  const std::string school = made("school");
  for (const std::string& file : {division, school}) {
    good(import(file, list));
    const bool isSchool = file == school;
    const std::string paired = good({"pair", file, "--event", "E"}).out;
    EXPECT_THAT(paired, HasSubstr(isSchool ? "Abad, Ana (Narra)" : "Abad, Ana (Luna NHS)"));
    const json boards = goodJson({"pairings", file, "--event", "E"})["boards"];
    EXPECT_EQ(boards[0]["blue"]["school"], "Luna NHS") << "the field of other programs stays";
    EXPECT_THAT(boards.dump(), HasSubstr("\"section\":\"Narra\""));
    good({"result", file, "--event", "E", "--round", "1", "--board", "1", "--blue", "9", "--red", "1"});
    const std::string ranks = good({"standings", file, "--event", "E"}).out;
    EXPECT_THAT(ranks, HasSubstr(isSchool ? "Molave" : "Luna NHS"));
    EXPECT_EQ(ranks.find("Luna NHS") == std::string::npos, isSchool);
  }
}

TEST_F(ContestLevelCommand, APlayerWithoutASectionHasTheSchoolBeside) {
  const std::string file = made("school");
  good(import(file, "last,first,school,section\nAbad,Ana,Luna NHS,Narra\nCruz,Bo,Luna NHS,\n"));
  const std::string paired = good({"pair", file, "--event", "E"}).out;
  EXPECT_THAT(paired, HasSubstr("Abad, Ana (Narra)"));
  EXPECT_THAT(paired, HasSubstr("Cruz, Bo (Luna NHS)"));
}

TEST_F(ContestLevelCommand, ACsvHasSectionsOnlyWithGrades) {
  const std::string file = made("school");
  good(import(file, "last,first,school,grade,section\nAbad,Ana,Luna NHS,8,Narra\nCruz,Bo,Luna NHS,8,\n"));
  good({"pair", file, "--event", "E"});
  const auto csvOf = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"export", file, "--event", "E", "--format", "csv", "-o", "-"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return contest(arguments).out;
  };
  EXPECT_THAT(csvOf({}), Not(HasSubstr("Narra")));
  EXPECT_THAT(csvOf({}), HasSubstr("rank,entry,name,school,points"));
  EXPECT_THAT(csvOf({"--grade"}), HasSubstr("rank,entry,name,school,grade,section,points"));
  EXPECT_THAT(csvOf({"--grade"}), HasSubstr("Luna NHS,8,Narra,"));
}

}  // namespace
}  // namespace damath::cli
