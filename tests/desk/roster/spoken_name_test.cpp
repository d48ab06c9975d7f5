// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of whole names in the spoken order, "Juan B. Dela Cruz", as forms on the web write them.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"

namespace damath::desk {
namespace {

// Returns the errors as "line:reason text", the rows as "line last+first+middle", the rows that the program
// divided by a guess with "<written" behind, the passed lines as "line=kind", and guessed columns as
// "~heading".
std::string namesIn(std::string_view list, const std::vector<ColumnChoice>& choices = {},
                    std::string_view schoolOfRest = {}) {
  const Roster roster = parseRoster(list, choices, schoolOfRest);
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " | ") + part; };
  for (const RowFault& fault : roster.faults) {
    add(std::to_string(fault.line) + ":" + std::string(toText(fault.reason)) + " " + fault.text);
  }
  for (const RosterRow& row : roster.rows) {
    add(std::to_string(row.line) + " " + row.last + "+" + row.first + "+" + row.middle +
        (row.dividedFrom.empty() ? "" : "<" + row.dividedFrom));
  }
  for (const PassedLine& line : roster.passed) {
    add(std::to_string(line.line) + "=" + std::string(toText(line.kind)));
  }
  for (const RosterColumn& column : roster.columns) {
    if (isGuessed(column)) add("~" + column.heading);
  }
  return text;
}

struct SpokenCase {
  const char* written;
  const char* read;
};

TEST(SpokenNames, AreDividedBeforeTheLastName) {
  for (const SpokenCase& each : {SpokenCase{"Juan Dela Cruz", "Dela Cruz+Juan+"},
                                 {"JUAN DELA CRUZ", "DELA CRUZ+JUAN+"},
                                 {"Juan B. Dela Cruz", "Dela Cruz+Juan+B."},
                                 {"Juan B Reyes", "Reyes+Juan+B"},
                                 {"Maria Teresa Santos", "Santos+Maria Teresa+"},
                                 {"Ma. Teresa B. Santos", "Santos+Ma. Teresa+B."},
                                 {"Ana de la Paz", "de la Paz+Ana+"},
                                 {"Ana De Los Reyes", "De Los Reyes+Ana+"},
                                 {"Niño San Jose", "San Jose+Niño+"},
                                 {"Lea Sta. Maria", "Sta. Maria+Lea+"},
                                 {"Lea Mac Arthur", "Mac Arthur+Lea+"},
                                 {"Juan Cruz Jr.", "Cruz+Juan Jr.+"},
                                 {"Juan Cruz, Jr.", "Cruz+Juan Jr.+"},
                                 {"Juan P. Dela Cruz III", "Dela Cruz+Juan III+P."},
                                 {"Ana C. Santos Reyes", "Santos Reyes+Ana+C."},
                                 {"J. R. Santos", "Santos+J.+R."},
                                 {"3. Juan Cruz", "Cruz+Juan+"},
                                 {"San Juan", "Juan+San+"}}) {
    EXPECT_EQ(namesIn("Full name;School\n" + std::string(each.written) + ";Rizal\n"),
              "2 " + std::string(each.read) + "<" + each.written + " | ~Full name");
  }
  EXPECT_EQ(namesIn("Name;M.I.;School\nJuan B. Cruz;B.;Rizal\nAna Uy;C.;Rizal\n"),
            "2 Cruz+Juan+B.<Juan B. Cruz | 3 Uy+Ana+C.<Ana Uy | ~Name");
}

// Only most cells show how the names of a column are written. The heading and the user know better.
TEST(SpokenNames, AreGuessedFromMostCellsOnly) {
  EXPECT_EQ(namesIn("Name;School\nJuan Cruz;Rizal\nUy, Bo;Rizal\nAna Go;Rizal\n"),
            "2 Cruz+Juan+<Juan Cruz | 3 Uy+Bo+ | 4 Go+Ana+<Ana Go | ~Name");
  EXPECT_EQ(namesIn("Name;School\nJuan Cruz;Rizal\nUy, Bo;Rizal\n"), "2:nameUndivided Juan Cruz | 3 Uy+Bo+");
  for (const char* heading : {"Name (Last, First)", "Surname and First name (Surname First name)",
                              "Buong pangalan (Apelyido, Pangalan)"}) {
    EXPECT_EQ(namesIn(std::string(heading) + ";School\nCruz Juan;Rizal\n", {{1, RosterField::Name}}),
              "2:nameUndivided Cruz Juan");
  }
  EXPECT_EQ(namesIn("Name (Last, First);School\nCruz Juan;Rizal\n"), "2:nameUndivided Cruz Juan");
  EXPECT_EQ(namesIn("Name (First, Last);School\nJuan Cruz;Rizal\n"), "2 Cruz+Juan+<Juan Cruz");
  EXPECT_EQ(namesIn("Name;School\nJuan Cruz;Rizal\nUy, Bo;Rizal\n", {{1, RosterField::FirstLast}}),
            "2 Cruz+Juan+<Juan Cruz | 3 Uy+Bo+");
  EXPECT_EQ(namesIn("Name;School\nJuan Cruz;Rizal\n", {{1, RosterField::Name}}), "2:nameUndivided Juan Cruz");
  EXPECT_EQ(namesIn("Name;School\nCruz Juan B.;Rizal\n"), "2:nameUndivided Cruz Juan B.")
      << "the initial shows that the last name is first";
  EXPECT_EQ(namesIn("Full name;Last name;School\nJuan Cruz;Cruz;Rizal\n"),
            "1:columnTwice Last name | ~Full name");
}

TEST(SpokenNames, ASingleWordIsRefusedAndADashStandsForTheMissingName) {
  EXPECT_EQ(namesIn("Name;School\nJuan Cruz;Rizal\nAna Uy;Rizal\nPlato;Rizal\nPlato, -;Luna\nBo Go;Luna\n"),
            "4:nameOneWord Plato | 2 Cruz+Juan+<Juan Cruz | 3 Uy+Ana+<Ana Uy | 5 Plato+-+ | 6 Go+Bo+<Bo Go | "
            "~Name");
}

// Totals, labels and signatures have several words too.
TEST(SpokenNames, LinesThatAreNoPlayersStayNone) {
  const std::string list = "Name;School\nMga lalaki;\nJuan Cruz;Rizal\nMga babae;\nAna Uy;Rizal\n";
  const std::string players = "3 Cruz+Juan+<Juan Cruz | 5 Uy+Ana+<Ana Uy";
  for (const char* rest : {"", "Luna"}) {
    EXPECT_EQ(namesIn(list + "Grand total;2\nPrepared by:;\nMaria Santos;\n", {}, rest),
              players + " | 2=label | 4=label | 6=total | 7=ending | 8=ending | ~Name")
        << rest;
  }
  EXPECT_EQ(namesIn("Name\nJuan Cruz\nAna Uy\nPrepared by:\nMaria Santos\n", {}, "Luna"),
            "2 Cruz+Juan+<Juan Cruz | 3 Uy+Ana+<Ana Uy | 4=ending | 5=ending | ~Name");
}

// Random names, written in the spoken order. The parts are known from the making.
TEST(SpokenNames, RandomNamesAreReadAsTheyWereMade) {
  const std::vector<std::string> firsts = {"Juan", "Maria Teresa", "Ma. Luz", "Niño", "Jose Mari", "ANA"};
  const std::vector<std::string> middles = {"", "B.", "Ñ.", "c"};
  const std::vector<std::string> lasts = {
      "Cruz",      "Dela Cruz",   "de la Cruz", "San Juan",         "Sta. Ana",
      "Sto. Niño", "DEL ROSARIO", "Mac Arthur", "Macapagal-Arroyo", "de los Santos"};
  const std::vector<std::string> suffixes = {"", "", "Jr.", "Sr.", "II", "III"};
  std::mt19937 random(7);
  const auto one = [&random](const std::vector<std::string>& all) { return all[random() % all.size()]; };
  for (int list = 0; list < 40; ++list) {
    std::string text = "Complete Name\tSchool\n";
    std::string expected;
    for (int line = 2; line < 12; ++line) {
      const std::string first = one(firsts);
      const std::string middle = one(middles);
      const std::string last = one(lasts);
      const std::string suffix = one(suffixes);
      std::string written = first + (middle.empty() ? "" : " " + middle) + " " + last;
      if (!suffix.empty()) written += (random() % 2 == 0 ? " " : ", ") + suffix;
      const std::string school = "School " + std::to_string(line);
      text += written + "\t" + school + "\n";
      expected += (expected.empty() ? "" : " | ") + std::to_string(line) + " " + last + "+" + first +
                  (suffix.empty() ? "" : " " + suffix) + "+" + middle + "<" + written;
    }
    EXPECT_EQ(namesIn(text), expected + " | ~Complete Name") << text;
  }
}

}  // namespace
}  // namespace damath::desk
