// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the choices about the schools of a list. Each random list is compared with the list in which a
// person makes the same changes in the cells.
#include "app/desk/roster/school_choices.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "app/desk/roster/name_comparison.hpp"

namespace damath::desk {
namespace {

// Schools in spellings that resemble each other, and a blank.
constexpr const char* kSpellings[] = {"",
                                      "Bagong Silang NHS",
                                      "Bagong Silang N.H.S.",
                                      "BAGONG SILANG NHS",
                                      "Bagong Silang National High School",
                                      "Rizal Elem. School",
                                      "Rizal ES",
                                      "Luna"};

struct Listed {
  std::string last;
  std::string school;
};

std::string csvOf(const std::vector<Listed>& rows, bool hasSchools) {
  std::string csv = hasSchools ? "last,first,school\n" : "last,first\n";
  for (const Listed& row : rows) csv += row.last + ",Ana" + (hasSchools ? "," + row.school : "") + "\n";
  return csv;
}

// Returns the rows and errors of a roster as text.
std::string textOf(const Roster& roster) {
  std::ostringstream text;
  for (const RosterRow& row : roster.rows)
    text << row.line << ' ' << row.last << " (" << row.school << ' ' << row.district << ") ";
  for (const RowFault& fault : roster.faults) {
    text << "| " << fault.line << ' ' << toText(fault.reason) << ' ' << fault.text << ' '
         << fault.otherLine.value_or(0);
  }
  return text.str();
}

RosterRow listedRow(int line, const std::string& school) {
  RosterRow row;
  row.line = line;
  row.last = "A";
  row.first = "Ana";
  row.school = school;
  return row;
}

contest::Contest contestOf(const std::vector<std::string>& schools) {
  contest::Contest contest;
  for (const std::string& school : schools) {
    const contest::SchoolId id{static_cast<std::int64_t>(contest.schools.size()) + 1};
    contest.schools.push_back({id, school, {}, {}});
  }
  return contest;
}

class SchoolChoicesTest : public ::testing::Test {
 protected:
  std::vector<Listed> anyRows() {
    std::vector<Listed> rows(1 + m_random() % 8);
    // Few names, so that rows repeat each other if their schools become equal.
    for (Listed& row : rows) row = {std::string(1, static_cast<char>('A' + m_random() % 4)), anySpelling()};
    return rows;
  }
  std::string anySpelling() { return kSpellings[m_random() % std::size(kSpellings)]; }

  std::mt19937 m_random{7};
};

// A list may write each school once. Its blank cells have the school above, and the others that of the rest.
TEST_F(SchoolChoicesTest, TheSchoolOfTheRestIsThatOfEveryBlankCell) {
  int fromAbove = 0;
  for (int i = 0; i < 1000; ++i) {
    const std::vector<Listed> rows = anyRows();
    const Roster plain = parseRoster(csvOf(rows, true));
    std::vector<Listed> filled = rows;
    std::vector<int> lines;
    for (std::size_t row = 0; row < filled.size(); ++row) {
      if (!filled[row].school.empty()) continue;
      const int line = static_cast<int>(row) + 2;
      const auto read = std::ranges::find(plain.rows, line, &RosterRow::line);
      if (read != plain.rows.end()) {
        EXPECT_GT(read->schoolLine, 0) << "only the school above fills the cell";
        filled[row].school = read->school;
        ++fromAbove;
        continue;
      }
      filled[row].school = "Sta. Ana HS";
      lines.push_back(line);
    }
    const Roster chosen = parseRoster(csvOf(rows, true), {}, "Sta. Ana HS");
    EXPECT_EQ(textOf(chosen), textOf(parseRoster(csvOf(filled, true))));
    EXPECT_EQ(chosen.filledSchools, lines);
    Roster later = parseRoster(csvOf(filled, true));
    later.faults.clear();
    fillSchools(later, "X");
    EXPECT_TRUE(later.filledSchools.empty()) << "no row lacks a school";
  }
  EXPECT_GT(fromAbove, 0) << "some lists write each school once";
}

TEST_F(SchoolChoicesTest, AListWithoutSuchAColumnIsReadAsIfItHadOne) {
  for (int i = 0; i < 200; ++i) {
    std::vector<Listed> rows = anyRows();
    const Roster chosen = parseRoster(csvOf(rows, false), {}, "Sta. Ana HS");
    for (Listed& row : rows) row.school = "Sta. Ana HS";
    EXPECT_EQ(textOf(chosen), textOf(parseRoster(csvOf(rows, true))));
  }
  const Roster without = parseRoster("last,first\nA,Ana\n");
  ASSERT_EQ(without.faults.size(), 1U);
  EXPECT_EQ(without.faults[0].fields, std::vector{RosterField::School});
  EXPECT_EQ(parseRoster("last,school\nA,X\n", {}, "Y").faults.size(), 1U) << "the first name is still needed";
}

// A report is read without its schools, and its rows are there with their errors.
TEST_F(SchoolChoicesTest, RowsThatAreReadAlreadyGetTheSchoolToo) {
  Roster roster;
  roster.rows = {listedRow(4, ""), listedRow(5, "Luna")};
  roster.faults = {{4, RowReason::MissingSchool, "A, Ana", {}}, {4, RowReason::TextTooLong, "A", {}}};
  fillSchools(roster, "");
  EXPECT_EQ(roster.faults.size(), 2U);
  fillSchools(roster, "Rizal ES");
  EXPECT_EQ(roster.rows[0].school, "Rizal ES");
  EXPECT_EQ(roster.rows[1].school, "Luna");
  EXPECT_EQ(roster.filledSchools, std::vector{4});
  roster.rows.push_back(listedRow(6, ""));
  fillSchools(roster, "Luna");
  EXPECT_EQ(roster.faults.back().reason, RowReason::DuplicateInFile) << "lines 5 and 6 are equal now";
  roster.faults.pop_back();
  ASSERT_EQ(roster.faults.size(), 1U);
  EXPECT_EQ(roster.faults[0].reason, RowReason::TextTooLong);
}

TEST_F(SchoolChoicesTest, AKnownSchoolReplacesEachOfItsChosenSpellings) {
  int replaced = 0;
  for (int i = 0; i < 600; ++i) {
    std::vector<Listed> rows = anyRows();
    for (Listed& row : rows) {
      if (row.school.empty()) row.school = "Luna";
    }
    const std::string standing = kSpellings[1 + m_random() % 2];
    const contest::Contest contest = contestOf({standing});
    std::vector<std::string> chosen;
    for (std::size_t n = m_random() % 4; n > 0; --n) chosen.push_back(anySpelling());
    // A plain second way: the schools of the contest and of the rows above, searched one by one.
    std::vector<std::string> known{standing};
    std::vector<Listed> expected = rows;
    for (Listed& row : expected) {
      const auto isSame = [&](const std::string& other) { return folded(other) == folded(row.school); };
      if (std::ranges::any_of(known, isSame)) continue;
      const auto like = std::ranges::find_if(known, [&](const std::string& other) {
        return schoolLikeness(other) == schoolLikeness(row.school);
      });
      if (like == known.end() || std::ranges::none_of(chosen, isSame)) {
        known.push_back(row.school);
      } else {
        row.school = *like;
        ++replaced;
      }
    }
    Roster roster = parseRoster(csvOf(rows, true));
    useKnownSchools(contest, roster, chosen);
    EXPECT_EQ(textOf(roster), textOf(parseRoster(csvOf(expected, true))));
    for (const KnownSchoolRow& row : roster.knownSchools)
      EXPECT_EQ(row.written, rows.at(static_cast<std::size_t>(row.line) - 2).school);
  }
  EXPECT_GT(replaced, 100) << "the lists have such schools";
}

TEST_F(SchoolChoicesTest, ASchoolOfAnotherDistrictIsNotTheKnownOne) {
  contest::Contest contest = contestOf({"Rizal Elementary School"});
  contest.schools[0].district = "I";
  RosterRow row = listedRow(1, "Rizal ES");
  EXPECT_EQ(schoolLike(contest, row), &contest.schools[0]);
  Roster roster;
  roster.rows = {row};
  useKnownSchools(contest, roster, {"rizal  es"});
  EXPECT_EQ(roster.rows[0].district, "I");
  row.district = "II";
  EXPECT_EQ(schoolLike(contest, row), nullptr);
  Roster other;
  other.rows = {row};
  useKnownSchools(contest, other, {"Rizal ES"});
  EXPECT_EQ(other.rows[0].school, "Rizal ES");
  row = listedRow(1, "RIZAL ELEMENTARY SCHOOL");
  EXPECT_EQ(schoolLike(contest, row), nullptr) << "it is the known school itself";
}

TEST_F(SchoolChoicesTest, OnlyAContestWithinOneSchoolHasAUsualSchool) {
  contest::Contest contest = contestOf({"Luna", "Rizal ES"});
  contest.players.resize(3);
  for (contest::Player& player : contest.players) player.school = contest::SchoolId{2};
  EXPECT_FALSE(usualSchool(contest));
  contest.head.level = contest::ContestLevel::School;
  ASSERT_TRUE(usualSchool(contest));
  EXPECT_EQ(usualSchool(contest)->name, "Rizal ES");
  contest.players[1].school = contest::SchoolId{1};
  EXPECT_FALSE(usualSchool(contest)) << "two schools";
  contest.players.clear();
  EXPECT_FALSE(usualSchool(contest)) << "nobody is entered yet";
}

}  // namespace
}  // namespace damath::desk
