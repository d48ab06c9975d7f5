// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a shared contest are those of a file: each column with its type and default, each key,
// reference, check, index and trigger. Both catalogs are read and compared as texts.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <regex>
#include <set>

#include "db/detail/query.hpp"
#include "db/postgres/hall.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/seal.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using testing::take;

// Facts about tables as text. Each text begins with the name of the table.
using Facts = std::multiset<std::string>;

std::string described(const detail::Table& table) {
  std::string text = table.name + ":";
  for (const detail::Column& column : table.columns) {
    text += " " + column.name + "/" + std::to_string(static_cast<int>(column.type)) +
            (column.nullable == detail::Nullable::Yes ? "?" : "") +
            (column.key > 0 ? "#" + std::to_string(column.key) : "");
  }
  for (const detail::Reference& reference : table.references) {
    text += " ->" + reference.table;
    for (const auto& [own, other] : reference.columns) text += " " + own + "=" + other;
  }
  return text;
}

Facts columnsIn(detail::Database& database) {
  Facts facts;
  for (const detail::Table& table : database.tables()) facts.insert(described(table));
  return facts;
}

// Returns "first column: second column …" for each row.
Facts factsIn(detail::Database& database, const std::string& sql) {
  Facts facts;
  detail::eachRow(database, sql,
                  [&](const detail::Row& row) { facts.insert(row.text(0) + ": " + row.text(1)); });
  return facts;
}

std::string replaced(std::string text, const std::vector<std::pair<const char*, const char*>>& rules) {
  for (const auto& [pattern, words] : rules) text = std::regex_replace(text, std::regex(pattern), words);
  return text;
}

// Returns an SQL expression in a form that is equal for both databases. PostgreSQL rewrites an expression
// with its own operators, casts and parentheses.
std::string plain(const std::string& expression) {
  return replaced(expression, {{"::(text|bigint)(\\[\\])?", ""},
                               {"\"", ""},
                               {"= ANY \\(ARRAY\\[([^\\]]*)\\]\\)", "IN ($1)"},
                               {"TRIM\\(BOTH FROM ([a-z_]+)\\)", "trim($1)"},
                               {"TRIM\\(BOTH ('[^']*') FROM ([a-z_]+)\\)", "trim($2, $1)"},
                               {"TRIM\\(BOTH ('[^']*') FROM (trim\\([^()]*\\))\\)", "trim($2, $1)"},
                               {"!~~", "NOT LIKE"},
                               {"~~", "LIKE"},
                               {"~ '\\^([^']*)\\$'", "GLOB '$1'"},
                               {"([a-z_]+) BETWEEN ([0-9]+) AND ([0-9]+)", "$1 >= $2 AND $1 <= $3"},
                               {"[()]", ""},
                               {"\\s+", " "}});
}

// Returns the CHECK expressions in a CREATE TABLE statement.
std::vector<std::string> checksIn(const std::string& sql) {
  const std::string mark = "CHECK (";
  std::vector<std::string> checks;
  for (std::size_t at = sql.find(mark); at != std::string::npos; at = sql.find(mark, at + 1)) {
    const std::size_t first = at + mark.size();
    std::size_t end = first;
    for (int depth = 1; depth > 0; ++end) depth += sql[end] == '(' ? 1 : sql[end] == ')' ? -1 : 0;
    checks.push_back(sql.substr(first, end - first - 1));
  }
  return checks;
}

class HallTables : public testing::StoreTest {
 protected:
  HallTables() { take(m_store.backup(m_folder / "file.damath")); }

  std::unique_ptr<detail::Database> m_hall = postgres::connected(testing::placeAt(m_path).hall()->text, {});
  // Returns the database of the file. The seal of the connection (seal.hpp) is off, so that SQL can use the
  // table-valued pragmas.
  detail::Database& file() {
    if (m_file == nullptr) {
      m_file = sqlite::connected(m_folder / "file.damath", {});
      m_unsealed.emplace(m_file->handle().getHandle());
    }
    return *m_file;
  }

 private:
  std::unique_ptr<sqlite::SqliteDatabase> m_file;
  std::optional<sqlite::Unsealed> m_unsealed;
};

TEST_F(HallTables, HaveTheColumnsKeysAndReferencesOfAFile) {
  EXPECT_EQ(columnsIn(*m_hall), columnsIn(file()));
  EXPECT_GT(columnsIn(file()).size(), 25U);
}

TEST_F(HallTables, HaveTheDefaultsOfAFile) {
  const Facts ofFile =
      factsIn(file(),
              "SELECT m.name, c.name || ' ' || c.dflt_value FROM sqlite_schema m, pragma_table_info(m.name) c"
              " WHERE m.type = 'table' AND c.dflt_value IS NOT NULL");
  Facts ofHall;
  for (const std::string& fact :
       factsIn(*m_hall,
               "SELECT c.relname, a.attname || ' ' || pg_get_expr(d.adbin, d.adrelid) FROM pg_attrdef d"
               " JOIN pg_class c ON c.oid = d.adrelid"
               " JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum"
               " WHERE c.relnamespace = 'contest'::regnamespace")) {
    ofHall.insert(plain(fact));
  }
  EXPECT_EQ(ofHall, ofFile);
  EXPECT_TRUE(ofFile.contains("contest: level 'none'"));
}

TEST_F(HallTables, HaveTheUniqueColumnsAndIndexesOfAFile) {
  const auto ofFile = [this](const std::string& name, const std::string& origin) {
    return factsIn(file(), "SELECT m.name, " + name +
                               " || (SELECT group_concat(name, ' ') FROM (SELECT name FROM"
                               " pragma_index_info(i.name) ORDER BY seqno))"
                               " FROM sqlite_schema m, pragma_index_list(m.name) i"
                               " WHERE m.type = 'table' AND i.origin = '" +
                               origin + "'");
  };
  const std::string columns =
      "(SELECT string_agg(a.attname, ' ' ORDER BY place) FROM unnest(i.indkey::smallint[])"
      " WITH ORDINALITY AS u (column_number, place)"
      " JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = column_number)";
  const std::string from =
      " FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class own ON own.oid = i.indexrelid"
      " WHERE c.relnamespace = 'contest'::regnamespace AND NOT i.indisprimary AND i.indisunique = ";
  EXPECT_EQ(factsIn(*m_hall, "SELECT c.relname, " + columns + from + "true"), ofFile("''", "u"));
  EXPECT_EQ(factsIn(*m_hall, "SELECT c.relname, own.relname || ' ' || " + columns + from + "false"),
            ofFile("i.name || ' '", "c"));
  EXPECT_GT(ofFile("''", "u").size(), 10U);
  EXPECT_GT(ofFile("''", "c").size(), 10U);
}

TEST_F(HallTables, HaveTheChecksOfAFile) {
  Facts ofFile;
  detail::eachRow(file(), "SELECT name, sql FROM sqlite_schema WHERE type = 'table'",
                  [&](const detail::Row& row) {
                    for (const std::string& check : checksIn(row.text(1)))
                      ofFile.insert(row.text(0) + ": " + plain(check));
                  });
  Facts ofHall;
  detail::eachRow(*m_hall,
                  "SELECT c.relname, pg_get_constraintdef(k.oid) FROM pg_constraint k"
                  " JOIN pg_class c ON c.oid = k.conrelid"
                  " WHERE k.contype = 'c' AND c.relnamespace = 'contest'::regnamespace",
                  [&](const detail::Row& row) {
                    const auto checks = checksIn(row.text(1));
                    ASSERT_EQ(checks.size(), 1U) << row.text(1);
                    ofHall.insert(row.text(0) + ": " + plain(checks.front()));
                  });
  EXPECT_THAT(ofHall, ::testing::ContainerEq(ofFile));
  EXPECT_GT(ofFile.size(), 100U);
  EXPECT_TRUE(ofFile.contains("game: blue <> red"));
}

TEST_F(HallTables, RefuseChangesOfTheEvidenceOfAFile) {
  const Facts ofFile = factsIn(file(), "SELECT tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'");
  const Facts ofHall = factsIn(*m_hall,
                               "SELECT c.relname, pg_get_triggerdef(t.oid) FROM pg_trigger t"
                               " JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid"
                               " WHERE c.relnamespace = 'contest'::regnamespace AND p.proname = 'refuse'");
  const auto words = [](const Facts& facts) {
    Facts plainFacts;
    for (const std::string& fact : facts) {
      plainFacts.insert(replaced(fact, {{"contest\\.", ""},
                                        {"\\sBEGIN SELECT RAISE\\(ABORT, ('[^']*')\\); END", " $1"},
                                        {"EXECUTE FUNCTION hall.refuse\\(('[^']*')\\)", "$1"},
                                        {"FOR EACH ROW", ""},
                                        {"NEW\\.", "new."},
                                        {"OLD\\.", "old."},
                                        {"[()]", ""},
                                        {"\\s+", " "}}));
    }
    return plainFacts;
  };
  EXPECT_EQ(words(ofHall), words(ofFile));
  EXPECT_EQ(ofFile.size(), 20U);
}

}  // namespace
}  // namespace damath::db
