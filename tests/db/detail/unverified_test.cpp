// SPDX-License-Identifier: GPL-3.0-or-later
// Changes each column of each table of a contest file from outside, and expects that a check notices. The
// columns that no check covers are listed in db/records/unverified.hpp.
#include "db/records/unverified.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "db/store.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::take;

struct ColumnOf {
  std::string table;
  std::string name;
  bool isKey = false;
};

// A value of a column as SQL text: 17, 'text', x'5b5d', NULL.
using Quoted = std::string;

class EveryColumn : public ::testing::Test {
 protected:
  EveryColumn() { testing::fullContest(m_original); }

  static std::vector<std::string> textsOf(const SQLite::Database& database, const std::string& sql) {
    std::vector<std::string> texts;
    SQLite::Statement rows(database, sql);
    while (rows.executeStep()) texts.push_back(rows.getColumn(0).getString());
    return texts;
  }

  std::vector<ColumnOf> columns() const {
    const SQLite::Database database(m_original.string());
    std::vector<ColumnOf> list;
    SQLite::Statement rows(database,
                           "SELECT s.name, c.name, c.pk FROM sqlite_schema s, pragma_table_info(s.name) c"
                           " WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite_%' ORDER BY s.name, c.cid");
    while (rows.executeStep()) {
      list.push_back(
          {rows.getColumn(0).getString(), rows.getColumn(1).getString(), rows.getColumn(2).getInt() > 0});
    }
    return list;
  }

  // Returns SQL conditions that select the first and the last row of the table; at full size, all rows.
  std::set<std::string> rowsOf(const std::string& table) const {
    const SQLite::Database database(m_original.string());
    std::string condition;
    std::string order;
    for (const ColumnOf& column : columns()) {
      if (column.table != table || !column.isKey) continue;
      condition += (condition.empty() ? "'\"" : " || ' AND \"") + column.name + "\" IS ' || quote(\"" +
                   column.name + "\")";
      order += (order.empty() ? "\"" : ", \"") + column.name + "\"";
    }
    const auto all = textsOf(database, "SELECT " + condition + " FROM \"" + table + "\" ORDER BY " + order);
    EXPECT_FALSE(all.empty()) << "the full contest has no row of " << table;
    if (all.empty()) return {};
    std::set<std::string> rows = {all.front(), all.back()};
    if (support::sized(false, true)) rows.insert(all.begin(), all.end());
    return rows;
  }

  // Returns the column's part of the CREATE TABLE statement. A definition begins with two blanks, and its
  // further lines with four.
  static std::string definitionOf(const SQLite::Database& database, const ColumnOf& column) {
    const std::string sql =
        textsOf(database, "SELECT sql FROM sqlite_schema WHERE name = '" + column.table + "'").at(0);
    const std::regex definition("\n  \"?" + column.name + "\"? [^\n]*(\n    [^\n]*)*");
    std::smatch found;
    return std::regex_search(sql, found, definition) ? found.str() : std::string();
  }

  // Returns other values for the column, for example NULL, the value with one digit or letter changed,
  // neighbors of a number, and the words that the column's constraints allow.
  std::vector<Quoted> othersFor(const ColumnOf& column, const std::string& row) const {
    const SQLite::Database database(m_original.string());
    const std::string name = "\"" + column.name + "\"";
    const auto one = [&](const std::string& what) {
      return textsOf(database, "SELECT " + what + " FROM \"" + column.table + "\" WHERE " + row).at(0);
    };
    const std::string type = one("typeof(" + name + ")");
    const std::string value = one("coalesce(" + name + ", '')");
    std::vector<Quoted> others = {"NULL"};
    if (type == "integer" || type == "null") {
      for (const std::int64_t step : {1, -1, 2, 1000}) {
        others.push_back(std::to_string((type == "null" ? 0 : std::stoll(value)) + step));
      }
    }
    if (type == "text" || type == "null") {
      const auto quoted = [](std::string text) {
        for (std::size_t at = 0; (at = text.find('\'', at)) != std::string::npos; at += 2)
          text.insert(at, 1, '\'');
        return "'" + text + "'";
      };
      const auto changed = [&](const char* letters) {
        std::string text = value;
        const std::size_t at = text.find_last_of(letters);
        if (at == std::string::npos) return;
        const std::string all = letters;
        text[at] = all[(all.find(text[at]) + 1) % all.size()];
        others.push_back(quoted(text));
      };
      changed("0123456789");
      changed("abcdefghijklmnopqrstuvwxyz");
      others.push_back(quoted(value + "x"));
      if (type == "null") others.insert(others.end(), {"'{}'", "'[]'"});
      const std::string sql = definitionOf(database, column);
      static const std::regex kWord("'([A-Za-z0-9/-]+)'");
      for (auto word = std::sregex_iterator(sql.begin(), sql.end(), kWord); word != std::sregex_iterator();
           ++word) {
        others.push_back(quoted((*word)[1].str()));
      }
    }
    if (type == "blob") {
      others.push_back("CAST(replace(CAST(" + name + " AS TEXT), '1', '2') AS BLOB)");
      others.push_back("CAST(CAST(" + name + " AS TEXT) || ' ' AS BLOB)");
    }
    std::erase(others, one("quote(" + name + ")"));
    return others;
  }

  // Sets the column of the row in a copy of the file. Returns false if the tables refuse the value.
  bool set(const ColumnOf& column, const std::string& row, const Quoted& value) const {
    fs::copy_file(m_original, m_changed, fs::copy_options::overwrite_existing);
    SQLite::Database database(m_changed.string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA foreign_keys = OFF");
    database.exec("PRAGMA synchronous = OFF");
    const auto triggers = textsOf(database, "SELECT sql FROM sqlite_schema WHERE type = 'trigger'");
    for (const std::string& name :
         textsOf(database, "SELECT name FROM sqlite_schema WHERE type = 'trigger'")) {
      database.exec("DROP TRIGGER " + name);
    }
    const std::string where =
        "\"" + column.table + "\" SET \"" + column.name + "\" = " + value + " WHERE " + row;
    try {
      if (database.exec("UPDATE " + where) != 1) return false;
    } catch (const SQLite::Exception&) {
      return false;
    }
    for (const std::string& trigger : triggers) database.exec(trigger);
    return true;
  }

  bool isNoticed() const {
    const StoreOpening opening = Store::open(m_changed, testing::stampAt(59).at, {});
    if (!opening.store) return true;
    const Reading reading = take(opening.store->read());
    if (!reading.contest() || !take(reading.integrityComplaints()).empty()) return true;
    if (!take(reading.brokenReferences()).empty()) return true;
    const auto check = reading.journal().check();
    return !check || !check->missing.empty() || !check->unchained.empty() || !check->differing.empty();
  }

  static bool isListed(const ColumnOf& column) {
    return std::ranges::any_of(kUnverified, [&](const UnverifiedColumn& listed) {
      return listed.table == column.table && (listed.column.empty() || listed.column == column.name);
    });
  }

  testing::TempFolder m_folder;
  fs::path m_original = m_folder / "contest.damath";
  fs::path m_changed = m_folder / "changed.damath";
};

TEST_F(EveryColumn, IsCoveredByTheCheckOrListed) {
  std::set<std::string> untried;
  std::set<std::string> overlooked;
  std::set<std::string> listed;
  fs::copy_file(m_original, m_changed);
  ASSERT_FALSE(isNoticed()) << "the untouched file is sound";
  for (const ColumnOf& column : columns()) {
    const std::string name = column.table + "." + column.name;
    bool isTried = false;
    for (const std::string& row : rowsOf(column.table)) {
      constexpr int kMostValues = 4;
      int values = 0;
      for (const Quoted& value : othersFor(column, row)) {
        if (values == kMostValues) break;
        if (!set(column, row, value)) continue;
        isTried = true;
        ++values;
        if (isNoticed()) continue;
        (isListed(column) ? listed : overlooked).insert(name);
        EXPECT_TRUE(isListed(column)) << name << " = " << value << " WHERE " << row;
      }
    }
    if (!isTried) untried.insert(name);
  }
  EXPECT_THAT(overlooked, ::testing::IsEmpty());
  EXPECT_THAT(untried,
              ::testing::ElementsAre("contest.id", "live_game.owner", "notice.id", "sheet_in_force.owner"))
      << "the id must be 1, and the owner follows from the other columns";
  for (const UnverifiedColumn& each : kUnverified) {
    const std::string name = std::string(each.table) + ".";
    EXPECT_TRUE(std::ranges::any_of(listed,
                                    [&](const std::string& found) {
                                      return each.column.empty() ? found.starts_with(name)
                                                                 : found == name + std::string(each.column);
                                    }))
        << "the list names " << name << each.column << ", which a check covers or no table has";
    EXPECT_FALSE(each.reason.empty());
  }
}

}  // namespace
}  // namespace damath::db
