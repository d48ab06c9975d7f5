// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the command imports lists from workbooks (.xlsx), and lists with a letterhead, totals and
// schools that are written once.
#include "tests/cli/contest/contest_fixture.hpp"
#include "tests/workbook/made_book.hpp"
#include "tests/workbook/written_book.hpp"

namespace damath::cli {
namespace {

using damath::testing::bookOf;
using damath::testing::bytesOf;
using damath::testing::rowsOf;
using damath::testing::sheetOf;
using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ContestWorkbook : public ContestCommand {
 protected:
  void SetUp() override {
    ContestCommand::SetUp();
    good({"event", m_file, "--name", "Open", "--set", "integer", "--system", "swiss"});
  }
  std::vector<std::string> import(const std::string& bytes, const std::vector<std::string>& more = {},
                                  const std::string& name = "list.xlsx") const {
    std::vector<std::string> arguments = {"import", m_file, "--event", "Open", m_place.write(name, bytes)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  // Expects that the file is refused with this message and that nothing is imported.
  void expectRefused(const std::string& bytes, const std::string& message,
                     const std::vector<std::string>& more = {}) const {
    expectUnusable(contest(import(bytes, more)), message);
    EXPECT_EQ(goodJson({"status", m_file, "--event", "Open"})["events"][0]["players"], 0);
  }
};

TEST_F(ContestWorkbook, APlainWorkbookIsAListLikeAnyOther) {
  const std::string bytes =
      bookOf({{"last", "first", "school"}, {"Uy", "Bo", "Rizal"}, {"Go", "Al", "Mabini"}});
  const json shown = goodJson(import(bytes, {"--preview"}));
  EXPECT_EQ(shown["sheet"], "Sheet1");
  EXPECT_EQ(shown["rows"][0]["line"], 2);
  EXPECT_EQ(shown["headingLine"], 1);
  EXPECT_TRUE(shown["passed"].empty());
  EXPECT_THAT(good(import(bytes, {"--preview"})).out, Not(HasSubstr("sheet")))
      << "its only sheet goes without saying";
  const json done = goodJson(import(bytes));
  EXPECT_EQ(done["players"], 2);
  EXPECT_EQ(done["sheet"], "Sheet1");
}

TEST_F(ContestWorkbook, TheFileIsKnownByItsContent) {
  const std::string bytes = bookOf({{"last", "first", "school"}, {"Uy", "Bo", "Rizal"}});
  for (const char* name : {"list.csv", "list", "list.trf", "LIST.XLSX"}) {
    EXPECT_EQ(goodJson(import(bytes, {"--preview"}, name))["rows"].size(), 1U) << name;
  }
  EXPECT_EQ(goodJson(import("last,first,school\nUy,Bo,Rizal\n", {"--preview"}))["rows"].size(), 1U) << "text";
  const auto typed =
      m_place.damathTyped({"contest", "import", m_file, "--event", "Open", "-", "--json"}, bytes);
  EXPECT_EQ(json::parse(typed.out)["players"], 1) << typed.err;
}

TEST_F(ContestWorkbook, ALateListMayBeAWorkbook) {
  good(import(bookOf({{"last", "first", "school"}, {"Uy", "Bo", "Rizal"}, {"Go", "Al", "Mabini"}})));
  good({"pair", m_file, "--event", "Open"});
  const std::string late =
      m_place.write("late.xlsx", bookOf({{"last", "first", "school"}, {"Sy", "Cy", "Luna"}}));
  EXPECT_EQ(goodJson({"late", m_file, "--event", "Open", late, "--by", "A", "--reason", "b"})["players"], 1);
}

TEST_F(ContestWorkbook, SeveralSheetsAreListedAndOneIsNamed) {
  const auto sheet = [](const char* last) {
    return sheetOf(rowsOf({{"last", "first", "school"}, {last, "Bo", "Rizal"}}));
  };
  const std::string several =
      bytesOf({{{"Grade 7", sheet("Uy")}, {"Notes", sheetOf({})}, {"Grade 8", sheet("Go")}}});
  expectRefused(
      several,
      "list.xlsx: several sheets have rows: 'Grade 7' and 'Grade 8'; choose the sheet with the list");
  expectRefused(several, "name the sheet with --sheet, for example --sheet 'Grade 7'");
  expectRefused(several, "the file has no sheet 'Grade 9'; it has 'Grade 7', 'Notes' and 'Grade 8'",
                {"--sheet", "Grade 9"});
  expectRefused(several, "the sheet 'Notes' is empty", {"--sheet", "Notes"});
  EXPECT_THAT(contest(import(several, {"--lang", "fil"})).err, HasSubstr("piliin ang sheet na may listahan"));
  const json shown = goodJson(import(several, {"--sheet", "grade 8", "--preview"}));
  EXPECT_EQ(shown["sheet"], "Grade 8");
  EXPECT_EQ(shown["rows"][0]["name"], "Go, Bo");
  const std::string one = bytesOf({{{"Notes", sheetOf({})}, {"List", sheet("Uy")}}});
  EXPECT_THAT(good(import(one, {"--preview"})).out,
              HasSubstr("read from the sheet 'List', the only visible sheet with rows"));
  EXPECT_THAT(good(import(one)).out, HasSubstr("read from the sheet 'List'")) << "told after the import too";
}

// A workbook has each fact of a text list: the school of all rows, and a known school in another spelling.
TEST_F(ContestWorkbook, TheSchoolsOfAWorkbookAreChosenAsThoseOfAText) {
  const std::string none =
      bookOf({{"Department of Education"}, {"last", "first"}, {"Uy", "Bo"}, {"Go", "Al"}, {"Total", "2"}});
  expectRefused(none, "--school NAME");
  const json shown = goodJson(import(none, {"--school", "Bagong Silang NHS", "--preview"}));
  EXPECT_EQ(shown["filledSchools"], (json{3, 4}));
  EXPECT_EQ(shown["passed"].size(), 2U) << "the title and the total";
  EXPECT_EQ(goodJson(import(none, {"--school", "Bagong Silang NHS"}))["schools"], 1);
  const std::string other = bookOf({{"last", "first", "school"}, {"Sy", "Cy", "Bagong Silang N.H.S."}});
  const json done = goodJson(import(other, {"--same-school", "2"}));
  EXPECT_EQ(done["schools"], 0);
  EXPECT_EQ(done["knownSchools"], (json::array({{{"line", 2}, {"written", "Bagong Silang N.H.S."}}})));
}

TEST_F(ContestWorkbook, ASheetIsOnlyNamedForAWorkbook) {
  expectRefused("last,first,school\nUy,Bo,Rizal\n", "--sheet is only for workbooks", {"--sheet", "List"});
  expectUnusable(contest({"import", "--template", "--sheet", "List"}), "--template only writes a blank list");
}

TEST_F(ContestWorkbook, OtherFormatsAreToldToBeSavedAgain) {
  const std::string old = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + std::string(512, '\0');
  expectRefused(old,
                "files of the form .xls cannot be read; open it in the spreadsheet program and save it as "
                ".xlsx or CSV");
  expectRefused(
      damath::testing::zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet", false}}),
      "files of the form .ods cannot be read");
  expectRefused("<html><table>", "save it as .xlsx or CSV");
  const std::string whole = bookOf({{"last", "first", "school"}, {"Uy", "Bo", "Rizal"}});
  expectRefused(whole.substr(0, whole.size() / 2), "the file is damaged or incomplete");
  EXPECT_EQ(goodJson(import(whole))["players"], 1) << "the whole file is good";
}

TEST_F(ContestWorkbook, AListOfALibraryIsImported) {
  const std::string bytes = damath::testing::writtenList();
  const json shown = goodJson(import(bytes, {"--preview"}));
  EXPECT_EQ(shown["ignoredColumns"], (json{"No.", "LRN", "Birthdate"}));
  EXPECT_EQ(shown["headingLine"], 4);
  ASSERT_EQ(shown["rows"].size(), 2U);
  EXPECT_EQ(shown["rows"][0]["name"], "DELA CRUZ, MA. TERESA B.");
  EXPECT_EQ(shown["rows"][1]["name"], "Peña, Niño Jr.");
  EXPECT_EQ(shown["rows"][1]["school"], "Rizal NHS");
  EXPECT_EQ(shown["passed"].size(), 3U);
  EXPECT_EQ(shown["passed"][2], (json{{"line", 8}, {"kind", "total"}, {"text", "Total"}}));
  EXPECT_EQ(shown["unknownColumns"], json::array());
  EXPECT_EQ(shown["schoolAbove"], nullptr);
  EXPECT_EQ(goodJson(import(bytes, {"--column", "none=Birthdate"}))["players"], 2);
}

TEST_F(ContestWorkbook, AListOfAnotherProgramIsImported) {
  const std::string path = m_place.at("other.xlsx");
  outputOf("/usr/bin/python3 '" DAMATH_TEST_DATA "/../cli/write_workbook.py' '" + path + "'");
  ASSERT_TRUE(m_place.has("other.xlsx"));
  const std::vector<std::string> words = {"import",  m_file,    "--event",  "Open",          path,
                                          "--sheet", "Grade 7", "--column", "none=Birthdate"};
  std::vector<std::string> looked = words;
  looked.emplace_back("--preview");
  const json shown = goodJson(looked);
  ASSERT_EQ(shown["rows"].size(), 3U);
  EXPECT_EQ(shown["rows"][0]["name"], "Dela Cruz, Juan Jr.");
  EXPECT_EQ(shown["rows"][1]["name"], "PEÑA, MA. TERESA B.");
  for (const json& row : shown["rows"]) EXPECT_EQ(row["school"], "Rizal NHS");
  EXPECT_EQ(goodJson(words)["players"], 3);
  EXPECT_EQ(contest({"import", m_file, "--event", "Open", path}).status, 2) << "two sheets have rows";
}

// The program reads the workbooks that it writes.
TEST_F(ContestWorkbook, AnExportIsReadAgain) {
  good({"export", m_file, "--event", "Grade 7", "--format", "xlsx", "--names", "full", "-o",
        m_place.at("out.xlsx")});
  const std::vector<std::string> words = {"import",   m_file, "--event", "Open", m_place.at("out.xlsx"),
                                          "--preview"};
  EXPECT_THAT(contest(words).err, HasSubstr("several sheets have rows"));
  std::vector<std::string> named = words;
  named.insert(named.end(), {"--sheet", "Players", "--json"});
  const json shown = json::parse(contest(named).out);
  EXPECT_EQ(shown["sheet"], "Players");
  EXPECT_EQ(shown["rows"].size(), 4U) << shown;
}

TEST_F(ContestWorkbook, TheShapeOfAListIsToldInThePreview) {
  const std::string list =
      "Department of Education,,,\nNo.,Kalahok,Paaralan,Baitang\n1,\"Uy, Bo\",Rizal,7\n2,\"Go, "
      "Al\",,7\n3,\"Sy, Cy\",,7\n"
      ",Total: 3,,\n,Prepared by:,,\n,B. TAN,,\n";
  const std::string page = good(import(list, {"--preview"}, "list.csv")).out;
  EXPECT_THAT(
      page, AllOf(HasSubstr("Department of Education (above the headings)"), HasSubstr("Total: 3 (a total)"),
                  HasSubstr("B. TAN (below the players)"), HasSubstr("the school is written in line 3"),
                  HasSubstr("the headings are in line 2; the lines above it are not read"),
                  HasSubstr("ignored columns: 'No.'"), HasSubstr("have the school of a line above: 4–5")));
  const json shown = goodJson(import(list, {"--preview"}, "list.csv"));
  EXPECT_EQ(shown["rows"][1]["schoolLine"], 3);
  EXPECT_FALSE(shown["rows"][0].contains("schoolLine"));
  EXPECT_EQ(shown["rows"][2]["school"], "Rizal");
  const auto done = good(import(list, {}, "list.csv"));
  EXPECT_THAT(done.out, HasSubstr("lines that are no players and are not read: 6–8"));
}

}  // namespace
}  // namespace damath::cli
