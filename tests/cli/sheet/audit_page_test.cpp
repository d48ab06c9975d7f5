// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the layout of the audit page.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/command_run.hpp"
#include "tests/cli/sheet/start_tag.hpp"
#include "tests/support/habit_sheet.hpp"
#include "words/text_width.hpp"

namespace damath::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

const std::string kHead =
    "[Set \"integer\"]\n[Event \"Division Contest\"]\n[Round \"2\"]\n[Board \"3\"]\n"
    "[Blue \"Ramos, Ana\"]\n[Red \"Cruz, Ben\"]\n";
// BLUE has 10 on (3,2) and 8 on (1,0). RED has 2 on (4,3) and 6 on (0,7).
const std::string kFour =
    startTag({{43, {"blue", 10}}, {57, {"blue", 8}}, {36, {"red", 2}}, {0, {"red", 6}}});

std::string sheetOf(const std::string& score, const std::string& grand, const std::string& result) {
  return kHead + kFour + "[Result \"" + result + "\"]\n\n10 ÷ 2 | " + score + " | " + score +
         " || 6 (1,6)\n8 (0,1) || 6 (0,5)\nRC 10 | 10 || RC 6 | 6\nRC 8 | 8 ||\nTOTAL | 18 || TOTAL | 6\n"
         "GRAND | " +
         grand + " || GRAND | 6\n";
}

// Works inside the temporary folder, so that each page names its file by a short name.
class AuditPage : public ::testing::Test {
 protected:
  AuditPage() { std::filesystem::current_path(place.path(".")); }
  ~AuditPage() override { std::filesystem::current_path(before); }

  const std::filesystem::path before = std::filesystem::current_path();
  const Workplace place;
};

TEST_F(AuditPage, ShowsSheetMarksFindingsBoardFiguresAndResult) {
  const std::string file = "a.sheet";
  place.write(file, sheetOf("6", "24", "1-0"));
  const auto run = place.damath({"audit", file});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, file + R"page(: chip set Integer; rules: As in the manual
  Division Contest, round 2, board 3

       BLUE (Ramos, Ana)     │ RED (Cruz, Ben)
       Move     Score  Total │ Move     Score  Total
[1] 1  10 ÷ 2   6      6     │ 6 (1,6)
    2  8 (0,1)               │ 6 (0,5)
    3  RC 10    10           │ RC 6     6
    4  RC 8     8            │
    5  TOTAL    18           │ TOTAL    6
(1) 6  GRAND    24           │ GRAND    6

[1] Line 1, BLUE (Ramos, Ana): the score “6” is wrong; it should be 5: 10 ÷ 2
    = 5, landing on (5,4), a ÷ square (S1).
    Also affected:
    (1) line 1, BLUE  running total  6   → 5
    (1) line 6, BLUE  grand total    24  → 23
    The board before line 1, BLUE to move; > marks the squares in question:
      7   r6      ÷       -       +
      6       ÷       x       +       -
      5   -       +       x       ÷
      4       +       -      >÷       x
      3   x       ÷      >r2      +
      2       ÷      >b10     +       -
      1   -       +       x       ÷
      0       b8      -       ÷       x
          0   1   2   3   4   5   6   7

Mistakes: 1. Carried-over mistakes: 2. Notes: 0.
4 of 4 turns followed.

                    running total  R.C.  grand total
  BLUE  as written              6    18           24
        corrected               5    18           23
  RED                           0     6            6
The result does not change: BLUE (Ramos, Ana) wins. Corrected: 23 to 6; as
written: 24 to 6.

)page");
}

TEST_F(AuditPage, TheSameInFilipino) {
  const std::string file = "a.sheet";
  place.write(file, sheetOf("6", "24", "1-0"));
  const auto run = place.damath({"audit", file, "--lang", "fil"});
  EXPECT_EQ(run.out, file + R"page(: hanay ng chip na Integer; tuntunin: Ayon sa manwal
  Division Contest, round 2, board 3

       BLUE (Ramos, Ana)       │ RED (Cruz, Ben)
       Tira     Iskor  Kabuuan │ Tira     Iskor  Kabuuan
[1] 1  10 ÷ 2   6      6       │ 6 (1,6)
    2  8 (0,1)                 │ 6 (0,5)
    3  RC 10    10             │ RC 6     6
    4  RC 8     8              │
    5  TOTAL    18             │ TOTAL    6
(1) 6  GRAND    24             │ GRAND    6

[1] Linya 1, BLUE (Ramos, Ana): mali ang iskor na “6”; ang tama ay 5: 10 ÷ 2
    = 5, lumapag sa (5,4), operasyong ÷ (S1).
    Apektado rin:
    (1) linya 1, BLUE  kabuuan         6   → 5
    (1) linya 6, BLUE  huling kabuuan  24  → 23
    Ang board bago ang linya 1, BLUE ang titira; may > ang mga puwestong
    tinutukoy:
      7   r6      ÷       -       +
      6       ÷       x       +       -
      5   -       +       x       ÷
      4       +       -      >÷       x
      3   x       ÷      >r2      +
      2       ÷      >b10     +       -
      1   -       +       x       ÷
      0       b8      -       ÷       x
          0   1   2   3   4   5   6   7

Mali: 1. Maling bunga ng naunang mali: 2. Paalala: 0.
Nasundan ang 4 sa 4 tira.

                       kabuuan  R.C.  huling kabuuan
  BLUE  ayon sa sulat        6    18              24
        itinama              5    18              23
  RED                        0     6               6
Hindi nagbago ang resulta: panalo ang BLUE (Ramos, Ana). Itinama: 23 laban sa 6;
ayon sa sulat: 24 laban sa 6.

)page");
}

TEST_F(AuditPage, ACleanSheetIsToldInFourLines) {
  const std::string file = "a.sheet";
  place.write(file, sheetOf("5", "23", "1-0"));
  const auto run = place.damath({"audit", file});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, file +
                         ": chip set Integer; rules: As in the manual\n"
                         "  Division Contest, round 2, board 3\n"
                         "No mistakes. 4 of 4 turns followed.\n"
                         "The result does not change: BLUE (Ramos, Ana) wins 23 to 6, as written.\n\n");
}

TEST_F(AuditPage, SaysWhoWinsNow) {
  const auto changed = place.damath({"audit", place.write("a.sheet", sheetOf("-30", "-12", "0-1"))});
  EXPECT_THAT(changed.out,
              HasSubstr("The result changes. As written: RED (Cruz, Ben) wins 6 to -12. Corrected: BLUE\n"
                        "(Ramos, Ana) wins 23 to 6.\n"));
  const auto tagAlone = place.damath({"audit", place.write("b.sheet", sheetOf("5", "23", "0-1"))});
  EXPECT_THAT(tagAlone.out, HasSubstr("As written: RED (Cruz, Ben) wins. Corrected: BLUE"));
  const auto none = place.damath({"audit", place.write("c.sheet", sheetOf("5", "23", "*"))});
  EXPECT_THAT(none.out, HasSubstr("The result does not change: BLUE (Ramos, Ana) wins 23 to 6, as written."));
  const auto resigned = place.damath(
      {"audit", place.write("d.sheet", "[Ending \"resignBlue\"]\n" + sheetOf("5", "23", "0-1"))});
  EXPECT_THAT(resigned.out,
              HasSubstr("The result does not change: RED (Cruz, Ben) wins (BLUE resigned), as written."));
}

TEST_F(AuditPage, ABoardIsDrawnOnceForEachPosition) {
  const auto run = place.damath(
      {"audit", place.write("a.sheet", kHead + kFour + "\n10 - 2 | 7 | 9 || 6 (1,6)\n8 (0,1) || 6 (0,5)\n")});
  EXPECT_THAT(run.out, HasSubstr("The board before line 1, BLUE to move; > marks the squares in question:"));
  EXPECT_THAT(run.out, HasSubstr("For the board, see mistake [1]."));
  EXPECT_EQ(run.out.find("The board before line 1"), run.out.rfind("The board before line 1"));
}

TEST_F(AuditPage, AHabitIsNoConsequenceOfItself) {
  const auto run = place.damath({"audit", place.write("a.sheet", std::string(support::kRedFromRed))});
  const std::size_t following = run.out.find("Also affected:");
  ASSERT_NE(following, std::string::npos) << run.out;
  const std::size_t first = run.out.find('\n', following) + 1;
  EXPECT_EQ(run.out.find("line 1, RED", first), std::string::npos) << "the cell of the habit itself";
  EXPECT_THAT(run.out, HasSubstr("Mistakes: 1. Carried-over mistakes: 15. Notes: 0."));
}

TEST_F(AuditPage, TheBracketsOfADamaAreExplained) {
  const std::string start = startTag({{43, {"blue", 10, true}}, {36, {"red", 2}}, {0, {"red", 6}}});
  const auto run =
      place.damath({"audit", place.write("a.sheet", kHead + start + "\n10 ÷ 2 | 4 | 4 || 6 (1,6)\n")});
  EXPECT_THAT(run.out, AllOf(HasSubstr("; [ ] is a dama:"), HasSubstr("b[10]")));
}

TEST_F(AuditPage, ALineLeftOutHasItsPlaceInTheTable) {
  const auto run = place.damath({"audit", place.write("a.sheet",
                                                      "[Set \"integer\"]\n4 (6,3) || 4 (1,4)\n"
                                                      "-1 (6,3) || -1 (1,4)\n-7 (7,2) || 10 (2,5)\n")});
  EXPECT_THAT(run.out, HasSubstr("    1  4 (6,3)                │ 4 (1,4)\n"
                                 "[1]    . . .                  │ . . .\n"
                                 "    2  -1 (6,3)               │ -1 (1,4)\n"));
}

std::size_t widest(const std::string& text) {
  std::size_t columns = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    columns = std::max(columns, words::columnsOf(line));
    EXPECT_TRUE(line.empty() || line.back() != ' ') << "a blank at the end: '" << line << "'";
  }
  return columns;
}

TEST_F(AuditPage, LongCellsAndNamesStayWithinEightyColumns) {
  std::string remark;
  for (int i = 0; i < 40; ++i) remark += "remark ";
  place.write("sheets/a.sheet",
              "[Set \"radical\"]\n[Event \"" + remark + remark + "\"]\n[Blue \"" + std::string(200, 'b') +
                  "\"]\n[Red \"" + remark + "\"]\n\n" + remark + " | " + std::string(90, '9') +
                  " | 4 || -121√18 x (-49√8) = 9 ≈ 8 x 2 | " + std::string(50, 'x') + " | " + remark + "\n");
  place.write("sheets/b.sheet", "[Set \"polynomial\"]\n");
  for (const char* language : {"en", "fil"}) {
    const auto run = place.damath({"audit", "--lang", language, place.at("sheets")});
    std::string page = run.out;
    for (std::size_t at; (at = page.find(place.at("sheets"))) != std::string::npos;) {
      page.erase(at, place.at("sheets").size());
    }
    EXPECT_LE(widest(page), 80U);
    EXPECT_THAT(page, HasSubstr("…"));
    EXPECT_EQ(page.find('\x1b'), std::string::npos);
  }
}

TEST_F(AuditPage, ATurnThatBrokeARuleStandsInTheCorrectedSheetAndIsSaidTo) {
  const std::string file = place.write("a.sheet", kHead + kFour + "\n8 (0,1) || 2 + 10 | 12 | 21\n");
  const auto run = place.damath({"audit", file, "--corrected", place.at("right")});
  EXPECT_EQ(run.status, 1);
  const std::size_t said = run.out.find("Corrected scoresheet saved: " + place.at("right/a.sheet") + "\n");
  ASSERT_NE(said, std::string::npos) << run.out;
  EXPECT_THAT(run.out.substr(said), AllOf(HasSubstr("They stay as played or written:"), HasSubstr("(K1)"),
                                          HasSubstr("unless the facilitator decides otherwise (T6)")));
  const auto again = place.damath({"audit", place.at("right/a.sheet"), "--json"});
  const auto findings = nlohmann::json::parse(again.out)["findings"];
  ASSERT_EQ(findings.size(), 1U) << again.out;
  EXPECT_EQ(findings[0]["code"], "missedCapture");

  const auto clean = place.damath(
      {"audit", place.write("b.sheet", sheetOf("6", "24", "1-0")), "--corrected", place.at("right")});
  EXPECT_THAT(clean.out,
              HasSubstr("Corrected scoresheet saved, no mistakes left: " + place.at("right/b.sheet")));
}

}  // namespace
}  // namespace damath::cli
