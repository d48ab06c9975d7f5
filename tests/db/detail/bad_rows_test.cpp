// SPDX-License-Identifier: GPL-3.0-or-later
// The tables refuse forbidden rows, whichever program writes them: the same rows in a file and on a server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/db/full_contest.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

// Returns pairs of texts: a table, and the SET clause of an UPDATE that the table must refuse.
std::vector<std::pair<std::string, std::string>> badRows() {
  std::ifstream file(std::string(DAMATH_TEST_DATA) + "/db/bad_rows.txt");
  std::vector<std::pair<std::string, std::string>> rows;
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line.front() == '#') continue;
    const std::size_t end = line.find(' ');
    rows.emplace_back(line.substr(0, end), line.substr(line.find_first_not_of(' ', end)));
  }
  return rows;
}

TEST(BadRows, AreRefusedByTheTables) {
  const testing::TempFolder folder;
  const std::filesystem::path path = folder / "contest.damath";
  { const Store full = testing::fullContest(path); }
  const std::string before = testing::allRows(path);
  const auto rows = badRows();
  EXPECT_GE(rows.size(), 60U);
  std::set<std::string> tables;
  for (const auto& [table, settings] : rows) {
    tables.insert(table);
    ASSERT_NE(testing::asked(path, "SELECT count(*) FROM " + table), "0") << table;
    EXPECT_THAT(testing::tamperEvidence(path, "UPDATE " + table + " SET " + settings),
                ::testing::AnyOf(::testing::HasSubstr("CHECK constraint failed"),
                                 ::testing::HasSubstr("check constraint")))
        << table << ": " << settings;
  }
  EXPECT_EQ(testing::allRows(path), before);
  std::vector<std::string> all = testing::tablesOf(path);
  // The table of migration scripts is left out: only the program writes to this table.
  std::erase(all, "migration");
  EXPECT_THAT(tables, ::testing::ElementsAreArray(all)) << "every table";
}

}  // namespace
}  // namespace damath::db
