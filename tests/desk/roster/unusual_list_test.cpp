// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of lists with more columns and lines than the import needs: lists of other pairing programs, of forms
// and of school registers. The import reads what it can, and tells what it did not read.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/text/csv.hpp"

namespace damath::desk {
namespace {

// Returns the errors as "line:reason text", the rows as "line last+first+middle (school)", the passed lines
// as "line=kind", and the columns with unknown headings as "?heading".
std::string readFrom(std::string_view list, std::string_view schoolOfRest = {}) {
  const Roster roster = parseRoster(list, {}, schoolOfRest);
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " | ") + part; };
  for (const RowFault& fault : roster.faults) {
    add(std::to_string(fault.line) + ":" + std::string(toText(fault.reason)) + " " + fault.text);
  }
  for (const RosterRow& row : roster.rows) {
    add(std::to_string(row.line) + " " + row.last + "+" + row.first + "+" + row.middle + " (" + row.school +
        ")");
  }
  for (const PassedLine& line : roster.passed) {
    add(std::to_string(line.line) + "=" + std::string(toText(line.kind)));
  }
  for (const RosterColumn& column : roster.columns) {
    if (hasUnknownHeading(column)) add("?" + column.heading);
  }
  return text;
}

TEST(UnusualList, UnknownColumnsThatTheListDoesNotNeedAreIgnoredAndTold) {
  EXPECT_EQ(readFrom("Last,First,School,Remarks,T-shirt\nUy,Bo,Rizal,late,S\n"),
            "2 Uy+Bo+ (Rizal) | ?Remarks | ?T-shirt");
  EXPECT_EQ(readFrom("Edad;Name;School\n12;Uy, Bo;Rizal\n"), "2 Uy+Bo+ (Rizal) | ?Edad");
  EXPECT_EQ(readFrom("Name;Age\nUy, Bo;12\n", "Rizal"), "2 Uy+Bo+ (Rizal) | ?Age");
  const Roster roster = parseRoster("Last,First,School,Remarks\nUy,Bo,Rizal,\u200B\n");
  EXPECT_TRUE(roster.faults.empty()) << "the cells of an ignored column are not checked";
  EXPECT_TRUE(isIgnored(roster.columns[3]));
  EXPECT_EQ(roster.columns[3].source, ColumnSource::Unneeded);
}

// If a needed column is missing, an unknown heading may be its heading.
TEST(UnusualList, UnknownColumnsThatMayBeNeededAreAskedAbout) {
  EXPECT_EQ(readFrom("Angkan,First,School\nUy,Bo,Rizal\n"), "1:wrongHeader Angkan | 1:columnMissing last");
  EXPECT_EQ(readFrom("Last,First,Institusyon\nUy,Bo,Rizal\n"),
            "1:wrongHeader Institusyon | 1:columnMissing school");
  // The heading "Name" may be that of the first names, because the cells are no whole names.
  EXPECT_EQ(readFrom("Angkan,Name,School\nUy,Bo,Rizal\n"), "1:wrongHeader Angkan");
  // The heading of merged cells stands above the last names alone.
  EXPECT_EQ(readFrom("No.,NAME,,SCHOOL\n1,Uy,Bo,Rizal\n"), "1:blankHeading 3");
}

TEST(UnusualList, AColumnWithoutAHeadingThatNumbersTheRowsIsIgnored) {
  EXPECT_EQ(readFrom(",Name,School\n1,\"Uy, Bo\",Rizal\n2.,\"Go, Al\",Luna\n"),
            "2 Uy+Bo+ (Rizal) | 3 Go+Al+ (Luna)");
  EXPECT_EQ(readFrom("Name,School,\n\"Uy, Bo\",Rizal,9.17E+09\n"), "2:tooManyCells 9.17E+09");
  EXPECT_EQ(readFrom(",Name,School\nx,\"Uy, Bo\",Rizal\n"), "1:blankHeading 1");
}

TEST(UnusualList, ListsOfOtherPairingProgramsAreRead) {
  const std::string rows = "2 Uy+Bo+ (Rizal) | 3 Go+Al+ (Luna)";
  EXPECT_EQ(
      readFrom(
          "SNo.\tTitle\tName\tID no\tRtg\tFED\tSex\tTyp\tGr\tClub\n1\t\tUy, Bo\t0\t0\tPHI\tw\tU14\t\tRizal\n"
          "2\t\tGo, Al\t0\t1200\tPHI\t\tU14\t\tLuna\n"),
      rows);
  EXPECT_EQ(readFrom("No.;Name;FideID;FED;Rtg;Club/City\n1;Uy, Bo;;PHI;0;Rizal\n2;Go, Al;;PHI;1200;Luna\n"),
            rows);
  EXPECT_EQ(
      readFrom(
          "NAME;CNT;TIT;RATN;BIRTH;G60;ORIGIN\nUy, Bo;PHI;;0;2012;f;Rizal\nGo, Al;PHI;;1200;2012;m;Luna\n"),
      rows + " | ?G60");
  EXPECT_EQ(readFrom("From a database\n\nNo.;;Name;FideID;FED;RtgI;Club/City\n1;;Uy, Bo;;PHI;0;Rizal\n"),
            "4 Uy+Bo+ (Rizal) | 1=above");
  EXPECT_EQ(*parseRoster("No.;Name;Rtg;Club\n1;Uy, Bo;1200;Rizal\n").rows.front().rating, 1200);
}

TEST(UnusualList, ASchoolRegisterHasTheSchoolAboveTheHeadings) {
  const std::string list =
      "School Form 1 (SF 1) School Register,,,,,,\nSchool ID,303456,School Name,Rizal NHS,Division,Leyte,\n"
      "School Year,2026-2027,Grade Level,Grade 7,Section,NARRA,\n,,,,,,\n"
      "LRN,\"NAME (Last Name, First Name, Middle Name)\",Sex (M/F),BIRTH DATE,AGE as of June,MOTHER "
      "TONGUE,REMARKS\n"
      "123456789012,\"CRUZ,ANA,SANTOS\",F,01-01-2014,12,Waray,\n123456789013,\"UY,BO,\",M,01-01-2014,12,"
      "Waray,\n";
  EXPECT_EQ(readFrom(list),
            "6 CRUZ+ANA+SANTOS (Rizal NHS) | 7 UY+BO+ (Rizal NHS) | 1=above | 2=above | 3=above | "
            "?AGE as of June | ?MOTHER TONGUE | ?REMARKS");
  const Roster roster = parseRoster(list);
  ASSERT_TRUE(roster.letterhead);
  EXPECT_EQ(roster.letterhead->school, "Rizal NHS");
  EXPECT_EQ(roster.letterhead->line, 2);
  EXPECT_EQ(roster.filledSchools, (std::vector{6, 7}));
  const Roster given = parseRoster(list, {}, "Luna");
  EXPECT_FALSE(given.letterhead) << "the school that the user gives goes before";
  EXPECT_EQ(given.rows.front().school, "Luna");
}

TEST(UnusualList, ASchoolAboveTheHeadingsCountsOnlyIfItIsCertain) {
  const std::string below = "\nName;Grade\nUy, Bo;7\n";
  for (const char* unclear :
       {"School: Rizal\nSchool: Luna", "School:", "School: Name:", "School;District", "School: 303456",
        "School Year: 2026", "Schools Division of Leyte", "Coach: B. Tan"}) {
    const Roster roster = parseRoster(unclear + below);
    EXPECT_FALSE(roster.letterhead) << unclear;
    EXPECT_TRUE(roster.rows.empty()) << unclear;
  }
  EXPECT_EQ(readFrom("School: Rizal\nSchool: Rizal" + below), "4 Uy+Bo+ (Rizal) | 1=above | 2=above");
  // A list with a column for the school has the school in its rows.
  EXPECT_EQ(readFrom("School: Rizal\nName;School\nUy, Bo;Luna\nGo, Al;\n"),
            "4:missingSchool Go, Al | 3 Uy+Bo+ (Luna) | 1=above");
}

TEST(UnusualList, LabelsOfBoysAndGirlsAreNoPlayers) {
  const std::string head = "No.,Name,School\n";
  for (const std::string label : {"MALE", "Female", "BOYS", "Girls:", "LALAKI", "Mga Babae", "MALE: 12"}) {
    EXPECT_EQ(readFrom(head + label + ",,\n1,\"Uy, Bo\",Rizal\n"), "3 Uy+Bo+ (Rizal) | 2=label") << label;
    EXPECT_EQ(readFrom(head + "," + label + ",\n1,\"Uy, Bo\",Rizal\n"), "3 Uy+Bo+ (Rizal) | 2=label")
        << label;
    EXPECT_EQ(readFrom("Last,First,School\n" + label + ",,\nUy,Bo,Rizal\n"), "3 Uy+Bo+ (Rizal) | 2=label")
        << label;
    EXPECT_EQ(readFrom("Last,First\n" + label + ",\nUy,Bo\n", "Rizal"), "3 Uy+Bo+ (Rizal) | 2=label")
        << label;
  }
  EXPECT_EQ(readFrom("Name,School\n\"Uy, Bo\",Rizal\nTotal,1\nMale,1\nFemale,0\n"),
            "2 Uy+Bo+ (Rizal) | 3=total | 4=label | 5=label");
  // The school above holds beyond a label.
  EXPECT_EQ(readFrom("Name,School\n\"A, B\",Rizal\n\"C, D\",\nFEMALE,\n\"E, F\",\n"),
            "2 A+B+ (Rizal) | 3 C+D+ (Rizal) | 5 E+F+ (Rizal) | 4=label");
  EXPECT_EQ(readFrom("Last,First,School\nMale,Ana,Rizal\n"), "2 Male+Ana+ (Rizal)")
      << "a player may have this name";
  EXPECT_EQ(readFrom("Name,School\nMale Ana,Rizal\n"), "2 Ana+Male+ (Rizal)");
}

TEST(UnusualList, BarsSeparateColumns) {
  EXPECT_EQ(readFrom("Name | School\nUy, Bo | Rizal\nGo, Al | Luna\n"), "2 Uy+Bo+ (Rizal) | 3 Go+Al+ (Luna)");
  EXPECT_EQ(readFrom("Name (Last, First)|School\nUy, Bo|Rizal\n"), "2 Uy+Bo+ (Rizal)");
}

// A quote that is not closed takes the next lines into its cell. The message names the line of the quote.
TEST(UnusualList, AQuoteThatIsNotClosedIsToldOnceAtItsLine) {
  const std::string list = "Name,School\n\"Uy, Bo\",Rizal\n\"Go, Al,Luna\n";
  EXPECT_EQ(readFrom(list), "3:openQuote  | 2 Uy+Bo+ (Rizal)");
  EXPECT_EQ(readFrom(list + "\"Sy, Cy\",Mabini\n"), "3:openQuote  | 2 Uy+Bo+ (Rizal)");
  EXPECT_EQ(readFrom(list + "\"Sy, Cy\",Mabini\n\"Tan, Di\",Mabini\n"),
            "3:openQuote  | 2 Uy+Bo+ (Rizal) | 5 Tan+Di+ (Mabini)");
}

// A line such as "RATIONAL, GRADE 8" says that other players follow. The user must see it.
TEST(UnusualList, ATextInIgnoredColumnsIsShown) {
  EXPECT_EQ(
      readFrom(
          "No.,Name,School\nINTEGER,,\n1,\"Uy, Bo\",Rizal\n2,,\nRATIONAL (GRADE 8),,\n1,\"Go, Al\",Luna\n"),
      "3 Uy+Bo+ (Rizal) | 6 Go+Al+ (Luna) | 2=label | 5=label");
}

TEST(UnusualList, ANumberBeforeAWholeNameIsNoPartOfIt) {
  for (const char* number : {"1. ", "12.", "3) ", "4)"}) {
    EXPECT_EQ(readFrom("Name;School\n" + std::string(number) + "Cruz, Ana S.;Rizal\n"),
              "2 Cruz+Ana+S. (Rizal)")
        << number;
  }
  EXPECT_EQ(readFrom("Name;School\n7 Cruz, Ana;Rizal\n"), "2 7 Cruz+Ana+ (Rizal)");
  EXPECT_EQ(readFrom("Name;School\n1.;Rizal\n"), "2:nameUndivided 1.");
}

// Lists with columns of random headings, in a random order. The players are known from the making.
TEST(UnusualList, RandomColumnsNeverHideAPlayer) {
  const std::vector<std::string> others = {
      "Remarks", "Age", "Edad",    "Score",          "Adviser", "Event",   "LRN",    "Sex",
      "Typ",     "G60", "Address", "Parent Consent", "Medal",   "T-shirt", "Status", "School ID"};
  std::mt19937 lots(7);
  const auto below = [&lots](std::size_t count) { return std::size_t{lots()} % count; };
  for (int list = 0; list < 300; ++list) {
    const bool isWhole = below(2) == 0;
    std::vector<std::string> headings = isWhole ? std::vector<std::string>{"Name", "School"}
                                                : std::vector<std::string>{"Last", "First", "School"};
    std::vector<std::string> more = others;
    std::ranges::shuffle(more, lots);
    headings.insert(headings.end(), more.begin(), more.begin() + static_cast<std::ptrdiff_t>(below(7)));
    std::ranges::shuffle(headings, lots);
    std::string text;
    for (std::size_t lines = below(3); lines > 0; --lines) text += "Department of Education\n";
    const auto add = [&text](const std::vector<std::string>& cells) {
      for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : ",") + csvQuoted(cells[i]);
      text += '\n';
    };
    add(headings);
    const std::size_t players = 1 + below(5);
    for (std::size_t player = 0; player < players; ++player) {
      const std::string number = std::to_string(player);
      std::vector<std::string> cells;
      for (const std::string& heading : headings) {
        cells.push_back(heading == "Name"     ? "Last" + number + ", Ana"
                        : heading == "Last"   ? "Last" + number
                        : heading == "First"  ? "Ana"
                        : heading == "School" ? "Rizal"
                                              : (below(2) == 0 ? "" : "x" + number));
      }
      add(cells);
    }
    const Roster roster = parseRoster(text);
    ASSERT_TRUE(roster.faults.empty()) << readFrom(text) << "\n" << text;
    ASSERT_EQ(roster.rows.size(), players) << text;
    for (std::size_t player = 0; player < players; ++player) {
      EXPECT_EQ(roster.rows[player].last, "Last" + std::to_string(player)) << text;
      EXPECT_EQ(roster.rows[player].school, "Rizal") << text;
    }
    EXPECT_TRUE(std::ranges::none_of(roster.columns, [](const RosterColumn& column) {
      return column.source == ColumnSource::Nobody;
    })) << text;
  }
}

}  // namespace
}  // namespace damath::desk
