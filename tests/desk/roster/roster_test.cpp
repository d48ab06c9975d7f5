// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"

#include <gtest/gtest.h>

#include <random>

#include "core/text/csv.hpp"

namespace damath::desk {
namespace {

// Returns "line:reason" for each error.
std::string faultsOf(std::string_view csv) {
  std::string text;
  for (const RowFault& fault : parseRoster(csv).faults) {
    text += (text.empty() ? "" : " ") + std::to_string(fault.line) + ":" + std::string(toText(fault.reason));
  }
  return text;
}

TEST(Roster, EveryColumnInAnyOrder) {
  const Roster roster = parseRoster(
      "rating,coach,grade,division,district,school,middle,first,last\n"
      "1450,Bb. Reyes,7,Quezon City,V,\"Rizal HS, Annex\",\"S. \"\"Jun\"\"\",Niño,Peña\n");
  ASSERT_TRUE(roster.faults.empty());
  ASSERT_EQ(roster.rows.size(), 1U);
  const RosterRow& row = roster.rows[0];
  EXPECT_EQ(row.line, 2);
  EXPECT_EQ(row.last, "Peña");
  EXPECT_EQ(row.first, "Niño");
  EXPECT_EQ(row.middle, "S. \"Jun\"");
  EXPECT_EQ(row.school, "Rizal HS, Annex");
  EXPECT_EQ(row.district, "V");
  EXPECT_EQ(row.division, "Quezon City");
  EXPECT_EQ(row.grade, "7");
  EXPECT_EQ(row.coach, "Bb. Reyes");
  EXPECT_EQ(row.rating, 1450);
  EXPECT_EQ(row.name(), "Peña, Niño S. \"Jun\"");
}

TEST(Roster, SpreadsheetsOfAllKinds) {
  for (const char* csv :
       {"last,first,school\nCruz,Ana,Rizal\nReyes,Luz,Mabini\n",
        "\xEF\xBB\xBFlast,first,school\r\nCruz,Ana,Rizal\r\nReyes,Luz,Mabini",
        "last;first;school\nCruz;Ana;Rizal\nReyes;Luz;Mabini\n",
        "last\tfirst\tschool\nCruz\tAna\tRizal\nReyes\tLuz\tMabini\n",
        "\xEF\xBB\xBFlast\tfirst\tschool\t\r\nCruz\t\"Ana\"\tRizal\t\r\n\t\t\t\r\nReyes\tLuz\tMabini",
        "sep=;\r\nlast;first;school\r\nCruz;Ana;Rizal\r\nReyes;Luz;Mabini\r\n",
        "last;first;school\n\"Cruz\";Ana;\"Rizal\"\nReyes;Luz;Mabini;;\n",
        "LAST, First ,School,,\n Cruz ,Ana,Rizal,,\n\n,,,,\nReyes,Luz,Mabini,,\n",
        "last,first,school\rCruz,Ana,Rizal\rReyes,Luz,Mabini\r",
        "\"last\",\"first\",\"school\"\n\"Cruz\",\"Ana\",\"Rizal\"\nReyes,Luz,Mabini\n"}) {
    const Roster roster = parseRoster(csv);
    EXPECT_TRUE(roster.faults.empty()) << csv << faultsOf(csv);
    ASSERT_EQ(roster.rows.size(), 2U) << csv;
    EXPECT_EQ(roster.rows[0].last, "Cruz");
    EXPECT_EQ(roster.rows[1].school, "Mabini");
  }
}

TEST(Roster, NoRows) {
  EXPECT_EQ(faultsOf(""), "1:noRows");
  EXPECT_EQ(faultsOf("\n\n"), "1:noRows");
  EXPECT_EQ(faultsOf("last,first,school\n"), "1:noRows");
}

TEST(Roster, EveryBadRowWithItsLine) {
  const std::string csv =
      "last,first,school,rating\n"    // line 1
      "Cruz,Ana,Rizal,1200\n"         // line 2, good
      ",Luz,Mabini,\n"                // line 3: no last name
      "Reyes,,Mabini,\n"              // line 4: no first name
      "Reyes,Luz,,\n"                 // line 5: no school
      "Santos,Jo,Mabini,high\n"       // line 6
      "Santos,Jo,Mabini,10000\n"      // line 7
      "Santos,Jo,Mabini,-5\n"         // line 8
      "Santos,Jo,Mabini,12.5\n"       // line 9
      "Santos,Jo,Mabini,1,extra\n"    // line 10
      "Pe\uFFFDa,Jo,Mabini,\n"        // line 11: a lost letter
      "CRUZ,ana,RIZAL,\n"             // line 12: the player of line 2
      "\"De la\nCruz\",Jo,Mabini,\n"  // lines 13 and 14
      ",,,x\n";                       // line 15: four errors
  EXPECT_EQ(faultsOf(csv),
            "3:missingLast 4:missingFirst 5:missingSchool 6:badRating 7:badRating 8:badRating 9:badRating "
            "10:tooManyCells 11:notText 12:duplicateInFile 13:notText 15:missingLast "
            "15:missingFirst 15:missingSchool 15:badRating");
  const Roster roster = parseRoster(csv);
  EXPECT_EQ(roster.faults[8].text, "Pe\uFFFDa");
  EXPECT_EQ(roster.faults[10].text, "De la<U+000A>Cruz");
  EXPECT_EQ(roster.faults[9].otherLine, 2);
  EXPECT_EQ(roster.faults[9].text, "CRUZ, ana");
}

TEST(Roster, AnOpenQuoteIsNamedWhereItsRowBegins) {
  EXPECT_EQ(faultsOf("last,first,school\nCruz,Ana,Rizal\nReyes,\"Luz,Mabini\nSantos,Jo,Rizal\n"),
            "3:openQuote");
}

TEST(Roster, TooLarge) {
  EXPECT_EQ(faultsOf("last,first,school\n" + std::string(kMostRosterBytes, 'a')), "1:tooLarge");
}

TEST(Roster, ColumnsAreLimited) {
  const std::string names = "last,first,school";
  std::string rows;
  for (int i = 0; i < 200000; ++i) rows += "a\n";
  EXPECT_EQ(faultsOf(names + std::string(kMostRosterColumns - 2, ',') + "no\n" + rows), "1:tooManyColumns");
  // Many columns and many short rows are read at once.
  const std::string most = names + std::string(kMostRosterColumns - 3, ',') + "no\nCruz,Ana,Rizal\n";
  EXPECT_EQ(parseRoster(most).columns.size(), kMostRosterColumns);
  EXPECT_EQ(faultsOf(most), "");
  EXPECT_EQ(parseRoster(most + rows).faults.size(), 200000U) << "no row has a first name";
}

// A column has the meaning of an earlier column. The error names the first of these columns.
TEST(Roster, EachDoubledColumnIsNamed) {
  const Roster roster = parseRoster("last,surname,first,full name,school,paaralan,apelyido\n");
  std::string text;
  for (const RowFault& fault : roster.faults) text += fault.text + "=" + fault.otherText + " ";
  EXPECT_EQ(text, "surname=last full name=last paaralan=school apelyido=last ");
}

struct Pair {
  const char* one;
  const char* other;
};

TEST(Roster, TheSamePlayerTwice) {
  for (const Pair& pair :
       {Pair{"Peña,Niño,,Doña Aurora HS,", "PEÑA,NIÑO,,DOÑA AURORA HS,"},
        Pair{"Cruz,Ana,S.,Rizal,", "Cruz,Ana,,Rizal,"}, Pair{"Cruz,Ana,,Rizal,Manila", "Cruz,Ana,,Rizal,"}}) {
    EXPECT_EQ(
        faultsOf("last,first,middle,school,division\n" + std::string(pair.one) + "\n" + pair.other + "\n"),
        "3:duplicateInFile")
        << pair.one;
  }
}

TEST(Roster, DifferentPlayersOfOneName) {
  for (const Pair& pair :
       {Pair{"Cruz,Ana,S.,Rizal,", "Cruz,Ana,T.,Rizal,"}, Pair{"Cruz,Ana,,Rizal,", "Cruz,Ana,,Mabini,"},
        Pair{"Cruz,Ana,,Rizal,Manila", "Cruz,Ana,,Rizal,Cebu"},
        Pair{"Pena,Ana,,Rizal,", "Peña,Ana,,Rizal,"}}) {
    EXPECT_EQ(
        faultsOf("last,first,middle,school,division\n" + std::string(pair.one) + "\n" + pair.other + "\n"),
        "")
        << pair.one;
  }
}

// Finds the first matching row by comparing the row with all others.
std::optional<int> plainlyFirst(const std::vector<RosterRow>& rows, const RosterRow& row) {
  const auto fits = [](const std::string& a, const std::string& b) {
    return a.empty() || b.empty() || a == b;
  };
  for (const RosterRow& other : rows) {
    if (other.last == row.last && other.school == row.school && fits(other.middle, row.middle) &&
        fits(other.district, row.district) && fits(other.division, row.division)) {
      return other.line;
    }
  }
  return std::nullopt;
}

TEST(Namesakes, AreThoseOfAPlainComparison) {
  std::mt19937 lots(3);
  const auto any = [&lots](std::initializer_list<const char*> texts) {
    return std::string(*(texts.begin() + lots() % texts.size()));
  };
  int found = 0;
  for (int turn = 0; turn < 300; ++turn) {
    Namesakes namesakes;
    std::vector<RosterRow> rows;
    for (int line = 1; line <= 30; ++line) {
      RosterRow row;
      row.line = line;
      row.last = any({"cruz", "reyes"});
      row.first = "ana";
      row.school = any({"rizal", "mabini"});
      row.middle = any({"", "s.", "t."});
      row.district = any({"", "i", "ii"});
      row.division = any({"", "cebu", "manila"});
      const auto same = namesakes.firstLike(row.person());
      ASSERT_EQ(same, plainlyFirst(rows, row)) << turn << " " << line;
      found += same.has_value() ? 1 : 0;
      namesakes.add(row.person(), line);
      rows.push_back(std::move(row));
    }
  }
  EXPECT_GT(found, 1000);
  EXPECT_LT(found, 8900);
}

TEST(Roster, NamesAreBoundAndSeen) {
  const std::string longName(121, 'a');
  const std::string most(120, 'a');
  for (const char* column : {"middle", "district", "division", "grade", "coach"}) {
    const std::string head = "last,first,school," + std::string(column) + "\nCruz,Ana,Rizal,";
    EXPECT_EQ(faultsOf(head + most + "\n"), "") << column;
    EXPECT_EQ(faultsOf(head + longName + "\n"), "2:textTooLong") << column;
    EXPECT_EQ(faultsOf(head + "a\u202Eb\n"), "2:unseenText") << column;
  }
  EXPECT_EQ(faultsOf("last,first,school\n" + longName + ",Ana,Rizal\nCruz,An\u200Ba,Rizal\n" +
                     std::string(10000, 'x') + ",Ana,Rizal\n"),
            "2:textTooLong 3:unseenText 4:textTooLong");
  EXPECT_EQ(parseRoster("last,first,school\nCruz,An\u200Ba,Rizal\n").faults[0].text, "An<U+200B>a");
}

TEST(Csv, ATabPartsCellsOnlyWhereTheFirstLineHasThem) {
  EXPECT_EQ(parseCsv("a\tb\n\tc\n")[1].cells, (std::vector<std::string>{"", "c"}));
  EXPECT_EQ(parseCsv("a,b\n\tc,d\n")[1].cells, (std::vector<std::string>{"c", "d"}));
  EXPECT_EQ(parseCsv("\"a\tb\",c\n")[0].cells, (std::vector<std::string>{"a\tb", "c"}));
  EXPECT_EQ(parseCsv("sep=;\na,b;c\n")[0].cells, (std::vector<std::string>{"a,b", "c"}));
  EXPECT_EQ(parseCsv("sep=;\na,b;c\n")[0].line, 2);
}

TEST(Csv, LinesAreCountedThroughQuotedOnes) {
  const auto rows = parseCsv("a\r\n\"b\r\nb\"\r\nc\n");
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[1].line, 2);
  EXPECT_EQ(rows[1].cells[0], "b\r\nb");
  EXPECT_EQ(rows[2].line, 4);
}

}  // namespace
}  // namespace damath::desk
