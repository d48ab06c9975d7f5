// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of player lists as schools send them: headings in the schools' words, different separators and
// encodings, a template to fill in, and readable error messages.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

class ContestList : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    good({"event", m_file, "--name", "Open", "--set", "integer", "--system", "swiss"});
  }
  std::vector<std::string> import(const std::string& list, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments = {"import", m_file, "--event", "Open",
                                          m_place.write("list.csv", list)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  static std::size_t linesOf(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  }
};

TEST_F(ContestList, AFilipinoListPartedByTabsIsRead) {
  good(
      import("Apelyido\tPangalan\tGitnang pangalan\tPaaralan\tBaitang\nDe Guzman\tNiña\tR.\tUPIS\t7\n"
             "Uy\tBo\t\tUPIS\t8\n"));
  const json pairings = goodJson({"pair", m_file, "--event", "Open"});
  EXPECT_THAT(pairings.dump(), HasSubstr("De Guzman, Niña R."));
}

TEST_F(ContestList, OneNameColumnIsPartedAtItsComma) {
  const auto refused = contest(import("Name;School\nBo Uy;UPIS\nUy, Al;UPIS\n"));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("list.csv:2: 'Bo Uy' has no comma between last and first name; write"));
  const json done = goodJson(import("Name;School\nUy, Bo T.;UPIS\nUy, Al;UPIS\n"));
  EXPECT_EQ(done["players"], 2);
}

TEST_F(ContestList, NamesWithTheFirstNameFirstAreShownAsTheyAreTaken) {
  const std::string list = "Full name;School\nJuan B. Dela Cruz;UPIS\nMaria Teresa Uy Jr.;UPIS\n";
  const json shown = goodJson(import(list, {"--preview"}));
  EXPECT_EQ(shown["guessedColumns"], (json{"Full name"}));
  EXPECT_EQ(shown["columns"][0]["field"], "firstLast");
  EXPECT_EQ(shown["rows"][0]["dividedFrom"], "Juan B. Dela Cruz");
  EXPECT_EQ(shown["rows"][0]["name"], "Dela Cruz, Juan B.");
  for (const auto& [language, taken, guessed] :
       {std::tuple{"en", "written 'Maria Teresa Uy Jr.'; taken as: Uy, Maria Teresa Jr.",
                   "the program guessed"},
        std::tuple{"fil", "kinuha bilang: Uy, Maria Teresa Jr.", "hinulaan ng programa"}}) {
    const std::string page = good(import(list, {"--preview", "--lang", language})).out;
    EXPECT_THAT(page, HasSubstr(taken));
    EXPECT_THAT(page, HasSubstr(guessed));
    EXPECT_THAT(page, HasSubstr("firstLast"));
  }
  const auto refused = contest(import(list, {"--column", "name=Full name"}));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("'Juan B. Dela Cruz' has no comma"));
  EXPECT_THAT(refused.err, HasSubstr("firstLast")) << "the message tells how to read such names";
  const json chosen = goodJson(import(list, {"--preview", "--column", "firstLast=Full name"}));
  EXPECT_FALSE(chosen.contains("guessedColumns"));
  EXPECT_THAT(good(import(list)).out, HasSubstr("the program guessed"));
}

TEST_F(ContestList, ColumnsThatAreNotNeededAreNamedAndNotRead) {
  const std::string list = "School: UPIS\nNo.;Name;Remarks\n1;Uy, Bo;late\nRATIONAL;;\n2;Go, Al;\n";
  const json shown = goodJson(import(list, {"--preview"}));
  EXPECT_EQ(shown["unknownColumns"], (json{"Remarks"}));
  EXPECT_EQ(shown["ignoredColumns"], (json{"No.", "Remarks"}));
  EXPECT_EQ(shown["schoolAbove"], (json{{"line", 1}, {"school", "UPIS"}}));
  EXPECT_EQ(shown["filledSchools"], (json{3, 5}));
  EXPECT_EQ(shown["passed"][1], (json{{"line", 4}, {"kind", "label"}, {"text", "RATIONAL"}}));
  for (const auto& [language, told] : {std::pair{"en", "their headings are unknown: 'Remarks'"},
                                       {"fil", "hindi kilala ang mga pamagat: 'Remarks'"}}) {
    const std::string page = good(import(list, {"--preview", "--lang", language})).out;
    EXPECT_THAT(page, HasSubstr(told));
    EXPECT_THAT(page, HasSubstr("'UPIS'"));
    EXPECT_THAT(page, HasSubstr("--column"));
    EXPECT_THAT(page, HasSubstr("RATIONAL"));
  }
  const json done = goodJson(import(list));
  EXPECT_EQ(done["players"], 2);
  EXPECT_EQ(done["unknownColumns"], (json{"Remarks"}));
}

TEST_F(ContestList, UnknownHeadingsAreNamedByThePerson) {
  const std::string list = "Angkan,Given name,Edad,Institusyon\nUy,Bo,13,UPIS\n";
  const auto refused = contest(import(list));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("list.csv:1: the heading 'Angkan' is unknown"));
  EXPECT_THAT(refused.err, HasSubstr("--column none=HEADING"));
  EXPECT_EQ(linesOf(refused.err), 6U) << refused.err;
  const std::vector<std::string> named = {"--column", "last=angkan", "--column",
                                          "none=3",   "--column",    "school=Institusyon"};
  std::vector<std::string> looked = named;
  looked.emplace_back("--preview");
  const json shown = goodJson(import(list, looked));
  EXPECT_EQ(shown["columns"][0], (json{{"heading", "Angkan"}, {"field", "last"}}));
  EXPECT_EQ(shown["columns"][2], (json{{"heading", "Edad"}, {"field", nullptr}}));
  EXPECT_EQ(shown["encoding"], "utf8");
  EXPECT_THAT(good(import(list, looked)).out, HasSubstr("ignored columns: 'Edad'"));
  EXPECT_EQ(goodJson(import(list, named))["players"], 1);
}

TEST_F(ContestList, AColumnThatIsNotThereIsTold) {
  const std::string list = "Angkan,Given name,School\nUy,Bo,UPIS\n";
  const auto with = [&](const std::string& column) { return contest(import(list, {"--column", column})); };
  expectUnusable(with("last=Clan"),
                 "the list has no column 'Clan'; its columns are 'Angkan', 'Given name' and 'School'");
  expectUnusable(with("surname=Angkan"), "'surname=Angkan' does not describe a column");
  expectUnusable(with("Angkan"), "'Angkan' does not describe a column");
  expectUnusable(contest(import(list, {"--column", "last=Angkan", "--column", "none=1"})), "is given twice");
  expectUnusable(with("first=Given name"), "list.csv:1: the heading 'Angkan' is unknown");
}

TEST_F(ContestList, ManyFaultsOfAKindAreAFewLines) {
  std::string list = "last,first,school,rating\nUy,Bo,,x\n";
  for (int i = 0; i < 100; ++i) list += "Uy" + std::to_string(i) + ",Bo,,1\n";
  const auto refused = contest(import(list));
  EXPECT_EQ(linesOf(refused.err), 8U) << refused.err;
  EXPECT_THAT(refused.err,
              HasSubstr("list.csv:6: the school of Uy3, Bo is missing; add it; other lines with the "
                        "same problem (96): 7–102\n"));
  EXPECT_THAT(refused.err, HasSubstr("list.csv:2: the rating 'x'"));
  const json all = json::parse(contest(import(list, {"--json"})).out);
  EXPECT_EQ(all["rows"].size(), 102U);
}

TEST_F(ContestList, WhatNobodySeesAndWhatIsTooLongIsRefused) {
  const auto refused = contest(import("last,first,school\nUy\u200By,Bo,UPIS\n\u202EUy,Bo,UP\u202EIS\n" +
                                      std::string(10000, 'x') + ",Bo,UPIS\n"));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("list.csv:2: 'Uy<U+200B>y' has an invisible character"));
  EXPECT_THAT(refused.err, HasSubstr("list.csv:3: 'UP<U+202E>IS' has"));
  EXPECT_THAT(refused.err, HasSubstr("list.csv:4: 'xxx"));
  EXPECT_LT(refused.err.size(), 1500U);
  expectUnusable(
      contest({"event", m_file, "--name", std::string(121, 'x'), "--set", "integer", "--system", "swiss"}),
      "is too long; a name may have at most 120 characters");
  expectUnusable(contest({"create", m_place.at("x.damath"), "--name", "A\u200BB"}),
                 "'A<U+200B>B' has an invisible character");
  EXPECT_FALSE(m_place.has("x.damath"));
}

TEST_F(ContestList, LettersOfWindowsAreReadAndTold) {
  const std::string list =
      "last,first,school\nPe\xF1"
      "a,Jos\xE9,UPIS\n";
  EXPECT_THAT(good(import(list, {"--preview"})).out, HasSubstr("read as Windows letters, as in 'Peña'"));
  const json done = goodJson(import(list));
  EXPECT_EQ(done["encoding"], "windows1252");
  EXPECT_THAT(goodJson({"schools", m_file, "--event", "Open"}).dump(), Not(HasSubstr("\xF1")));
}

TEST_F(ContestList, LatePlayersHaveTheSameLooksAndColumns) {
  good(import("last,first,school\nUy,Bo,UPIS\nGo,Al,ADMU\n"));
  good({"pair", m_file, "--event", "Open"});
  const std::string list = m_place.write("late.csv", "Angkan;Pangalan;Paaralan\nTan;Li;UPIS\n");
  const std::vector<std::string> late = {"late", m_file, "--event", "Open", list, "--column", "last=Angkan"};
  std::vector<std::string> look = late;
  look.emplace_back("--preview");
  EXPECT_THAT(good(look).out, HasSubstr("Tan, Li (UPIS)"));
  EXPECT_EQ(goodJson(late)["firstNumber"], 3);
  // The command reports bad rows before it asks any question.
  const auto bad =
      contest({"late", m_file, "--event", "Open", m_place.write("bad.csv", "last,first,school\nA,,B\n")});
  EXPECT_EQ(bad.status, 2);
  EXPECT_THAT(bad.err, HasSubstr("bad.csv:2: the first name of A is missing"));
}

TEST_F(ContestList, ATemplateIsWrittenAndReadBack) {
  const std::string path = m_place.at("players.csv.new");
  EXPECT_THAT(good({"import", "--template", "-o", path}).out, HasSubstr("type the players"));
  const std::string list = m_place.read(path);
  EXPECT_EQ(
      list,
      "\xEF\xBB\xBFLast name,First name,Middle name,School,District,Division,Grade,Section,Coach,Rating\r\n");
  EXPECT_EQ(goodJson(import(list + "Uy,Bo,,UPIS\r\n"))["players"], 1);
  EXPECT_EQ(good({"import", "--template", "-o", "-"}).out, list);
  expectUnusable(contest({"import", "--template", "--json"}), "");
  EXPECT_THAT(good({"import", "--template", "--lang", "fil"}).out,
              HasSubstr("Apelyido,Unang pangalan,Gitnang pangalan,Paaralan,Distrito"));
}

TEST_F(ContestList, ATemplateIsNeverWrittenOverAList) {
  const std::string path = m_place.write("filled.csv", "last,first,school\nUy,Bo,UPIS\n");
  expectUnusable(contest({"import", "--template", "-o", path}), "filled.csv");
  EXPECT_EQ(m_place.read(path), "last,first,school\nUy,Bo,UPIS\n");
  expectUnusable(contest({"import", m_file, "--template", "-o", m_place.at("x.csv")}),
                 "--template only writes a blank list");
  expectUnusable(contest(import("last,first,school\nUy,Bo,UPIS\n", {"-o", m_place.at("x.csv")})),
                 "-o is only for --template");
  EXPECT_FALSE(m_place.has("x.csv"));
  // An import of players, without --template, still requires its usual options.
  expectUnusable(contest({"import", m_file, path}), "--event");
}

}  // namespace
}  // namespace damath::cli
