// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the schools of a list: one school for all rows, the usual school of a contest within one school,
// and known schools in another spelling.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class ContestSchoolList : public ContestCommand {
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

TEST_F(ContestSchoolList, ASchoolForAllRowsIsGivenOnce) {
  const std::string file = made("division");
  const std::string list = "last,first\nAbad,Ana\nCruz,Bo\n";
  const auto refused = contest(import(file, list));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("--school NAME"));
  expectUnusable(contest(import(file, list, {"--school", std::string(121, 'x')})), "is too long");
  const json shown = goodJson(import(file, list, {"--school", " Luna NHS ", "--preview"}));
  EXPECT_EQ(shown["filledSchools"], (json{2, 3}));
  EXPECT_EQ(shown["rows"][1]["school"], "Luna NHS");
  const json done = goodJson(import(file, list, {"--school", "Luna NHS"}));
  EXPECT_EQ(done["players"], 2);
  EXPECT_EQ(done["schools"], 1);
  EXPECT_THAT(
      good(import(file, "last,first,school\nDiaz,Cai,\nUy,Di,Rizal ES\n", {"--school", "Luna NHS"})).out,
      HasSubstr("rows without a school: 1; their school is 'Luna NHS'"));
  EXPECT_EQ(whole(file)["school"].size(), 2U);
  expectUnusable(contest({"import", "--template", "--school", "Luna NHS"}), "");
}

TEST_F(ContestSchoolList, RowsWithoutASchoolSayHowToGiveIt) {
  const auto refused = contest(import(made("division"), "last,first,school\nAbad,Ana,\n"));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("the school of Abad, Ana is missing"));
  EXPECT_THAT(refused.err, HasSubstr("--school NAME"));
}

// The first list names the school. After that, the program knows it.
TEST_F(ContestSchoolList, WithinOneSchoolTheSchoolIsKnown) {
  const std::string file = made("school");
  const std::string list = "last,first,section\nAbad,Ana,Narra\n";
  EXPECT_EQ(contest(import(file, list)).status, 2) << "no school is known yet";
  good(import(file, list, {"--school", "Luna NHS"}));
  EXPECT_THAT(good(import(file, "last,first,section\nCruz,Bo,Molave\n")).out,
              HasSubstr("their school is 'Luna NHS'"));
  const json added = goodJson({"player", file, "--event", "E", "--add", "--last", "Diaz", "--first", "Cai"});
  EXPECT_EQ(added["school"], "Luna NHS");
  EXPECT_EQ(whole(file)["school"].size(), 1U);
  // A player of another school makes the school uncertain, and nothing is assumed.
  good({"player", file, "--event", "E", "--add", "--last", "Uy", "--first", "Di", "--school", "Rizal ES"});
  EXPECT_EQ(contest(import(file, "last,first\nGo,Al\n")).status, 2);
}

TEST_F(ContestSchoolList, ASchoolInAnotherSpellingIsTakenAsTheKnownOne) {
  const std::string file = made("division");
  good(import(file, "last,first,school\nAbad,Ana,Bagong Silang NHS\n"));
  const std::string list =
      "last,first,school\nCruz,Bo,Bagong Silang N.H.S.\nDiaz,Cai,Bagong Silang N.H.S.\nUy,Di,Luna\n";
  EXPECT_THAT(good(import(file, list, {"--preview"})).out, HasSubstr("--same-school"));
  const json shown = goodJson(import(file, list, {"--same-school", "3", "--preview"}));
  EXPECT_EQ(shown["newSchools"], json{"Luna"}) << "all rows with this spelling";
  EXPECT_EQ(shown["knownSchools"][0], (json{{"line", 2}, {"written", "Bagong Silang N.H.S."}}));
  expectUnusable(contest(import(file, list, {"--same-school", "4"})), "'Luna' does not look like");
  expectUnusable(contest(import(file, list, {"--same-school", "9"})), "9");
  expectUnusable(contest(import(file, list, {"--same-school", "x"})), "'x' after --same-school");
  const json done = goodJson(import(file, list, {"--same-school", "all"}));
  EXPECT_EQ(done["schools"], 1);
  EXPECT_EQ(done["knownSchools"].size(), 2U);
  EXPECT_EQ(whole(file)["school"].size(), 2U);
}

TEST_F(ContestSchoolList, APlayersSchoolIsTakenAsTheKnownOne) {
  const std::string file = made("division");
  good(import(file, "last,first,school\nAbad,Ana,Bagong Silang NHS\n"));
  const std::vector<std::string> add = {"player",
                                        file,
                                        "--event",
                                        "E",
                                        "--add",
                                        "--last",
                                        "Cruz",
                                        "--first",
                                        "Bo",
                                        "--school",
                                        "Bagong Silang National High School"};
  std::vector<std::string> same = add;
  same.emplace_back("--same-school");
  EXPECT_EQ(goodJson(same)["school"], "Bagong Silang NHS");
  std::vector<std::string> other = add;
  other[6] = "Diaz";
  const json made = goodJson(other);
  EXPECT_EQ(made["school"], "Bagong Silang National High School");
  EXPECT_EQ(made["schoolLike"], "Bagong Silang NHS");
  expectUnusable(contest({"player", file, "--event", "E", "--add", "--last", "Uy", "--first", "Di",
                          "--school", "Luna", "--same-school"}),
                 "'Luna' does not look like another school");
  const json edited = goodJson(
      {"player", file, "--event", "E", "--edit", "3", "--school", "Bagong Silang N.H.S.", "--same-school"});
  EXPECT_THAT(edited["school"].get<std::string>(), HasSubstr("Bagong Silang N"));
  EXPECT_EQ(contest({"player", file, "--event", "E", "--remove", "3", "--same-school"}).status, 2);
}

// A report that `damath generate` wrote, or one of another program, has no schools.
TEST_F(ContestSchoolList, AReportWithoutSchoolsGetsTheSchoolOfAll) {
  const std::string file = made("division");
  const std::string report = m_place.write("event.trf",
                                           "012 Report\n001    1      Cruz, Ana                         "
                                           "\n001    2      Abad, Bo                          \n");
  const std::vector<std::string> take = {"import", file, "--event", "E", report, "--players-only"};
  EXPECT_THAT(contest(take).err, HasSubstr("--school NAME"));
  std::vector<std::string> with = take;
  with.insert(with.end(), {"--school", "Luna NHS", "--by", "Ana", "--reason", "moved"});
  const json done = goodJson(with);
  EXPECT_EQ(done["players"], 2);
  EXPECT_EQ(done["filledSchools"], (json{2, 3}));
}

}  // namespace
}  // namespace damath::cli
