// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/sqlite_database.hpp"

#include <SQLiteCpp/Column.h>
#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/sqlite/schema_check.hpp"
#include "db/sqlite/seal.hpp"
#include "db/sqlite/sqlite_fault.hpp"
#include "db/sqlite/trail_triggers.hpp"

namespace damath::db::sqlite {

namespace {

using detail::ColumnType;
using detail::Nullable;
using detail::Row;
using detail::Table;

class SqliteStatement : public detail::Statement {
 public:
  SqliteStatement(SQLite::Database& database, IdleStatements& idle, const std::string& sql)
      : m_idle(idle), m_sql(sql), m_own(idle.taken(sql)), m_statement(*ready(database)) {}
  SqliteStatement(const SqliteStatement&) = delete;
  SqliteStatement& operator=(const SqliteStatement&) = delete;
  ~SqliteStatement() override { m_idle.put(m_sql, std::move(m_own)); }

  void bind(int place, const detail::Value& value) override {
    translated([&] {
      if (const auto* number = std::get_if<std::int64_t>(&value)) return m_statement.bind(place, *number);
      if (const auto* text = std::get_if<std::string_view>(&value)) {
        return m_statement.bind(place, std::string(*text));
      }
      const auto* blob = std::get_if<detail::Blob>(&value);
      if (blob == nullptr) return m_statement.bind(place);
      m_statement.bind(place, blob->bytes.data(), static_cast<int>(blob->bytes.size()));
    });
  }
  bool step() override {
    return again([this] { return m_statement.executeStep(); });
  }
  int run() override {
    int changed = 0;
    again([&] {
      changed = m_statement.exec();
      return false;
    });
    return changed;
  }
  bool isNull(int column) override {
    return translated([&] { return m_statement.isColumnNull(column); });
  }
  std::int64_t number(int column) override {
    return translated([&] { return m_statement.getColumn(column).getInt64(); });
  }
  std::string text(int column) override {
    return translated([&] { return m_statement.getColumn(column).getString(); });
  }

 private:
  // Runs the action. Resets the statement after its last row and after a failure, so that it can run again.
  template <class Action>
  bool again(const Action& action) {
    try {
      const bool hasRow = action();
      if (!hasRow) m_statement.reset();
      return hasRow;
    } catch (const SQLite::Exception& exception) {
      const SqliteFault fault(exception);
      m_statement.tryReset();
      throw fault;
    }
  }

  SQLite::Statement* ready(SQLite::Database& database) {
    if (m_own == nullptr) {
      m_own = translated([&] { return std::make_unique<SQLite::Statement>(database, m_sql); });
    }
    return m_own.get();
  }

  IdleStatements& m_idle;
  const std::string m_sql;
  std::unique_ptr<SQLite::Statement> m_own;
  SQLite::Statement& m_statement;
};

ColumnType typeOf(const std::string& declared, const std::string& place) {
  if (declared == "INTEGER") return ColumnType::Number;
  if (declared == "TEXT") return ColumnType::Text;
  if (declared == "BLOB") return ColumnType::Bytes;
  throw detail::BrokenRow("schema: " + place + " is " + declared);
}

// readColumns and readReferences run the pragmas as statements. The table-valued functions pragma_… would
// need the right to write the schema (seal.hpp), because SQLite declares a table for them.
void readColumns(detail::Database& database, Table& table) {
  constexpr int kName = 1;
  constexpr int kType = 2;
  constexpr int kNotNull = 3;
  constexpr int kKey = 5;
  detail::eachRow(database, "PRAGMA main.table_info(" + detail::quotedName(table.name) + ")",
                  [&](const Row& row) {
                    const int key = row.smallNumber(kKey);
                    const bool isRequired = row.number(kNotNull) != 0 || key > 0;
                    const std::string name = row.text(kName);
                    table.columns.push_back({name, typeOf(row.text(kType), table.name + "." + name),
                                             isRequired ? Nullable::No : Nullable::Yes, key});
                  });
}

void readReferences(detail::Database& database, Table& table) {
  struct Part {
    std::int64_t id;   // the number of the reference; SQLite lists the last one first
    std::int64_t seq;  // the number of the column in the reference
    std::string parent;
    std::string from;
    std::string to;
  };
  auto parts = detail::allRows(
      database, "PRAGMA main.foreign_key_list(" + detail::quotedName(table.name) + ")", [](const Row& row) {
        return Part{row.number(0), row.number(1), row.text(2), row.text(3), row.text(4)};
      });
  std::ranges::sort(parts, [](const Part& one, const Part& other) {
    return one.id != other.id ? one.id > other.id : one.seq < other.seq;
  });
  for (Part& part : parts) {
    if (part.seq == 0) table.references.push_back({std::move(part.parent), {}});
    table.references.back().columns.emplace_back(std::move(part.from), std::move(part.to));
  }
}

// Returns the path as a URI that opens a file without locks. `%`, `?` and `#` are encoded, because they have
// a special meaning in a URI.
std::string unlockedUri(const std::filesystem::path& path) {
  std::string uri = "file:";
  for (const char letter : path.string()) {
    if (letter == '%') {
      uri += "%25";
    } else if (letter == '?') {
      uri += "%3f";
    } else if (letter == '#') {
      uri += "%23";
    } else {
      uri += letter;
    }
  }
  return uri + "?immutable=1";
}

}  // namespace

std::unique_ptr<SQLite::Statement> IdleStatements::taken(const std::string& sql) {
  const auto found = m_statements.find(sql);
  return found == m_statements.end() ? nullptr : std::exchange(found->second, nullptr);
}

void IdleStatements::put(const std::string& sql, std::unique_ptr<SQLite::Statement> statement) noexcept {
  constexpr std::size_t kMost = 256;
  try {
    statement->tryReset();
    statement->clearBindings();
    const auto found = m_statements.find(sql);
    if (found != m_statements.end()) {
      found->second = std::move(statement);
    } else if (m_statements.size() < kMost) {
      m_statements.emplace(sql, std::move(statement));
    }
  } catch (const std::exception&) {
    // Ignores the error: the statement is prepared again when it is needed.
  }
}

SqliteDatabase::SqliteDatabase(const std::filesystem::path& path, const OpenOptions& options)
    : m_path(path), m_database(translated([&] {
        return SQLite::Database(path.string(), SQLite::OPEN_READWRITE,
                                static_cast<int>(options.busyTimeout.count()), options.disk);
      })) {
  seal(m_database.getHandle());
}

SqliteDatabase::SqliteDatabase(const std::filesystem::path& path, Unlocked)
    : m_path(path), m_database(translated([&] {
        return SQLite::Database(unlockedUri(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
      })) {
  seal(m_database.getHandle());
}

std::unique_ptr<detail::Statement> SqliteDatabase::prepared(const std::string& sql) {
  return std::make_unique<SqliteStatement>(m_database, m_idle, sql);
}

void SqliteDatabase::execute(const std::string& sql) {
  translated([&] { m_database.exec(sql); });
}

void SqliteDatabase::begin(detail::Purpose purpose) {
  if (purpose == detail::Purpose::Change && m_isTrailDue) {
    // Uses a transaction of its own for the triggers that record changes, because a rollback of the change
    // would otherwise remove the triggers.
    detail::Transaction whole(*this, detail::Purpose::Read);
    dropStatistics(*this);
    keepTrail(TrailFrom::Now);
    whole.commit();
    m_isTrailDue = false;
  }
  execute(purpose == detail::Purpose::Change ? "BEGIN IMMEDIATE" : "BEGIN");
  if (!m_checked) return;
  try {
    if (schemaNumber() != m_checked->number) holdSchema(m_checked->version);
  } catch (...) {
    rollback();
    throw;
  }
}

void SqliteDatabase::commit() {
  // SQLite asks only before the first change of a transaction if the file is still at its path. An automatic
  // backup may be made after that. The rollback journal is at the old path, so that a program that is killed
  // while it commits to a moved file would leave the moved file half changed.
  int isMoved = 0;
  sqlite3* const connection = m_database.getHandle();
  if (sqlite3_txn_state(connection, "main") == SQLITE_TXN_WRITE &&
      sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &isMoved) == SQLITE_OK &&
      isMoved != 0) {
    throw detail::Refused(StoreFault::Moved, m_path.string());
  }
  execute("COMMIT");
}

std::int64_t SqliteDatabase::schemaNumber() {
  return detail::firstNumber(*this, "PRAGMA schema_version").value_or(0);
}

void SqliteDatabase::holdSchema(std::int64_t version) {
  // Reads the schema number before the check. If the schema changes during the check, the next transaction
  // sees another number and repeats the check.
  const std::int64_t number = schemaNumber();
  checkSchema(*this, version);
  m_checked = CheckedSchema{version, number};
}

void SqliteDatabase::keepTrail(TrailFrom from) {
  if (from == TrailFrom::Now) {
    const std::string sql = trailTriggers(detail::stateTablesOf(tables()));
    const Unsealed own(m_database.getHandle());
    execute(sql);
  } else {
    m_isTrailDue = true;
  }
}

std::string SqliteDatabase::takeTrail() {
  std::string trail;
  detail::eachRow(*this, "SELECT change FROM temp.trail ORDER BY number",
                  [&](const Row& row) { trail += (trail.empty() ? '[' : ',') + row.text(0); });
  if (trail.empty()) return trail;
  detail::run(*this, "DELETE FROM temp.trail");
  return trail + ']';
}

void SqliteDatabase::wipe() {
  const Unsealed own(m_database.getHandle());
  // VACUUM attaches a temporary database, so one attached file is allowed here. The destructor of `own`
  // forbids it again.
  sqlite3_limit(m_database.getHandle(), SQLITE_LIMIT_ATTACHED, 1);
  execute("VACUUM");
}

std::int64_t SqliteDatabase::changesOfOthers() {
  return detail::firstNumber(*this, "PRAGMA data_version").value_or(0);
}

std::vector<Table> SqliteDatabase::tables() {
  auto tables = detail::allRows(
      *this, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      [](const Row& row) -> Table {
        return {row.text(0), {}, {}};
      });
  for (Table& table : tables) {
    readColumns(*this, table);
    readReferences(*this, table);
  }
  return tables;
}

std::vector<std::string> SqliteDatabase::complaints() {
  auto complaints =
      detail::allRows(*this, "PRAGMA integrity_check", [](const Row& row) { return row.text(0); });
  std::erase(complaints, "ok");
  return complaints;
}

std::optional<platform::LockHolder> SqliteDatabase::holder() const {
  return platform::lockHolderOf(m_path);
}

std::int64_t applicationIdOf(SqliteDatabase& database) {
  return detail::firstNumber(database, "PRAGMA application_id").value_or(0);
}

std::int64_t versionOf(SqliteDatabase& database) {
  return detail::firstNumber(database, "PRAGMA user_version").value_or(0);
}

}  // namespace damath::db::sqlite
