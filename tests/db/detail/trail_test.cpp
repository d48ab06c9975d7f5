// SPDX-License-Identifier: GPL-3.0-or-later
// The trail records the changes of every table completely, whatever the table contains.
#include "db/detail/trail/trail.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <optional>
#include <set>

#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/records/hall_notice.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/inspection.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

using detail::Cells;
using detail::eachRow;
using detail::eachRowOf;
using detail::Row;
using detail::RowChange;
using detail::Table;

// Tables that are not state of the contest: evidence, and the file's own records.
constexpr std::array<std::string_view, 14> kOtherTables = {
    "migration", "sheet",      "finding", "acceptance",   "sign_off", "violation", "live_game",
    "live_step", "live_clock", "paper",   "private_text", "branch",   "sequence",  "journal"};

class TrailTest : public ::testing::Test {
 protected:
  TrailTest() {
    testing::fullContest(m_path);
    m_database = sqlite::inspected(m_path, testing::stampAt(60).at, {}).database;
    // The tests change rows, even if other rows refer to them.
    m_database->execute("PRAGMA foreign_keys = OFF");
    m_tables = detail::stateTablesOf(m_database->tables());
    // The first change creates the triggers that record changes. The triggers stay after the change is rolled
    // back.
    EXPECT_EQ(detail::firstNumber(*m_database, "SELECT count(*) FROM temp.sqlite_schema"), 0);
    const detail::Transaction undone(*m_database, detail::Purpose::Change);
  }

  [[nodiscard]] std::vector<Cells> rowsOf(const Table& table) const {
    std::vector<Cells> rows;
    eachRowOf(*m_database, table, [&rows](const Cells& cells) { rows.push_back(cells); });
    return rows;
  }
  std::vector<RowChange> taken() {
    m_last = m_database->takeTrail();
    if (!m_trail) m_trail.emplace(*m_database);
    return m_trail->read(m_last);
  }

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  std::unique_ptr<sqlite::SqliteDatabase> m_database;
  std::vector<Table> m_tables;
  std::optional<detail::Trail> m_trail;
  std::string m_last;
};

detail::KnownCells known(const Cells& cells) {
  return {cells.begin(), cells.end()};
}

// A new table must appear in exactly one of two lists: the tables that undo restores, or kOtherTables.
TEST_F(TrailTest, EveryTableIsStateOrIsNot) {
  std::set<std::string_view> named(kOtherTables.begin(), kOtherTables.end());
  for (const Table& table : m_tables) {
    EXPECT_TRUE(named.insert(table.name).second) << table.name << " is both";
  }
  const std::vector<Table> tables = m_database->tables();
  for (const Table& table : tables) EXPECT_EQ(named.count(table.name), 1U) << table.name;
  EXPECT_EQ(tables.size(), named.size());
}

TEST_F(TrailTest, EveryStateTableHasItsThreeTriggers) {
  std::set<std::string> triggers;
  eachRow(*m_database, "SELECT name FROM temp.sqlite_schema WHERE type = 'trigger'",
          [&](const Row& row) { triggers.insert(row.text(0)); });
  for (const Table& table : m_tables) {
    for (const char* event : {" INSERT", " UPDATE", " DELETE"}) {
      EXPECT_EQ(triggers.count("trail " + table.name + event), 1U) << table.name << event;
    }
  }
  EXPECT_EQ(triggers.size(), 3 * m_tables.size());
}

// The trail is the record of changed rows. It has every column of every inserted, deleted or changed row.
// Undo restores the same rows.
TEST_F(TrailTest, EveryRowOfEveryTableIsNoted) {
  detail::Trail trail(*m_database);
  for (const Table& table : m_tables) {
    const std::vector<Cells> rows = rowsOf(table);
    ASSERT_FALSE(rows.empty()) << "no row in " << table.name << " proves anything";
    const auto insertion = insertionInto(*m_database, table);
    EXPECT_GT(detail::run(*m_database, "DELETE FROM " + table.name), 0);
    const auto gone = taken();
    ASSERT_EQ(gone.size(), rows.size()) << table.name;
    for (std::size_t i = 0; i < gone.size(); ++i) {
      EXPECT_EQ(gone[i].table->name, table.name);
      EXPECT_EQ(gone[i].before, known(rows[i])) << table.name << " " << i;
      EXPECT_TRUE(gone[i].after.empty());
    }
    const std::string goneText = m_last;
    for (const Cells& row : rows) insert(*insertion, row);
    const auto come = taken();
    ASSERT_EQ(come.size(), rows.size()) << table.name;
    for (std::size_t i = 0; i < come.size(); ++i) {
      EXPECT_TRUE(come[i].before.empty());
      EXPECT_EQ(come[i].after, known(rows[i])) << table.name << " " << i;
    }
    trail.undo(m_last);
    EXPECT_TRUE(rowsOf(table).empty());
    trail.undo(goneText);
    EXPECT_EQ(rowsOf(table), rows) << table.name;
    static_cast<void>(taken());
  }
}

TEST_F(TrailTest, AChangedRowIsNotedAsItWasAndAsItBecame) {
  constexpr const char* kUgly =
      "Ñoño √ ÷ ² \"quotes\" \\ back\\slash \t tab \n \x01 \x1f \x7f \xe2\x80\xa8 🎲 {\"a\":[1]} null";
  const Table& players = m_tables[2];
  ASSERT_EQ(players.name, "player");
  const std::vector<Cells> before = rowsOf(players);
  EXPECT_EQ(detail::run(*m_database, "UPDATE player SET last = ?, rating = 9999 WHERE id = 1", kUgly), 1);
  const auto changes = taken();
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].before, known(before[0]));
  EXPECT_EQ(changes[0].after, known(rowsOf(players)[0]));
  EXPECT_EQ(changes[0].after[1], detail::Cell(std::string(kUgly)));
  detail::Trail(*m_database).undo(m_last);
  EXPECT_EQ(rowsOf(players), before);
}

TEST_F(TrailTest, NumbersOfSixtyFourBitsStayWhole) {
  for (const std::int64_t seed :
       {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max(), std::int64_t{-1},
        (std::int64_t{1} << 53) + 1}) {
    detail::run(*m_database, "UPDATE event SET lot_seed = ? WHERE id = 1", seed);
    const auto changes = taken();
    ASSERT_EQ(changes.size(), 1U) << seed;
    EXPECT_EQ(changes[0].after.back(), detail::Cell(seed)) << "the last column";
  }
}

TEST_F(TrailTest, WhatChangesNothingIsNotNoted) {
  EXPECT_GT(detail::run(*m_database, "UPDATE player SET last = last, rating = rating"), 0);
  EXPECT_EQ(m_database->takeTrail(), "");
}

TEST_F(TrailTest, WhatIsRolledBackIsNotNoted) {
  {
    const detail::Transaction given(*m_database, detail::Purpose::Change);
    detail::run(*m_database, "UPDATE player SET last = 'Iba' WHERE id = 1");
    detail::run(*m_database, "SAVEPOINT trial");
    detail::run(*m_database, "UPDATE player SET last = 'Iba' WHERE id = 2");
    detail::run(*m_database, "ROLLBACK TO trial");
    detail::run(*m_database, "RELEASE trial");
    EXPECT_EQ(taken().size(), 1U);
    detail::run(*m_database, "UPDATE player SET last = 'Iba' WHERE id = 3");
  }
  EXPECT_EQ(m_database->takeTrail(), "");
}

TEST_F(TrailTest, ARowThatIsOtherThanExpectedIsNamed) {
  detail::run(*m_database, "UPDATE school SET name = 'Iba HS' WHERE id = 1");
  static_cast<void>(taken());
  const std::string changes = m_last;
  detail::run(*m_database, "UPDATE school SET name = 'Isa pa HS' WHERE id = 1");
  try {
    detail::Trail(*m_database).undo(changes);
    FAIL() << "undone over another's change";
  } catch (const detail::Refused& refused) {
    EXPECT_EQ(refused.fault(), StoreFault::Constraint);
    EXPECT_EQ(std::string(refused.what()), "school Iba HS");
  }
}

TEST_F(TrailTest, TextThatIsNoTrailIsDamage) {
  for (const char* text : {"{}", "4", "[", "[4]", "[[]]", R"([["game",null]])", R"([["game",null,null]])",
                           R"([["journal",null,{"number":1}]])", R"([["school",null,{"id":1.5}]])",
                           R"([["school",null,{"name":"x"}]])", R"([["school",null,{"id":1,"nmae":"x"}]])",
                           "T", "T\x04", "P\x01\x01school", "Tx"}) {
    EXPECT_THROW(static_cast<void>(parseChanges(m_tables, text)), detail::BrokenRow) << text;
  }
}

// A file's author chooses the names of tables and columns. Each name here ends a carelessly quoted SQL
// statement and adds another statement.
TEST(TrailOfHostileNames, RunsNothingThatANameSays) {
  const testing::TempFolder folder;
  const std::filesystem::path path = folder / "contest.damath";
  { const Store made = testing::sampleStore(path); }
  const std::string inText = "x', 1))); END; UPDATE main.contest SET name = 'taken'; --";
  const std::string inName = "x\"); END; UPDATE main.contest SET name = 'taken'; --";
  const std::string inSelect = "x\" FROM contest; UPDATE main.contest SET name = 'taken'; --";
  const auto create = [](const std::string& name) {
    const std::string key = detail::quotedName("id" + name);
    return "CREATE TABLE " + detail::quotedName(name) + " (" + key + " INTEGER PRIMARY KEY, " +
           detail::quotedName("of" + name) + " INTEGER REFERENCES " + detail::quotedName(name) + " (" + key +
           ")); ";
  };
  ASSERT_EQ(testing::tamper(path, "ALTER TABLE notice ADD COLUMN \"" + inText +
                                      "\" TEXT; ALTER TABLE notice ADD COLUMN \"x\"\");\"\"\" TEXT; " +
                                      create(inText) + create(inName) + create(inSelect)),
            "");
  const std::string name = testing::asked(path, "SELECT name FROM contest");
  // Store::open() refuses such a file. So this test opens the database directly, without the schema check.
  std::string trail;
  {
    const auto database = sqlite::connected(path, {});
    database->keepTrail(sqlite::SqliteDatabase::TrailFrom::Now);
    database->execute("INSERT INTO notice (id, line, \"by\", at) VALUES (1, 'Tanghalian', 'Ana', '')");
    for (const detail::Table& table : database->tables()) {
      detail::eachRowOf(*database, table, [](const detail::Cells&) {});
    }
    trail = database->takeTrail();
  }
  EXPECT_EQ(testing::asked(path, "SELECT name FROM contest"), name);
  EXPECT_EQ(testing::asked(path, "SELECT line FROM notice"), "Tanghalian");
  EXPECT_NE(trail.find(inText), std::string::npos) << "the trail names the column as it is";
}

TEST(QuotedNames, DoubleTheQuotesWithin) {
  EXPECT_EQ(detail::quotedName("game"), "\"game\"");
  EXPECT_EQ(detail::quotedName("a\"b'c\""), "\"a\"\"b'c\"\"\"");
  EXPECT_EQ(detail::quotedText("a\"b'c'"), "'a\"b''c'''");
  EXPECT_EQ(detail::quotedText(""), "''");
}

}  // namespace
}  // namespace damath::db
