// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/changes.hpp"

#include <SQLiteCpp/Statement.h>
// SQLite declares its sessions only where it is told that it was built with them.
#define SQLITE_ENABLE_SESSION
#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <set>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr const char* kStateTables[] = {"contest", "school", "player", "event",         "entry",
                                        "absence", "round",  "game",   "bye",           "rematch",
                                        "lot",     "review", "ruling", "sheet_in_force"};

void check(int code, const char* what) {
  if (code != SQLITE_OK) throw Refused(faultOf(code), std::string("changes: ") + what);
}

// Memory that SQLite gave away.
struct Bytes {
  int size = 0;
  void* data = nullptr;

  Bytes() = default;
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;
  ~Bytes() { sqlite3_free(data); }
  [[nodiscard]] std::string text() const {
    return size == 0 ? std::string()
                     : std::string(static_cast<const char*>(data), static_cast<std::size_t>(size));
  }
};

int sizeOf(const std::string& changes) {
  return static_cast<int>(changes.size());
}

// SQLite takes what it reads as memory that it could write to; it does not.
void* readable(const std::string& changes) {
  return const_cast<char*>(changes.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

struct SessionCloser {
  void operator()(sqlite3_session* session) const { sqlite3session_delete(session); }
};
using SessionPointer = std::unique_ptr<sqlite3_session, SessionCloser>;

SessionPointer sessionOn(SQLite::Database& database) {
  sqlite3_session* session = nullptr;
  check(sqlite3session_create(database.getHandle(), "main", &session), "no session");
  SessionPointer owned(session);
  return owned;
}

std::string changesetOf(sqlite3_session* session) {
  Bytes bytes;
  check(sqlite3session_changeset(session, &bytes.size, &bytes.data), "no changeset");
  return bytes.text();
}

// The schema's tables without rows, triggers and references, in memory.
void copyTables(SQLite::Database& from, SQLite::Database& to) {
  for (const char* table : kStateTables) {
    eachRow(
        from, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?",
        [&](const Row& row) { to.exec(row.text(0)); }, std::string_view(table));
  }
}

// The row that a change is of, by its table and the first text in it, else its number: "school Rizal HS".
std::string rowName(sqlite3_changeset_iter* change) {
  const char* table = nullptr;
  int columns = 0;
  int operation = 0;
  sqlite3changeset_op(change, &table, &columns, &operation, nullptr);
  std::string name;
  for (int column = 0; column < columns; ++column) {
    sqlite3_value* value = nullptr;
    if (operation == SQLITE_INSERT) {
      sqlite3changeset_new(change, column, &value);
    } else {
      sqlite3changeset_old(change, column, &value);
    }
    const bool isText = value != nullptr && sqlite3_value_type(value) == SQLITE_TEXT;
    if (value == nullptr || !(name.empty() || isText)) continue;
    const unsigned char* text = sqlite3_value_text(value);
    if (text != nullptr) name.assign(text, text + sqlite3_value_bytes(value));
    if (isText) break;
  }
  return std::string(table) + " " + name;
}

struct StatementCloser {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using StatementPointer = std::unique_ptr<sqlite3_stmt, StatementCloser>;

StatementPointer statementOn(SQLite::Database& database, const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  check(sqlite3_prepare_v2(database.getHandle(), sql.c_str(), -1, &statement, nullptr), sql.c_str());
  return StatementPointer(statement);
}

// isWanted(number) by the first column.
template <class Wanted>
void copyRows(SQLite::Database& from, SQLite::Database& to, const std::string& table, Wanted&& isWanted) {
  const StatementPointer rows = statementOn(from, "SELECT * FROM \"" + table + "\"");
  const int columns = sqlite3_column_count(rows.get());
  std::string places = "?";
  for (int column = 1; column < columns; ++column) places += ", ?";
  const StatementPointer insert = statementOn(to, "INSERT INTO \"" + table + "\" VALUES (" + places + ")");
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(rows.get())) == SQLITE_ROW) {
    if (!isWanted(sqlite3_column_int64(rows.get(), 0))) continue;
    for (int column = 0; column < columns; ++column) {
      check(sqlite3_bind_value(insert.get(), column + 1, sqlite3_column_value(rows.get(), column)),
            "unbound");
    }
    if (sqlite3_step(insert.get()) != SQLITE_DONE) throw BrokenRow("table " + table);
    check(sqlite3_reset(insert.get()), "not reset");
  }
  if (code != SQLITE_DONE) check(code, "unread");
}

std::vector<std::string> keyColumns(SQLite::Database& database, const char* table) {
  std::vector<std::string> columns;
  eachRow(
      database, "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
      [&](const Row& row) { columns.push_back(row.text(0)); }, std::string_view(table));
  return columns;
}

// Each row by its key, every column quoted as SQL spells it.
std::map<std::string, std::string> rowsOf(SQLite::Database& database, const char* table) {
  std::string key;
  for (const std::string& column : keyColumns(database, table)) {
    key += (key.empty() ? "\"" : " || ' ' || \"") + column + "\"";
  }
  std::string all;
  eachRow(
      database, "SELECT name FROM pragma_table_info(?) ORDER BY cid",
      [&](const Row& row) {
        all += (all.empty() ? "quote(\"" : " || ',' || quote(\"") + row.text(0) + "\")";
      },
      std::string_view(table));
  std::map<std::string, std::string> rows;
  const std::string sql = "SELECT " + key + ", " + all + " FROM \"" + table + "\"";
  eachRow(database, sql.c_str(), [&](const Row& row) { rows.emplace(row.text(0), row.text(1)); });
  return rows;
}

}  // namespace

std::span<const char* const> stateTables() {
  return kStateTables;
}

std::string joined(const std::vector<std::string>& list) {
  sqlite3_changegroup* group = nullptr;
  check(sqlite3changegroup_new(&group), "no group");
  const std::unique_ptr<sqlite3_changegroup, void (*)(sqlite3_changegroup*)> owned(group,
                                                                                   sqlite3changegroup_delete);
  for (const std::string& changes : list) {
    if (!changes.empty())
      check(sqlite3changegroup_add(group, sizeOf(changes), readable(changes)), "unjoined");
  }
  Bytes bytes;
  check(sqlite3changegroup_output(group, &bytes.size, &bytes.data), "unjoined");
  return bytes.text();
}

void copyMissing(SQLite::Database& from, SQLite::Database& to, const std::string& table) {
  std::set<std::int64_t> known;
  const std::string key =
      firstText(to, ("SELECT name FROM pragma_table_info('" + table + "') WHERE cid = 0").c_str())
          .value_or(std::string());
  eachRow(to, ("SELECT \"" + key + "\" FROM \"" + table + "\"").c_str(),
          [&](const Row& row) { known.insert(row.number(0)); });
  copyRows(from, to, table, [&](std::int64_t number) { return !known.contains(number); });
}

struct Recorder::Session {
  SessionPointer handle;
};

Recorder::Recorder(SQLite::Database& database) : m_session(std::make_unique<Session>()) {
  m_session->handle = sessionOn(database);
  for (const char* table : kStateTables) {
    check(sqlite3session_attach(m_session->handle.get(), table), "unattached");
  }
}

Recorder::~Recorder() = default;

std::string Recorder::changes() const {
  return changesetOf(m_session->handle.get());
}

std::string inverted(const std::string& changes) {
  Bytes bytes;
  check(sqlite3changeset_invert(sizeOf(changes), readable(changes), &bytes.size, &bytes.data),
        "not inverted");
  return bytes.text();
}

void carryOut(SQLite::Database& database, const std::string& changes) {
  if (changes.empty()) return;
  std::string row;
  const auto stop = [](void* name, int kind, sqlite3_changeset_iter* change) {
    *static_cast<std::string*>(name) = kind == SQLITE_CHANGESET_FOREIGN_KEY ? "references" : rowName(change);
    return SQLITE_CHANGESET_ABORT;
  };
  const int code =
      sqlite3changeset_apply(database.getHandle(), sizeOf(changes), readable(changes), nullptr, stop, &row);
  if (code == SQLITE_ABORT) throw Refused(StoreFault::Constraint, row);
  check(code, "not applied");
}

// Made by filling empty tables in memory under a session, so that it also works inside a transaction.
std::string insertions(SQLite::Database& database) {
  SQLite::Database copy(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  copyTables(database, copy);
  const Recorder recorder(copy);
  for (const char* table : kStateTables) copyRows(database, copy, table, [](std::int64_t) { return true; });
  return recorder.changes();
}

std::vector<std::string> rowsNotFrom(SQLite::Database& database, const std::vector<std::string>& changes) {
  SQLite::Database replayed(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  copyTables(database, replayed);
  carryOut(replayed, joined(changes));
  std::set<std::string> names;
  for (const char* table : kStateTables) {
    const auto standing = rowsOf(database, table);
    const auto made = rowsOf(replayed, table);
    const auto add = [&](const std::string& key) { names.insert(std::string(table) + " " + key); };
    for (const auto& [key, row] : standing) {
      const auto found = made.find(key);
      if (found == made.end() || found->second != row) add(key);
    }
    for (const auto& [key, row] : made) {
      if (!standing.contains(key)) add(key);
    }
  }
  return {names.begin(), names.end()};
}

}  // namespace damath::db::detail
