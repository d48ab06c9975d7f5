// SPDX-License-Identifier: GPL-3.0-or-later
// The engine under the tables, as all of this room knows it: statements in SQL that every engine takes, and
// the few things that each does in its own way. What fails is thrown as Refused with its fault.
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
#include "db/records/holder.hpp"
#include "db/records/person.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// Bytes that are no text.
struct Blob {
  std::string_view bytes;
};
// What a place of a statement takes; monostate is NULL.
using Value = std::variant<std::monostate, std::int64_t, std::string_view, Blob>;

class Statement {
 public:
  Statement() = default;
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  virtual ~Statement() = default;

  // Places count from 1. A bound value is copied.
  virtual void bind(int place, const Value& value) = 0;
  // On to the next row; false after the last one, then the statement can be run again.
  [[nodiscard]] virtual bool step() = 0;
  // For a statement without rows: how many rows it changed.
  virtual int run() = 0;
  // For a statement without rows, its places without numbers, that changes one: whoever may not is refused as
  // NotAllowed by `what`, at the latest by the commit.
  virtual void runForOne(const std::string& what);
  // The row that step came to. Columns count from 0.
  [[nodiscard]] virtual bool isNull(int column) = 0;
  [[nodiscard]] virtual std::int64_t number(int column) = 0;
  [[nodiscard]] virtual std::string text(int column) = 0;  // also bytes
};

enum class ColumnType { Number, Text, Json, Bytes };  // Json: text that mostly is an object or an array
enum class Nullable { No, Yes };

struct Column {
  std::string name;
  ColumnType type = ColumnType::Text;
  Nullable nullable = Nullable::No;
  int key = 0;  // its place in the key, from 1; 0 for the others
};

// Columns that name a row of another table.
struct Reference {
  std::string table;
  std::vector<std::pair<std::string, std::string>> columns;  // of this table, of the other
};

struct Table {
  std::string name;
  std::vector<Column> columns;
  std::vector<Reference> references;

  // The columns of the key, in its order.
  [[nodiscard]] std::vector<std::size_t> key() const;
};

// Returns the name as SQL writes a name: between double quotes, those within doubled. A file names its tables
// and columns as its author likes, so no name enters SQL in another way.
[[nodiscard]] std::string quotedName(std::string_view name);
// Returns the text as SQL writes a text: between single quotes, those within doubled.
[[nodiscard]] std::string quotedText(std::string_view text);
// "a", "b", "c"
[[nodiscard]] std::string columnList(const Table& table);

enum class Purpose { Read, Change };

// A row of the journal before it has its number, its place in the chain and what changed in the tables.
struct NewRow {
  std::string at;
  std::string by;
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

  // Places are written `?` or `?1`.
  [[nodiscard]] virtual std::unique_ptr<Statement> prepared(const std::string& sql) = 0;
  // What the next transaction will be asked: where asking takes a way of its own, the answer comes along with
  // its beginning. Good until something is changed.
  virtual void foresee(const std::string& /*sql*/, const std::vector<Value>& /*values*/) {}
  // Read fixes one moment. Change waits for the right to write, which one has at a time.
  virtual void begin(Purpose purpose) = 0;
  // When it returns the change is on the disk.
  virtual void commit() = 0;
  virtual void rollback() noexcept = 0;
  // Whether the change is there whose commit was InDoubt; nothing where none is. Once.
  [[nodiscard]] virtual std::optional<bool> settled() { return std::nullopt; }
  // What the state tables went through since the last call, as the journal keeps it (trail.hpp). Empty where
  // nothing changed.
  [[nodiscard]] virtual std::string takeTrail() = 0;
  // Writes the row of the journal with the trail since the last one, where the engine does so itself and lets
  // nobody else; its number. Nothing where that is left to the caller. What stands against it comes out by
  // the commit at the latest.
  [[nodiscard]] virtual std::optional<std::int64_t> tell(const NewRow& /*row*/) { return std::nullopt; }
  // Puts into the stamp of the change under way what the engine knows better: who has logged in, and when.
  virtual void sign(Stamp& /*stamp*/) const {}
  // Who has logged in; nothing where everybody may do everything.
  [[nodiscard]] virtual std::optional<Person> person() const { return std::nullopt; }
  // Another number whenever somebody else has changed the contest.
  [[nodiscard]] virtual std::int64_t changesOfOthers() = 0;
  // Whether whoever changes the contest, with whatever program, tells it to the journal.
  [[nodiscard]] virtual bool isAllTold() const { return false; }
  // By name.
  [[nodiscard]] virtual std::vector<Table> tables() = 0;
  // What the engine's own check finds wrong.
  [[nodiscard]] virtual std::vector<std::string> complaints() = 0;
  // The program that keeps this one waiting, where it is known.
  [[nodiscard]] virtual std::optional<Holder> holder() const = 0;
};

// Undone at its end unless it was committed.
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

// As guarded(); where the contest is Busy, the error says by whom.
template <class Action>
[[nodiscard]] auto guardedOn(const Database& database, Action&& action) {
  auto done = guarded(std::forward<Action>(action));
  if (!done && done.error().fault == StoreFault::Busy) done.error().holder = database.holder();
  return done;
}

}  // namespace damath::db::detail
