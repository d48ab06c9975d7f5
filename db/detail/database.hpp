// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of the database engines (SQLite, PostgreSQL). It covers SQL that both engines accept, and
// functions for the few differences. Errors are thrown as Refused, with a StoreFault.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "db/detail/failure.hpp"
#include "db/records/person.hpp"
#include "db/records/records.hpp"
#include "platform/file_lock.hpp"

namespace damath::db::detail {

// Binary data.
struct Blob {
  std::string_view bytes;
};
// The value of a parameter of a statement; monostate is NULL.
using Value = std::variant<std::monostate, std::int64_t, std::string_view, Blob>;

class Statement {
 public:
  Statement() = default;
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  virtual ~Statement() = default;

  // Parameters are numbered from 1. The value is copied.
  virtual void bind(int place, const Value& value) = 0;
  // Moves to the next row. False after the last row; the statement can then run again.
  [[nodiscard]] virtual bool step() = 0;
  // Runs a statement without result rows. Returns the number of changed rows.
  virtual int run() = 0;
  // Runs a statement that changes one row and returns none. Its parameters are written `?`, not `?1`. Throws
  // Refused(NotAllowed), with `what`, if the user lacks the right; at the latest at the commit.
  virtual void runForOne(const std::string& what);
  // The current row. Columns are numbered from 0.
  [[nodiscard]] virtual bool isNull(int column) = 0;
  [[nodiscard]] virtual std::int64_t number(int column) = 0;
  [[nodiscard]] virtual std::string text(int column) = 0;  // also for binary data
};

enum class ColumnType { Number, Text, Json, Bytes };  // Json: a text, usually an object or an array
enum class Nullable { No, Yes };

struct Column {
  std::string name;
  ColumnType type = ColumnType::Text;
  Nullable nullable = Nullable::No;
  int key = 0;  // the position in the primary key, from 1; 0 for other columns
};

// A foreign key.
struct Reference {
  std::string table;
  // pairs: a column of this table, a column of the referenced table
  std::vector<std::pair<std::string, std::string>> columns;
};

struct Table {
  std::string name;
  std::vector<Column> columns;
  std::vector<Reference> references;

  // Returns the indexes of the key columns, in the order of the key.
  [[nodiscard]] std::vector<std::size_t> key() const;
};

// Returns the name in double quotes, for SQL; quotes inside are doubled. The author of a file can choose any
// table and column names, so every name in SQL must pass through this function.
[[nodiscard]] std::string quotedName(std::string_view name);
// Returns the text in single quotes, for SQL; quotes inside are doubled.
[[nodiscard]] std::string quotedText(std::string_view text);
// Returns the columns, quoted and with commas: "a", "b", "c".
[[nodiscard]] std::string columnList(const Table& table);

enum class Purpose { Read, Change };

// A journal row before it has a number, a digest and a list of changes.
struct NewRow {
  std::string at;
  std::string by;
  std::string askedBy;
  std::string_view action;
  std::string subject;
  std::optional<std::string> before;
  std::string after;
  std::string reason;
  std::optional<std::int64_t> target;
  std::optional<std::string> care;
};

class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  // Parameters are written `?` or `?1`.
  [[nodiscard]] virtual std::unique_ptr<Statement> prepared(const std::string& sql) = 0;
  // Announces a query of the next transaction. An engine that pays a network round trip for each query can
  // send this one together with the BEGIN. The answer is valid until the first change.
  virtual void foresee(const std::string& /*sql*/, const std::vector<Value>& /*values*/) {}
  // Read gives a consistent snapshot. Change waits for the write lock; only one program has it at a time.
  virtual void begin(Purpose purpose) = 0;
  // Returns after the change is safely on the disk.
  virtual void commit() = 0;
  virtual void rollback() noexcept = 0;
  // Returns whether an InDoubt commit was stored; nullopt if there is no such commit. Call once.
  [[nodiscard]] virtual std::optional<bool> settled() { return std::nullopt; }
  // Returns the changes of the state tables since the last call, in the form of the journal (trail.hpp).
  // Empty if there are none.
  [[nodiscard]] virtual std::string takeTrail() = 0;
  // Writes the journal row with all changes since the last row, if only the engine itself may write the
  // journal. Returns the row's number; nullopt if the caller must write the row. An error may appear later,
  // at the latest at the commit.
  [[nodiscard]] virtual std::optional<std::int64_t> tell(const NewRow& /*row*/) { return std::nullopt; }
  // Corrects the stamp of the current change: the engine knows the logged-in person and the time.
  virtual void sign(Stamp& /*stamp*/) const {}
  // The logged-in person; nullopt if there is no login and every user has all rights.
  [[nodiscard]] virtual std::optional<Person> person() const { return std::nullopt; }
  // Returns a number that changes whenever another connection changes the contest.
  [[nodiscard]] virtual std::int64_t changesOfOthers() = 0;
  // True if no program can change the contest without a journal row.
  [[nodiscard]] virtual bool isAllTold() const { return false; }
  // Returns the tables sorted by name.
  [[nodiscard]] virtual std::vector<Table> tables() = 0;
  // Returns the errors that the engine's own check finds.
  [[nodiscard]] virtual std::vector<std::string> complaints() = 0;
  // Returns the program that blocks this one; nullopt if unknown.
  [[nodiscard]] virtual std::optional<platform::LockHolder> holder() const = 0;
};

// A transaction that the destructor rolls back, unless commit() was called.
class Transaction {
 public:
  Transaction(Database& database, Purpose purpose) : m_database(&database) { database.begin(purpose); }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() {
    if (!m_isCommitted) m_database->rollback();
  }
  void commit() {
    m_database->commit();
    m_isCommitted = true;
  }

 private:
  Database* m_database;
  bool m_isCommitted = false;
};

// Calls guarded(). If the contest is Busy, the error names the program that blocks it.
template <class Action>
[[nodiscard]] auto guardedOn(const Database& database, Action&& action) {
  auto done = guarded(std::forward<Action>(action));
  if (!done && done.error().fault == StoreFault::Busy) done.error().holder = database.holder();
  return done;
}

}  // namespace damath::db::detail
