// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of files whose tables another program changed: every such file is refused in every way of opening,
// and db::rescue() saves its rows.
#include "db/sqlite/schema_check.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "db/detail/failure.hpp"
#include "db/detail/migrations.hpp"
#include "db/edits/notice_edit.hpp"
#include "db/files/file_facts.hpp"
#include "db/files/glance.hpp"
#include "db/files/rescue.hpp"
#include "db/sqlite/connection.hpp"
#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using ::testing::Contains;
using testing::contentOf;
using ::testing::IsEmpty;
using testing::stampAt;
using testing::take;
using testing::tamper;
using testing::TempFolder;

const Instant kOpenedAt = stampAt(90).at;

struct SchemaChange {
  std::string object;  // the object that the check must name
  std::string sql;
};

// Returns the values of the column `x` of all rows.
std::vector<std::string> namesIn(const fs::path& path, const std::string& sql) {
  std::vector<std::string> all;
  const std::string joined = asked(path, "SELECT group_concat(x, char(10)) FROM (" + sql + ")");
  for (std::size_t from = 0; from < joined.size();) {
    const std::size_t end = std::min(joined.find('\n', from), joined.size());
    all.push_back(joined.substr(from, end - from));
    from = end + 1;
  }
  return all;
}

// Returns SQL that replaces the text of a schema row, as a hexadecimal editor would.
std::string rewritten(const std::string& where, const std::string& expression) {
  return "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = " + expression + " WHERE " + where;
}

// Returns changes of every table, trigger and index, additional indexes and triggers on every table, and
// additional tables and views.
std::vector<SchemaChange> everyChange(const fs::path& path) {
  std::vector<SchemaChange> changes;
  for (const std::string& table : testing::tablesOf(path)) {
    const std::string quoted = "\"" + table + "\"";
    changes.push_back({"table " + table, "ALTER TABLE " + quoted + " ADD COLUMN extra TEXT"});
    changes.push_back({"table " + table, "ALTER TABLE " + quoted + " ADD COLUMN \"x', 1))); END; --\" TEXT"});
    changes.push_back(
        {"table " + table, rewritten("name = '" + table + "'", "replace(sql, ') STRICT', ' ) STRICT')")});
    changes.push_back({"index more", "CREATE INDEX more ON " + quoted + " (1)"});
    for (const char* event : {"INSERT", "UPDATE", "DELETE"}) {
      for (const char* moment : {"BEFORE", "AFTER"}) {
        changes.push_back({"trigger more", std::string("CREATE TRIGGER more ") + moment + " " + event +
                                               " ON " + quoted + " BEGIN SELECT 1; END"});
      }
    }
    changes.push_back({"table " + table, "PRAGMA legacy_alter_table = ON; ALTER TABLE " + quoted +
                                             " RENAME TO stolen; CREATE VIEW " + quoted +
                                             " AS SELECT * FROM stolen"});
  }
  for (const std::string& name :
       namesIn(path, "SELECT name AS x FROM sqlite_schema WHERE type = 'trigger'")) {
    changes.push_back({"trigger " + name, "DROP TRIGGER " + name});
    changes.push_back({"trigger " + name,
                       rewritten("name = '" + name + "'", "replace(sql, 'BEGIN SELECT', 'BEGIN  SELECT')")});
  }
  for (const std::string& name :
       namesIn(path, "SELECT name AS x FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")) {
    changes.push_back({"index " + name, "DROP INDEX " + name});
  }
  changes.push_back({"table more", "CREATE TABLE more (a)"});
  changes.push_back({"view more", "CREATE VIEW more AS SELECT 1"});
  changes.push_back({"table more", "CREATE VIRTUAL TABLE more USING fts5(a)"});
  changes.push_back(
      {"table sqlite_stat1",
       "ANALYZE; " + rewritten("name = 'sqlite_stat1'", "'CREATE TABLE sqlite_stat1(tbl,idx,stat,x)'")});
  return changes;
}

class ChangedSchema : public ::testing::Test {
 protected:
  ChangedSchema() { testing::fullContest(m_sound); }
  // Makes the changed file anew. False if SQLite itself refuses the change.
  bool make(const SchemaChange& change) {
    fs::copy_file(m_sound, m_path, fs::copy_options::overwrite_existing);
    return tamper(m_path, change.sql).empty();
  }
  const TempFolder m_folder;
  const fs::path m_sound = m_folder / "sound.damath";
  const fs::path m_path = m_folder / "contest.damath";
};

TEST_F(ChangedSchema, IsRefusedByEveryOpening) {
  int made = 0;
  for (const SchemaChange& change : everyChange(m_sound)) {
    ASSERT_TRUE(make(change)) << change.sql;
    ++made;
    const std::string before = contentOf(m_path);
    const StoreOpening opening = Store::open(m_path, kOpenedAt, {});
    const auto* verdict = std::get_if<ChangedByOthers>(&opening.verdict);
    ASSERT_NE(verdict, nullptr) << change.sql << ": verdict " << opening.verdict.index();
    EXPECT_FALSE(opening.store);
    {
      const auto database = sqlite::connected(m_path, {});
      EXPECT_THAT(sqlite::foreignObjects(*database, detail::newestVersion()), Contains(change.object))
          << change.sql;
    }
    EXPECT_EQ(factsOf(m_path, {}).error().fault, StoreFault::ForeignSchema) << change.sql;
    EXPECT_EQ(glanceAt(m_path).error().fault, StoreFault::ForeignSchema) << change.sql;
    EXPECT_EQ(Store::restore(m_folder / "copy.damath", m_path, {}).error().fault, StoreFault::ForeignSchema)
        << change.sql;
    EXPECT_FALSE(fs::exists(m_folder / "copy.damath")) << change.sql;
    EXPECT_EQ(contentOf(m_path), before) << change.sql;
  }
  EXPECT_GT(made, 300);
}

TEST_F(ChangedSchema, StatisticsOfAnotherProgramAreNoChange) {
  ASSERT_TRUE(make({"", "ANALYZE"}));
  StoreOpening opening = Store::open(m_path, kOpenedAt, {});
  ASSERT_TRUE(opening.store);
  Edit edit = take(opening.store->edit(stampAt(91)));
  take(setNotice(edit, "Tanghalian"));
  take(edit.commit());
  EXPECT_EQ(asked(m_path, "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'sqlite_stat%'"), "0");
}

TEST_F(ChangedSchema, IsFoundThoughTheFileIsOpen) {
  fs::copy_file(m_sound, m_path);
  StoreOpening opening = Store::open(m_path, kOpenedAt, {});
  ASSERT_TRUE(opening.store);
  ASSERT_EQ(
      tamper(m_path, "CREATE TRIGGER more AFTER INSERT ON notice BEGIN UPDATE contest SET name = 'x'; END"),
      "");
  EXPECT_EQ(opening.store->edit(stampAt(91)).error().fault, StoreFault::ForeignSchema);
  EXPECT_EQ(opening.store->read().error().fault, StoreFault::ForeignSchema);
}

TEST_F(ChangedSchema, RowsAreRescued) {
  const std::vector<SchemaChange> changes = everyChange(m_sound);
  for (std::size_t i = 0; i < changes.size(); i += support::sized(11U, 1U)) {
    const SchemaChange& change = changes[i];
    ASSERT_TRUE(make(change)) << change.sql;
    const std::string before = contentOf(m_path);
    const fs::path to = m_folder / "rescued.damath";
    fs::remove(to);
    const auto report = rescue(m_path, to, stampAt(95), {});
    const bool isTableGone = change.sql.find("stolen") != std::string::npos;
    if (!report) {
      // The rescue may fail only if a whole table is gone.
      EXPECT_TRUE(isTableGone) << change.sql << ": " << report.error().detail;
      EXPECT_FALSE(fs::exists(to)) << change.sql;
      continue;
    }
    EXPECT_THAT(report->objects, Contains(change.object)) << change.sql;
    EXPECT_EQ(contentOf(m_path), before) << change.sql;
    if (!isTableGone) {
      EXPECT_TRUE(isWhole(*report)) << change.sql;
      for (const std::string& table : testing::tablesOf(m_sound)) {
        if (table == "journal" || table == "migration") continue;
        EXPECT_EQ(testing::rowsOf(to, {table}), testing::rowsOf(m_sound, {table})) << change.sql;
      }
    } else {
      EXPECT_FALSE(report->left.empty()) << change.sql;
    }
    StoreOpening opening = Store::open(to, kOpenedAt, {});
    ASSERT_TRUE(opening.store) << change.sql;
    EXPECT_TRUE(take(opening.store->read()).contest()) << change.sql;
  }
}

TEST_F(ChangedSchema, ARescueLeavesRowsThatBreakARule) {
  fs::copy_file(m_sound, m_path);
  ASSERT_EQ(
      tamper(m_path,
             "PRAGMA ignore_check_constraints = ON; CREATE TRIGGER more AFTER INSERT ON notice BEGIN"
             " SELECT 1; END; INSERT INTO player (id, last, first, middle, school, grade, section,"
             " coach) VALUES (900, ' ', 'x', '', 1, '', '', ''), (901, 'Cruz', 'x', '', 999, '', '', ''),"
             " (902, CAST(x'ff41' AS TEXT), 'x', '', 1, '', '', '')"),
      "");
  const auto report = rescue(m_path, m_folder / "rescued.damath", stampAt(95), {});
  ASSERT_TRUE(report) << report.error().detail;
  std::vector<std::string> rows;
  for (const LeftRow& left : report->left) rows.push_back(left.table + ' ' + left.row);
  EXPECT_THAT(rows, ::testing::UnorderedElementsAre("player 900", "player 901", "player 902"));
}

TEST(SealedConnection, RunsNothingThatReachesBeyondTheFile) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::sampleStore(path);
  const auto database = sqlite::connected(path, {});
  const std::string other = (folder / "other").string();
  for (const std::string& sql :
       {"ATTACH '" + other + "' AS other",
        "VACUUM INTO '" + other + "'",
        std::string("VACUUM"),
        std::string("SELECT load_extension('x')"),
        std::string("CREATE TABLE more (a)"),
        std::string("CREATE TEMP TABLE more (a)"),
        std::string("CREATE VIEW more AS SELECT 1"),
        std::string("CREATE TRIGGER more AFTER INSERT ON notice BEGIN SELECT 1; END"),
        std::string("CREATE VIRTUAL TABLE more USING fts5(a)"),
        std::string("DROP TABLE notice"),
        std::string("DROP TRIGGER journal_never_updated"),
        std::string("ALTER TABLE notice ADD COLUMN a"),
        std::string("ALTER TABLE notice RENAME TO more"),
        std::string("REINDEX"),
        std::string("ANALYZE"),
        std::string("PRAGMA writable_schema = ON"),
        std::string("PRAGMA user_version = 3"),
        std::string("PRAGMA application_id = 3"),
        std::string("PRAGMA schema_version = 3"),
        std::string("PRAGMA temp_store_directory = '/'"),
        std::string("PRAGMA trusted_schema = ON"),
        std::string("DELETE FROM sqlite_schema"),
        std::string("UPDATE sqlite_schema SET sql = ''")}) {
    EXPECT_THROW(database->execute(sql), detail::Refused) << sql;
  }
  EXPECT_EQ(folder.listing(), "contest.damath");
}

}  // namespace
}  // namespace damath::db
