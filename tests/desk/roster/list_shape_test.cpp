// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of lists as schools and forms shape them: a letterhead above the headings, headings in two lines, a
// school written once, totals and signatures below.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "app/desk/roster/heading_search.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/text/csv.hpp"

namespace damath::desk {
namespace {

// Returns the errors of the list as "line:reason", its rows as "line last+first+middle (school, grade)", and
// its passed lines as "line=kind".
std::string linesReadAs(std::string_view list, std::string_view schoolOfRest = {}) {
  const Roster roster = parseRoster(list, {}, schoolOfRest);
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " | ") + part; };
  for (const RowFault& fault : roster.faults) {
    add(std::to_string(fault.line) + ":" + std::string(toText(fault.reason)) + " " + fault.text);
  }
  for (const RosterRow& row : roster.rows) {
    add(std::to_string(row.line) + " " + row.last + "+" + row.first + "+" + row.middle + " (" + row.school +
        (row.grade.empty() ? "" : ", " + row.grade) + ")");
  }
  for (const PassedLine& line : roster.passed) {
    add(std::to_string(line.line) + "=" + std::string(toText(line.kind)));
  }
  return text;
}

TEST(ListShape, ALetterheadStandsAboveTheHeadings) {
  EXPECT_EQ(linesReadAs(
                "Republic of the Philippines,,,,\nDepartment of Education,,,,\n"
                "OFFICIAL LIST OF CONTESTANTS - DAMATH,,,,\n,,,,\nNo.,NAME OF CONTESTANT,SCHOOL,GRADE,COACH\n"
                "1,\"Reyes, Ana L.\",Rizal NHS,7,B. Tan\n2,\"Lim, Bo C.\",Mabini NHS,7,L. Uy\n"),
            "6 Reyes+Ana+L. (Rizal NHS, 7) | 7 Lim+Bo+C. (Mabini NHS, 7) | 1=above | 2=above | 3=above");
  const Roster roster = parseRoster("DepEd\n\nNo.,Name,School\n1,\"Uy, Bo\",Rizal\n");
  EXPECT_EQ(roster.headingLine, 3);
  ASSERT_EQ(roster.columns.size(), 3U);
  EXPECT_TRUE(isIgnored(roster.columns[0]));
  EXPECT_EQ(roster.columns[0].sample, "1");
  EXPECT_EQ(roster.columns[1].heading, "Name");
}

TEST(ListShape, ALineOfTheLetterheadMayHaveHeadingsOrOtherSeparators) {
  EXPECT_EQ(linesReadAs("School:,Rizal NHS,Division:,Laguna\nCoach:,B. Tan,,\nNo.,Name,School,Grade\n"
                        "1,\"Uy, Bo\",Rizal,7\n"),
            "4 Uy+Bo+ (Rizal, 7) | 1=above | 2=above");
  EXPECT_EQ(linesReadAs("Participants\n\nName,School\n\"Uy, Bo\",Rizal\n"), "4 Uy+Bo+ (Rizal) | 1=above");
  EXPECT_EQ(linesReadAs("Division Damath Contest, 2026\nName;School\nUy, Bo;Rizal\n"),
            "3 Uy+Bo+ (Rizal) | 1=above");
  EXPECT_EQ(linesReadAs("Calamba City\nName\tSchool\nUy, Bo\tRizal\n"), "3 Uy+Bo+ (Rizal) | 1=above");
  // Unknown headings below a letterhead are asked about, not the letterhead.
  EXPECT_EQ(linesReadAs("DepEd,,\nNo.,Kandidato,Skwela\n1,\"Uy, Bo\",Rizal\n"),
            "2:wrongHeader Kandidato | 2:wrongHeader Skwela | 2:columnMissing last, first, school | 1=above");
  EXPECT_EQ(linesReadAs("DepEd\nKandidato,School,Grade\n\"Uy, Bo\",Rizal,7\n"),
            "2:wrongHeader Kandidato | 2:columnMissing last, first | 1=above");
}

TEST(ListShape, TheHeadingsOfTwoLinesAreOne) {
  for (const char* heads :
       {"No.,NAME OF LEARNER,,,SCHOOL,GRADE\n,Last Name,First Name,M.I.,,\n",
        "No.,NAME OF LEARNER,,,SCHOOL,GRADE\nNo.,Last Name,First Name,M.I.,SCHOOL,GRADE\n",
        "DepEd,,,,,\nNo.,CONTESTANTS,,,SCHOOL,GRADE\n,Last,First,Middle,,\n"}) {
    const std::string text = linesReadAs(std::string(heads) + "1,Uy,Bo,T.,Rizal,7\n");
    EXPECT_NE(text.find(" Uy+Bo+T. (Rizal, 7)"), std::string::npos) << heads << text;
    EXPECT_EQ(text.find(':'), std::string::npos) << heads << text;
  }
  // The upper line has no heading for the names.
  EXPECT_EQ(linesReadAs(",PROFILE,,SCHOOL\n,Last,First,\n1,Uy,Bo,Rizal\n"), "3 Uy+Bo+ (Rizal)");
  EXPECT_EQ(linesReadAs(",PROFILE,,SCHOOL\n,Last,First,\nA,Uy,Bo,Rizal\n"), "2:blankHeading 1");
  EXPECT_EQ(linesReadAs("No.,PROFILE,,SCHOOL\n,Last,First,\n1,Uy,Bo,Rizal\n"), "3 Uy+Bo+ (Rizal)");
}

// A label of the letterhead stands right above headings with blank cells. It is never the heading of a
// column.
TEST(ListShape, ALabelAboveTheHeadingsIsNoHeading) {
  const std::string below = "\n,Last Name,First Name,Grade\n1,Cruz,Ana,7\n2,Go,Al,8\n";
  for (const char* label : {"Coach:,B. Tan", "Coach,B. Tan", "District:,IV", "School:", "School",
                            "Teacher-Coach,,B. Tan,", "Grade:,7"}) {
    EXPECT_EQ(linesReadAs(label + below), "2:columnMissing school | 1=above") << label;
  }
  // A label with a school gives the school of the players.
  const std::string players = "3 Cruz+Ana+ (Rizal NHS, 7) | 4 Go+Al+ (Rizal NHS, 8) | 1=above";
  for (const char* label :
       {"School:,Rizal NHS", "School,Rizal NHS", "School: Rizal NHS,,,", "School:,,Rizal NHS,",
        "Division:,Laguna,School:,Rizal NHS", "Paaralan:,Rizal NHS", "Name of School:Rizal NHS"}) {
    EXPECT_EQ(linesReadAs(label + below), players) << label;
  }
  // The column of the numbers may have another text below the players.
  EXPECT_EQ(linesReadAs("School,Rizal NHS" + below + "Prepared by:,,,\n"), players + " | 5=ending");
  // The cells of the column are no numbers.
  EXPECT_EQ(linesReadAs("School,Rizal NHS\n,Last Name,First Name,Grade\nA,Cruz,Ana,7\n"),
            "2:blankHeading 1 | 1=above");
  EXPECT_EQ(linesReadAs("School,Name\n,Last Name,First Name\n1,Cruz,Ana\n"), "2:columnMissing school");
  // Headings in two lines are still read.
  EXPECT_EQ(linesReadAs("SCHOOL,PROFILE,,GRADE\n,Last,First,\nRizal,Uy,Bo,7\n"), "3 Uy+Bo+ (Rizal, 7)");
  EXPECT_EQ(linesReadAs("No.,NAME:,,SCHOOL:\n,Last,First,\n1,Uy,Bo,Rizal\n"), "3 Uy+Bo+ (Rizal)");
}

TEST(ListShape, ASchoolIsWrittenOnceForTheRowsBelow) {
  const std::string list =
      "School,Last Name,First Name,Grade\nRizal NHS,Reyes,Ana,7\n,Lim,Bo,8\n,Uy,Cara,9\nMabini NHS,Go,Dan,7\n"
      ",Sy,Eva,8\n";
  EXPECT_EQ(linesReadAs(list),
            "2 Reyes+Ana+ (Rizal NHS, 7) | 3 Lim+Bo+ (Rizal NHS, 8) | 4 Uy+Cara+ (Rizal NHS, 9) | "
            "5 Go+Dan+ (Mabini NHS, 7) | 6 Sy+Eva+ (Mabini NHS, 8)");
  const Roster roster = parseRoster(list);
  std::vector<int> lines;
  for (const RosterRow& row : roster.rows) lines.push_back(row.schoolLine);
  EXPECT_EQ(lines, (std::vector{0, 2, 2, 0, 5}));
  // The school may have a line of its own, with its district.
  EXPECT_EQ(linesReadAs("Name,School,District\n,Rizal,I\n\"A, B\",,\n\"C, D\",,\n,Mabini,II\n\"E, F\",,\n"),
            "3 A+B+ (Rizal) | 4 C+D+ (Rizal) | 6 E+F+ (Mabini) | 2=school | 5=school");
  EXPECT_EQ(parseRoster("Name,School,District\n,Rizal,I\n\"A, B\",,\n\"C, D\",,\n").rows[1].district, "I");
}

TEST(ListShape, ABlankSchoolThatMayBeAMistakeStaysAnError) {
  // A single blank cell, a school that is written twice, a first row without a school.
  EXPECT_EQ(linesReadAs("Name,School\n\"A, B\",Rizal\n\"C, D\",\n\"E, F\",Mabini\n"),
            "3:missingSchool C, D | 2 A+B+ (Rizal) | 4 E+F+ (Mabini)");
  EXPECT_EQ(linesReadAs("Name,School\n\"A, B\",Rizal\n\"C, D\",Rizal\n\"E, F\",\n\"G, H\",\n"),
            "4:missingSchool E, F | 5:missingSchool G, H | 2 A+B+ (Rizal) | 3 C+D+ (Rizal)");
  EXPECT_EQ(linesReadAs("Name,School\n\"A, B\",\n\"C, D\",Rizal\n\"E, F\",\n\"G, H\",\n"),
            "2:missingSchool A, B | 4:missingSchool E, F | 5:missingSchool G, H | 3 C+D+ (Rizal)");
  std::string many = "Name,School\n";
  for (int i = 0; i < 40; ++i) many += "\"P, Q" + std::to_string(i) + "\",S" + std::to_string(i) + "\n";
  EXPECT_EQ(linesReadAs(many + "\"A, B\",\n\"C, D\",\n").substr(0, 46),
            "42:missingSchool A, B | 43:missingSchool C, D ")
      << "two of more than twenty are mistakes";
  // A few forgotten schools in a list of any size are mistakes, wherever they are.
  for (int size = 6; size <= 40; ++size) {
    for (int place = 1; place + 2 < size; ++place) {
      std::string list = "Name,School\n";
      std::string faults;
      for (int i = 0; i < size; ++i) {
        const bool isForgotten = i == place || i == size - 1;
        const std::string name = "P, Q" + std::to_string(i);
        list += "\"" + name + "\"," + (isForgotten ? "" : "S" + std::to_string(i)) + "\n";
        if (isForgotten) faults += std::to_string(i + 2) + ":missingSchool " + name + " | ";
      }
      ASSERT_TRUE(linesReadAs(list).starts_with(faults)) << list << linesReadAs(list);
    }
  }
  // A large school stands among many small schools: half of the rows have no school.
  std::string large = "Name,School\n\"A, A\",Rizal\n";
  for (int i = 0; i < 12; ++i) large += "\"B, B" + std::to_string(i) + "\",\n";
  for (int i = 0; i < 8; ++i) large += "\"C, C\",S" + std::to_string(i) + "\n";
  EXPECT_TRUE(parseRoster(large).faults.empty()) << linesReadAs(large);
}

TEST(ListShape, TotalsAndSignaturesBelowArePassed) {
  const std::string list = "No.,Name,School,Grade\n1,\"Uy, Bo\",Rizal,7\n2,\"Go, Al\",Mabini,7\n";
  const std::string players = "2 Uy+Bo+ (Rizal, 7) | 3 Go+Al+ (Mabini, 7)";
  EXPECT_EQ(linesReadAs(list + "3,,,\n,,,\n,TOTAL: 2,,\n"), players + " | 6=total");
  EXPECT_EQ(linesReadAs(list + "Total,,,2\n"), players + " | 4=total");
  EXPECT_EQ(linesReadAs(list + ",Kabuuan,2,\n"), players + " | 4=total");
  EXPECT_EQ(
      linesReadAs(
          list + ",*** Nothing follows ***,,\n,Prepared by:,Noted by:,\n,B. TAN,L. UY,\n,Coach,Principal,\n"),
      players + " | 4=ending | 5=ending | 6=ending | 7=ending");
  EXPECT_EQ(linesReadAs(list + "Inihanda ni:,,,\n,B. TAN,,\n"), players + " | 4=ending | 5=ending");
  EXPECT_EQ(linesReadAs(list + "No.,Name,School,Grade\n3,\"Sy, Cy\",Luna,7\n"),
            players + " | 5 Sy+Cy+ (Luna, 7) | 4=headings");
}

// In a list that writes each school once, a line below the players gets no school from above.
TEST(ListShape, LinesBelowThePlayersGetNoSchool) {
  struct Shape {
    std::string list;     // the headings and five players of two schools
    std::string players;  // the players as they are read
    std::vector<std::string> endings;
    std::vector<std::string> totals;
  };
  const std::string players =
      "2 Reyes+Ana+ (Rizal) | 3 Lim+Bo+ (Rizal) | 4 Go+Dan+ (Mabini) | 5 Sy+Eva+ (Mabini) | 6 Uy+Cy+ "
      "(Mabini)";
  const Shape shapes[] = {
      {"Last,First,School\nReyes,Ana,Rizal\nLim,Bo,\nGo,Dan,Mabini\nSy,Eva,\nUy,Cy,\n",
       players,
       {"Prepared by:,Maria Santos,\n", "Prepared by:,,\n\"Santos, EdD\",Maria D.,\n",
        "Prepared by:,Maria Santos,Principal\n", "Inihanda ni,Maria Santos,\nGuro III,Rizal NHS,\n",
        "*** nothing follows ***,x,\nNoted:,Juan Cruz,\n"},
       {"TOTAL,5,\n", "Total,5,5\n", "Kabuuan,5 players,\n", "Grand total,5,\n"}},
      {"School,Last,First\nRizal,Reyes,Ana\n,Lim,Bo\nMabini,Go,Dan\n,Sy,Eva\n,Uy,Cy\n",
       players,
       {"Prepared by:,,\n,Maria,Santos\n", "Prepared by:,Maria,Santos\n", "Prepared by:,,\nMaria Santos,,\n",
        ",Prepared by:,Maria Santos\n", "Noted by:,,\nMaria Santos,,\n,Guro III,Rizal NHS\n"},
       {"TOTAL,5,\n", "TOTAL,,\n", "Total: 5,,\n", ",TOTAL,5\n"}},
      {"No.,Name,School\n1,\"Reyes, Ana\",Rizal\n2,\"Lim, Bo\",\n3,\"Go, Dan\",Mabini\n4,\"Sy, Eva\",\n"
       "5,\"Uy, Cy\",\n",
       players,
       {"Prepared by:,,\n,\"MARIA D. SANTOS, EdD\",\n", "Prepared by:,\"Santos, Maria\",\n",
        ",Prepared by:,\n,\"MARIA D. SANTOS, EdD\",\n,\"Head, Math\",\n",
        ",\"Prepared by: Maria Santos, EdD\",Rizal\n"},
       {"TOTAL,5,\n", ",TOTAL: 5,\n", "Total,,5\n"}}};
  for (const Shape& shape : shapes) {
    ASSERT_EQ(linesReadAs(shape.list), shape.players);
    for (const std::string& ending : shape.endings) {
      const Roster roster = parseRoster(shape.list + ending);
      EXPECT_EQ(roster.rows.size(), 5U) << ending << linesReadAs(shape.list + ending);
      EXPECT_TRUE(roster.faults.empty()) << ending << linesReadAs(shape.list + ending);
      EXPECT_FALSE(roster.passed.empty()) << ending;
    }
    for (const std::string& total : shape.totals) {
      EXPECT_EQ(linesReadAs(shape.list + total), shape.players + " | 7=total") << total;
    }
  }
}

TEST(ListShape, PlayersBelowAnEndingOrATotalGetNoSchoolFromAboveIt) {
  const std::string list =
      "School,Name\nRizal,\"Reyes, Ana\"\n,\"Lim, Bo\"\nMabini,\"Go, Dan\"\n,\"Sy, Eva\"\n";
  const std::string players =
      "2 Reyes+Ana+ (Rizal) | 3 Lim+Bo+ (Rizal) | 4 Go+Dan+ (Mabini) | 5 Sy+Eva+ (Mabini)";
  // A player with a school shows that the list goes on. So the lines before this player are errors.
  EXPECT_EQ(linesReadAs(list + "Prepared by:,\n,\"Santos, EdD\"\nLuna,\"Uy, Cy\"\n,\"Tan, Di\"\n"),
            "6:missingLast  | 6:missingFirst  | 7:missingSchool Santos, EdD | " + players +
                " | 8 Uy+Cy+ (Luna) | 9 Tan+Di+ (Luna)");
  EXPECT_EQ(linesReadAs(list + ",\"Prepared by: Ana, EdD\"\nLuna,\"Uy, Cy\"\n"),
            "6:missingSchool Prepared by: Ana, EdD | " + players + " | 7 Uy+Cy+ (Luna)");
  EXPECT_EQ(linesReadAs(list + "Luna,\"Prepared by: Ana, EdD\"\n,\"Uy, Cy\"\n"),
            "6:nameUnclear Prepared by: Ana, EdD | " + players + " | 7 Uy+Cy+ (Luna)");
  EXPECT_EQ(linesReadAs(list + "Subtotal,2\n,\"Uy, Cy\"\nLuna,\"Tan, Di\"\n"),
            "7:missingSchool Uy, Cy | " + players + " | 8 Tan+Di+ (Luna) | 6=total");
}

// A user can give the school of the rows that have none. Totals and signatures do not become players by it.
TEST(ListShape, TheSchoolOfTheRestIsOnlyForPlayers) {
  const std::string list = "Department of Education\nList of players\nLast,First\nUy,Bo\nGo,Al\n";
  const std::string players = "4 Uy+Bo+ (Luna) | 5 Go+Al+ (Luna) | 1=above | 2=above";
  EXPECT_EQ(linesReadAs(list, "Luna"), players);
  for (const char* total : {"Total,2\n", "TOTAL: 2,\n", "Kabuuan,2 players\n"})
    EXPECT_EQ(linesReadAs(list + total, "Luna"), players + " | 6=total") << total;
  EXPECT_EQ(linesReadAs(list + "Prepared by:,Noted by:\nMaria,Juan\nCoach,Principal\n", "Luna"),
            players + " | 6=ending | 7=ending | 8=ending");
  EXPECT_EQ(linesReadAs("Name\n\"Uy, Bo\"\nPrepared by:\n\"MARIA D. SANTOS, EdD\"\n", "Luna"),
            "2 Uy+Bo+ (Luna) | 3=ending | 4=ending");
  // The school above comes first, and holds until a total.
  const std::string once = "Last,First,School\nUy,Bo,Rizal\nGo,Al,\nSy,Cy,\n";
  EXPECT_EQ(linesReadAs(once + "Total,3,\nLim,Di,\n", "Luna"),
            "2 Uy+Bo+ (Rizal) | 3 Go+Al+ (Rizal) | 4 Sy+Cy+ (Rizal) | 6 Lim+Di+ (Luna) | 5=total");
  EXPECT_EQ(parseRoster(once + "Total,3,\nLim,Di,\n", {}, "Luna").filledSchools, std::vector{6});
}

// A player with a school shows that the list goes on. So the rows above this player are players too, as far
// as they can be, and have the school of the rest.
TEST(ListShape, TheSchoolOfTheRestHoldsBelowLinesThatAreNoEnding) {
  const std::string list = "Last,First,School\nUy,Bo,Rizal\nLim,Al,Rizal\n";
  const std::string players = "2 Uy+Bo+ (Rizal) | 3 Lim+Al+ (Rizal)";
  EXPECT_EQ(linesReadAs(list + "Prepared by:,,\nGo,Al,\nTotal,4,\nSy,Cy,Rizal\nTan,Di,\n", "Luna"),
            "4:missingFirst Prepared by: | " + players +
                " | 5 Go+Al+ (Luna) | 7 Sy+Cy+ (Rizal) | 8 Tan+Di+ (Luna) | 6=total");
  EXPECT_EQ(linesReadAs(list + "Noted by,Ana,\nGo,Al,\nSy,Cy,Rizal\n", "Luna"),
            "4:nameUnclear Noted by, Ana | " + players + " | 5 Go+Al+ (Luna) | 6 Sy+Cy+ (Rizal)");
  EXPECT_EQ(linesReadAs("Last,First\nUy,Bo\nPrepared by:,\nGo,Al\n\"Sy,Cy\n", "Luna"),
            "3:missingFirst Prepared by: | 5:openQuote  | 2 Uy+Bo+ (Luna) | 4 Go+Al+ (Luna)")
      << "an open quote is no ending";
  // The rows below the player have the school of the player, if the list writes schools once.
  const std::string once = "Last,First,School\nUy,Bo,Rizal\nGo,Al,\nSy,Cy,\n";
  EXPECT_EQ(linesReadAs(once + "Prepared by:,,Mabini\nLim,Di,\nTan,Ed,Bonifacio\nDee,Flo,\n", "Luna"),
            "5:missingFirst Prepared by: | 2 Uy+Bo+ (Rizal) | 3 Go+Al+ (Rizal) | 4 Sy+Cy+ (Rizal) | 6 "
            "Lim+Di+ (Luna) | 7 Tan+Ed+ (Bonifacio) | 8 Dee+Flo+ (Bonifacio)");
}

// A line is passed only if it cannot be a player. Otherwise its error stays.
TEST(ListShape, PlayersAreNeverPassed) {
  const std::string list = "Name,School,Grade\n\"Uy, Bo\",Rizal,7\n\"Go, Al\",Rizal,7\n";
  const std::string players = "2 Uy+Bo+ (Rizal, 7) | 3 Go+Al+ (Rizal, 7)";
  EXPECT_EQ(linesReadAs(list + "\"Total, Ana\",Rizal,7\n"), players + " | 4 Total+Ana+ (Rizal, 7)");
  EXPECT_EQ(linesReadAs(list + "\"Total, Ana\",,7\n"), "4:missingSchool Total, Ana | " + players);
  EXPECT_EQ(linesReadAs(list + "Total Ana,Rizal,7\n"), "4:nameUndivided Total Ana | " + players);
  EXPECT_EQ(linesReadAs(list + "\"Noted, Ana\",,7\n"), "4:missingSchool Noted, Ana | " + players);
  EXPECT_EQ(linesReadAs(list + "Prepared by:,,\nB. Tan,,\n\"Sy, Cy\",Rizal,7\n"),
            "4:nameUndivided Prepared by: | 4:missingSchool Prepared by: | 5:nameUndivided B. Tan | "
            "5:missingSchool B. Tan | " +
                players + " | 6 Sy+Cy+ (Rizal, 7)")
      << "a player follows, so the list does not end there";
  EXPECT_EQ(linesReadAs(list + "Prepared by:,,\n\"B. Tan,,\n"),
            "4:nameUndivided Prepared by: | 4:missingSchool Prepared by: | 5:openQuote  | " + players);
}

TEST(ListShape, ErrorsOfTheSpreadsheetAreNoNames) {
  EXPECT_EQ(linesReadAs("No.,Name,School\n#REF!,\"Uy, Bo\",Rizal\n2,#N/A,Rizal\n"),
            "3:noValue #N/A | 2 Uy+Bo+ (Rizal)");
}

TEST(ListShape, TheExportOfAForm) {
  std::string list =
      "Timestamp,Email Address,Name of Participant (Last Name; First Name; M.I.),Name of School,Grade Level,"
      "Name of Coach,Contact Number\n"
      "11/20/2026 8:01:22,a@x.ph,\"Dela Cruz, Juan Miguel P.\",Rizal NHS,Grade 7,Mr. Ben Tan,0917-000-0001\n"
      "11/20/2026 8:03:10,b@x.ph,\"SANTOS, MA. TERESA B.\",Mabini NHS,Grade 7,Gng. Lea Uy,9.17E+09\n"
      "11/20/2026 8:05:44,c@x.ph,\"Peña, Niño Jr. R.\",Luna NHS,7,Mr. O. Cruz,\n";
  EXPECT_EQ(
      linesReadAs(list),
      "2 Dela Cruz+Juan Miguel+P. (Rizal NHS, Grade 7) | 3 SANTOS+MA. TERESA+B. (Mabini NHS, Grade 7) | "
      "4 Peña+Niño Jr.+R. (Luna NHS, 7)");
}

struct NameCase {
  const char* written;
  const char* read;
};

TEST(ListShape, NamesWithSuffixes) {
  for (const NameCase& each : {NameCase{"Cruz, Juan, Jr.", "Cruz+Juan Jr.+"},
                               {"CRUZ, JUAN, JR", "CRUZ+JUAN JR+"},
                               {"Cruz, Juan, III, P.", "Cruz+Juan III+P."},
                               {"Cruz, Juan, P., Jr.", "Cruz+Juan Jr.+P."},
                               {"Cruz, Juan P., Jr.", "Cruz+Juan Jr.+P."},
                               {"Cruz, Juan P. Jr.", "Cruz+Juan Jr.+P."},
                               {"Cruz, Juan Jr. P.", "Cruz+Juan Jr.+P."},
                               {"Cruz, Juan, Santos Jr.", "Cruz+Juan Jr.+Santos"},
                               {"Cruz, Juan Jr.", "Cruz+Juan Jr.+"},
                               {"Cruz Jr., Juan P.", "Cruz Jr.+Juan+P."},
                               {"De la Cruz, Ma. Teresa B.", "De la Cruz+Ma. Teresa+B."},
                               {"DELA CRUZ, MA. TERESA B", "DELA CRUZ+MA. TERESA+B"},
                               {"Reyes, Ana V.", "Reyes+Ana+V."}}) {
    EXPECT_EQ(linesReadAs("Name;School\n" + std::string(each.written) + ";Rizal\n"),
              "2 " + std::string(each.read) + " (Rizal)");
  }
  for (const char* unclear :
       {"Cruz, Jr., Juan", "Cruz, Jr.", "Cruz, Juan Jr., Sr.", "Cruz, , Jr.", "Cruz, A, B, C"}) {
    EXPECT_EQ(linesReadAs("Name;School\n" + std::string(unclear) + ";Rizal\n"),
              "2:nameUnclear " + std::string(unclear));
  }
  EXPECT_EQ(linesReadAs("Name;M.I.;School\nCruz, Juan, Jr.;P.;Rizal\nUy, Bo P. Jr.;P.;Rizal\n"),
            "2 Cruz+Juan Jr.+P. (Rizal) | 3 Uy+Bo Jr.+P. (Rizal)");
}

TEST(ListShape, TheHeadingsOfFormsAreKnown) {
  using enum RosterField;
  for (const char* name : {"Name of Participant",
                           "NAME OF CONTESTANT",
                           "Name of Pupil",
                           "Names of Learners",
                           "Participant",
                           "Participants",
                           "Contestant's Name",
                           "KALAHOK",
                           "Mga Kalahok",
                           "Pangalan ng Kalahok",
                           "Pangalan ng mga Kalahok",
                           "Name of the Player",
                           "Student Name",
                           "Name of Participant / Contestant",
                           "Contestant/Pupil/Learner",
                           "Complete Name",
                           "Name of Participant (Last Name; First Name; M.I.)",
                           "Last Name, First Name, M.I.",
                           "1. Full name",
                           "Name of Mathlete"}) {
    const auto meaning = meaningOf(name);
    ASSERT_TRUE(meaning) << name;
    EXPECT_EQ(meaning->field, Name) << name;
  }
  for (const char* grade : {"Gr. & Sec.", "GR. & SEC", "Year & Section", "Grade and Section", "Yr. & Sec.",
                            "Grade/Section", "Baitang at Pangkat", "Grade Level & Section", "Year Level"}) {
    const auto meaning = meaningOf(grade);
    ASSERT_TRUE(meaning) << grade;
    EXPECT_EQ(meaning->field, Grade) << grade;
  }
  for (const char* coach :
       {"Teacher-Coach", "Teacher/Coach", "Name of Teacher-Coach", "Coach/Trainer", "Coaches"}) {
    const auto meaning = meaningOf(coach);
    ASSERT_TRUE(meaning) << coach;
    EXPECT_EQ(meaning->field, Coach) << coach;
  }
  for (const char* ignored :
       {"No.", "#", "LRN", "L.R.N.", "Learner Reference Number", "Sex", "Gender", "Kasarian", "Timestamp",
        "Email", "E-mail Address", "Contact Number", "No./Blg."}) {
    const auto meaning = meaningOf(ignored);
    ASSERT_TRUE(meaning) << ignored;
    EXPECT_EQ(meaning->field, std::nullopt) << ignored;
  }
  for (const char* unknown :
       {"Remarks", "Event", "Age", "Signature", "Participant 1", "7", "1.", "/", "Score"}) {
    EXPECT_FALSE(meaningOf(unknown)) << unknown;
  }
}

// Returns the grade and the section of each row: "8/Narra".
std::string sectionsReadAs(std::string_view list) {
  std::string text;
  for (const RosterRow& row : parseRoster(list).rows) {
    text += (text.empty() ? "" : " ") + row.grade + "/" + row.section;
  }
  return text;
}

TEST(ListShape, AColumnOfGradeAndSectionIsSplit) {
  for (const std::string heading :
       {"Gr. & Sec.", "Grade and Section", "Baitang at Pangkat", "Year/Section"}) {
    const std::string head = "Name;School;" + heading + "\n";
    EXPECT_EQ(sectionsReadAs(head + "Uy, Bo;Rizal;8-Narra\nGo, Al;Rizal;Grade 7 - Molave\n"
                                    "Tan, Di;Rizal;VIII Ipil\nLim, Cy;Rizal;8\nCua, Ed;Rizal;Narra\n"
                                    "Yap, Jo;Rizal;\n"),
              "8/Narra 7/Molave 8/Ipil 8/ /Narra /")
        << heading;
  }
  EXPECT_EQ(sectionsReadAs("Name;School;Grade\nUy, Bo;Rizal;8-Narra\nGo, Al;Rizal;G7-Ipil\n"),
            "8/Narra 7/Ipil")
      << "each cell has both";
  EXPECT_EQ(sectionsReadAs("Name;School;Grade\nUy, Bo;Rizal;8-Narra\nGo, Al;Rizal;7\n"), "8-Narra/ 7/");
  EXPECT_EQ(sectionsReadAs("Name;School;Grade;Section\nUy, Bo;Rizal;8-Narra;\nGo, Al;Rizal;7;Ipil\n"),
            "8-Narra/ 7/Ipil");
  EXPECT_EQ(sectionsReadAs("Name;School;Gr. & Sec.;Section\nUy, Bo;Rizal;8-A;Narra\n"), "8-A/Narra");
}

// Makes lists of random shapes. The players are known from the making.
class RandomList {
 public:
  explicit RandomList(unsigned seed) : m_lots(seed) {
    m_isOnce = below(2) == 0;
    m_isWhole = below(2) == 0;
    letterhead();
    headings();
    const std::size_t schools = 2 + below(4);
    for (std::size_t i = 0; i < schools; ++i) players("School " + std::string(1, static_cast<char>('A' + i)));
    ending();
  }
  std::string text;
  std::vector<std::string> expected;  // "line last+first (school)" of each player

 private:
  std::size_t below(std::size_t count) { return std::size_t{m_lots()} % count; }
  std::string any(const std::vector<std::string>& texts) { return texts[below(texts.size())]; }
  void line(const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : ",") + csvQuoted(cells[i]);
    text += '\n';
    ++m_line;
  }

  void letterhead() {
    for (std::size_t count = below(4); count > 0; --count) {
      line({any({"Republic of the Philippines", "Department of Education", "Division of Laguna, Region IV-A",
                 "OFFICIAL LIST OF PARTICIPANTS", "S.Y. 2026-2027", "School Year"})});
      if (below(3) == 0) line({});
    }
  }
  void headings() {
    if (m_isWhole) {
      line({any({"No.", "#"}), any({"LRN", "Sex"}),
            any({"Name of Participant", "Kalahok", "NAME OF LEARNER (LN, FN)"}), "",
            any({"School", "PAARALAN"}), any({"Gr. & Sec.", "Grade"})});
    } else if (below(2) == 0) {
      line({"No.", "LRN", "Last Name", "First Name", "School", "Grade"});
    } else {
      line({"No.", "LRN", "NAME", "", "School", "Grade"});
      line({"", "", "Last", "First", "", ""});
    }
  }
  void players(const std::string& school) {
    bool isFirst = true;
    if (m_isOnce && below(3) == 0) {
      line({"", "", "", "", school, ""});
      isFirst = false;
    }
    for (std::size_t count = 2 + below(3); count > 0; --count) {
      if (below(5) == 0) line({});
      const std::string last = "Last" + std::to_string(m_number);
      const std::string first = "First" + std::to_string(m_number);
      const std::string shown = !m_isOnce || isFirst ? school : "";
      isFirst = false;
      ++m_number;
      line({std::to_string(m_number), "136512345678", m_isWhole ? last + ", " + first : last,
            m_isWhole ? "" : first, shown, any({"7", "Grade 8", ""})});
      expected.push_back(std::to_string(m_line) + " " + last + "+" + first + " (" + school + ")");
    }
    if (below(4) == 0) line({"", "", any({"Total", "Kabuuan: 3", "Sub-total"}), "", "", any({"", "3"})});
  }
  void ending() {
    for (std::size_t count = below(3); count > 0; --count)
      line({std::to_string(++m_number), "", "", "", "", ""});
    if (below(2) == 0) line({"", "", any({"Grand Total", "TOTAL NO. OF PARTICIPANTS: 9"}), "", "", ""});
    if (below(2) == 0) {
      line({any({"Prepared by:", ""}), "", any({"Prepared by:", "Inihanda ni:", "*** nothing follows ***"}),
            "", "", ""});
      line({"", "", "JUAN DELA CRUZ", "", "MARIA SANTOS", ""});
      line({"", "", "Teacher III", "", "School Head", ""});
    }
  }

  std::mt19937 m_lots;
  bool m_isOnce = false;
  bool m_isWhole = false;
  int m_line = 0;
  int m_number = 0;
};

TEST(ListShape, RandomShapesAreReadAsTheyWereMade) {
  std::size_t players = 0;
  for (unsigned seed = 1; seed <= 500; ++seed) {
    const RandomList list(seed);
    const Roster roster = parseRoster(list.text);
    ASSERT_TRUE(roster.faults.empty()) << seed << ": " << linesReadAs(list.text) << "\n" << list.text;
    std::vector<std::string> read;
    for (const RosterRow& row : roster.rows) {
      read.push_back(std::to_string(row.line) + " " + row.last + "+" + row.first + " (" + row.school + ")");
    }
    ASSERT_EQ(read, list.expected) << seed << "\n" << list.text;
    players += read.size();
  }
  EXPECT_GT(players, 3000U);
}

}  // namespace
}  // namespace damath::desk
