// SPDX-License-Identifier: GPL-3.0-or-later
// Puts hostile values into each column of each table of a full contest, with all checks of SQLite off. The
// rescue leaves out the rows that cannot be read and the rows that belong to them, and nothing else stops it.
// No reader of the file crashes or hangs.
#include "db/files/rescue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::stampAt;
using testing::take;
using testing::TempFolder;

struct HostileColumn {
  std::string table;
  std::string name;
};

// SQL expressions. The first values have types that most columns may not have.
std::vector<std::string> hostileValues() {
  return {"x'ff00fe'",
          "NULL",
          "1.5",
          "9223372036854775807",
          "-9223372036854775808",
          "2147483648",
          "0",
          "''",
          "'1/0'",
          "'007'",
          "'2 3'",
          "'12/-4'",
          "'√'",
          "'2026-19-39T29:59:69Z'",
          "'{}'",
          "'[]'",
          "'{\"a\":1}'",
          "'[{\"line\":\"x\"}]'",
          "CAST(x'c328' AS TEXT)",
          "CAST(x'610062' AS TEXT)",
          "replace(hex(zeroblob(200000)), '0', 'a')",
          "'{\"a\":' || replace(hex(zeroblob(100000)), '0', '[') || '}'",
          "'[' || replace(hex(zeroblob(100000)), '0', '[') || ']'",
          "'{\"turn\":[[9,9]],\"took\":1}'",
          "'{\"clock\":\"none\"}'"};
}

class HostileValues : public ::testing::Test {
 protected:
  HostileValues() {
    fs::create_directory(m_folder / "sound");
    testing::fullContest(m_sound);
    for (const std::string& table : testing::tablesOf(m_sound)) {
      for (const std::string& name : columnsOf(table)) m_columns.push_back({table, name});
    }
  }
  std::vector<std::string> columnsOf(const std::string& table) {
    std::vector<std::string> names;
    const std::string all =
        testing::asked(m_sound, "SELECT group_concat(name, ' ') FROM pragma_table_info('" + table + "')");
    for (std::size_t from = 0; from <= all.size();) {
      const std::size_t end = std::min(all.find(' ', from), all.size());
      if (end > from) names.push_back(all.substr(from, end - from));
      from = end + 1;
    }
    return names;
  }
  // Makes a file of the same rows whose tables have no constraints, so that every value fits. Writes the
  // value into the first row of the table and into each row with the same old value. The schema then differs,
  // so only the rescue reads the file. Returns SQLite's message; empty if the value is in the file.
  std::string plant(const HostileColumn& column, const std::string& value) {
    fs::remove(m_path);
    fs::copy_file(m_sound, m_path);
    const std::string table = "\"" + column.table + "\"";
    const std::string name = "\"" + column.name + "\"";
    return testing::tamper(
        m_path,
        "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON;"
        " UPDATE sqlite_schema SET sql = replace(replace(sql, ') STRICT, WITHOUT', ') WITHOUT'), ') STRICT',"
        " ')') WHERE type = 'table'; DELETE FROM sqlite_schema WHERE type = 'trigger';"
        " PRAGMA writable_schema = RESET; UPDATE " +
            table + " SET " + name + " = " + value + " WHERE " + name + " IS (SELECT " + name + " FROM " +
            table + " LIMIT 1)");
  }

  const TempFolder m_folder;
  const fs::path m_sound = m_folder / "sound" / "sound.damath";
  const fs::path m_path = m_folder / "hostile.damath";
  const fs::path m_to = m_folder / "rescued.damath";
  std::vector<HostileColumn> m_columns;
};

// Reads everything that the programs read from a contest.
void expectReadable(const Reading& reading, const std::string& where) {
  const auto contest = reading.contest();
  ASSERT_TRUE(contest) << where << ": " << contest.error().detail;
  ASSERT_TRUE(reading.journal().rows()) << where;
  ASSERT_TRUE(reading.papers()) << where;
  ASSERT_TRUE(reading.branches()) << where;
  ASSERT_TRUE(reading.violations()) << where;
  ASSERT_TRUE(reading.sheetSummaries()) << where;
  for (const contest::Event& event : (*contest)->events) {
    ASSERT_TRUE(reading.liveGames(event.id)) << where;
    for (const contest::Game& game : event.games) ASSERT_TRUE(reading.sheets(ofGame(game.id))) << where;
  }
  EXPECT_TRUE(take(reading.integrityComplaints()).empty()) << where;
  EXPECT_TRUE(take(reading.brokenReferences()).empty()) << where;
}

TEST_F(HostileValues, AreLeftOutAndTheRestIsRescued) {
  int planted = 0;
  std::size_t turn = 0;
  const std::size_t step = support::sized(37U, 1U);
  for (const HostileColumn& column : m_columns) {
    for (const std::string& value : hostileValues()) {
      if (turn++ % step != 0) continue;
      if (!plant(column, value).empty()) continue;  // the value repeats a key that must be unique
      ++planted;
      const std::string where = column.table + "." + column.name + " = " + value;
      fs::remove(m_to);
      const auto report = rescue(m_path, m_to, stampAt(95), {});
      ASSERT_TRUE(report) << where << ": " << report.error().detail;
      StoreOpening opening = Store::open(m_to, stampAt(96).at, {});
      ASSERT_TRUE(opening.store) << where;
      expectReadable(take(opening.store->read()), where);
      // The new file can be changed.
      auto edit = opening.store->edit(stampAt(97));
      ASSERT_TRUE(edit) << where;
    }
  }
  EXPECT_GT(planted, 100);
}

TEST_F(HostileValues, StopNoReaderOfTheFileItself) {
  const auto values = hostileValues();
  std::size_t turn = 0;
  const std::size_t step = support::sized(41U, 1U);
  for (const HostileColumn& column : m_columns) {
    for (const std::string& value : values) {
      if (turn++ % step != 0) continue;
      fs::remove(m_path);
      fs::copy_file(m_sound, m_path);
      // The schema stays unchanged. So only values that fit the types of the column can be written.
      const std::string fault =
          testing::tamperEvidence(m_path, "PRAGMA ignore_check_constraints = ON; UPDATE \"" + column.table +
                                              "\" SET \"" + column.name + "\" = " + value);
      if (!fault.empty()) continue;
      OpenOptions options;
      options.references = References::Any;
      const StoreOpening opening = Store::open(m_path, stampAt(96).at, options);
      if (!opening.store) continue;
      const Reading reading = take(opening.store->read());
      static_cast<void>(reading.contest());
      static_cast<void>(reading.journal().rows());
      static_cast<void>(reading.journal().check());
      static_cast<void>(reading.journal().acts());
      static_cast<void>(reading.journal().steps());
      static_cast<void>(reading.papers());
      static_cast<void>(reading.branches());
      static_cast<void>(reading.violations());
      static_cast<void>(reading.sheetSummaries());
      static_cast<void>(reading.notice());
      static_cast<void>(reading.integrityComplaints());
      static_cast<void>(reading.brokenReferences());
      static_cast<void>(reading.liveGames(contest::EventId{1}));
      static_cast<void>(reading.sheets(ofGame(contest::GameId{1})));
    }
  }
}

}  // namespace
}  // namespace damath::db
