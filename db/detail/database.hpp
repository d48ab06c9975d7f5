// SPDX-License-Identifier: GPL-3.0-or-later
// The common interface of the two databases, SQLite and PostgreSQL. Callers write SQL that both databases
// understand. Functions of the interface hide the few differences. Errors are thrown as Refused, with a
// StoreFault.
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
#include "db/detail/table.hpp"
#include "db/records/person.hpp"
#include "db/records/stamp.hpp"
#include "platform/lock_holder.hpp"

namespace damath::db::detail {

// A binary value (BLOB) of a column or a parameter.
struct Blob {
  std::string_view bytes;
};
// The value of a statement's parameter. monostate stands for NULL.
using Value = std::variant<std::monostate, std::int64_t, std::string_view, Blob>;

class Statement {
 public:
  Statement() = default;
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  virtual ~Statement() = default;

  // Sets a parameter of the statement. Parameters are numbered from 1. The value is copied.
  virtual void bind(int place, const Value& value) = 0;
  // Moves to the next result row. Returns false after the last row. The statement can then run again.
  [[nodiscard]] virtual bool step() = 0;
  // Runs a statement without result rows. Returns the number of changed rows.
  virtual int run() = 0;
  // isNull(), number() and text() read the current result row. Columns are numbered from 0.
  [[nodiscard]] virtual bool isNull(int column) = 0;
  [[nodiscard]] virtual std::int64_t number(int column) = 0;
  [[nodiscard]] virtual std::string text(int column) = 0;  // a binary value is returned as its bytes
};

enum class Purpose { Read, Change };

// A new journal row, before the database adds its number, its digest and its list of changes.
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

  // Returns a statement that is ready to run. Its parameters are written `?` or `?1`.
  [[nodiscard]] virtual std::unique_ptr<Statement> prepared(const std::string& sql) = 0;
  // Announces a query that the next transaction will make. PostgreSQL then sends the query together with the
  // BEGIN, which saves a network round trip. The answer is valid until the transaction's first change.
  virtual void foresee(const std::string& /*sql*/, const std::vector<Value>& /*values*/) {}
  // Begins a transaction. A Read transaction sees the state of one moment. A Change transaction first waits
  // for the write lock, which only one program can have at a time.
  virtual void begin(Purpose purpose) = 0;
  // Returns after the change is safely on the disk.
  virtual void commit() = 0;
  virtual void rollback() noexcept = 0;
  // Returns true if the commit that failed with InDoubt was stored, false if it was not, and nullopt if no
  // commit is in doubt or the answer was already given.
  [[nodiscard]] virtual std::optional<bool> settled() { return std::nullopt; }
  // Returns the changes of the state tables (trail.hpp) since the last call, in the form of the journal.
  // Empty if there are none.
  [[nodiscard]] virtual std::string takeTrail() = 0;
  // tell() writes the journal row together with all changes since the last row, if only the database may
  // write the journal. It returns the row's number; nullopt if the caller must write the row. An error may
  // appear later, but not after the commit.
  [[nodiscard]] virtual std::optional<std::int64_t> tell(const NewRow& /*row*/) { return std::nullopt; }
  // act() and call() are for actions whose rows only the server of a shared contest may write
  // (migrations/hall). A function of the server checks the action, makes its changes and writes its journal
  // row. act() keeps the name and the parameters of the function. The next tell() runs the function with the
  // journal row's author, time, reason and answers, followed by the parameters from act(). call() runs a
  // function that writes no journal row. Both return false if the caller must write the rows itself. An error
  // may appear later, but not after the commit.
  [[nodiscard]] virtual bool act(std::string_view /*function*/, const std::vector<Value>& /*values*/) {
    return false;
  }
  [[nodiscard]] virtual bool call(std::string_view /*function*/, const std::vector<Value>& /*values*/) {
    return false;
  }
  // True after act(), until tell(): the server composes the journal row itself.
  [[nodiscard]] virtual bool isServersAct() const { return false; }
  // Returns the query that takes the next row number of a table. The parameter of the query is the table's
  // name.
  [[nodiscard]] virtual const char* numberQuery() const {
    return "INSERT INTO sequence (name, last) VALUES (?, 1)"
           " ON CONFLICT (name) DO UPDATE SET last = sequence.last + 1 RETURNING last";
  }
  // Overwrites deleted content that the database still holds in free pages. Precondition: no transaction is
  // open. A server does this itself, later.
  virtual void wipe() {}
  // Corrects the stamp if a person is logged in. The time becomes the time of the server's clock. The author
  // becomes this person, unless the person may make changes in the name of another person.
  virtual void sign(Stamp& /*stamp*/) const {}
  // Returns the logged-in person. nullopt if there is no login; the user then has all rights.
  [[nodiscard]] virtual std::optional<Person> person() const { return std::nullopt; }
  // Returns a number that is different after another connection has changed the contest.
  [[nodiscard]] virtual std::int64_t changesOfOthers() = 0;
  // True if no program can change the contest without a journal row.
  [[nodiscard]] virtual bool isAllTold() const { return false; }
  // Returns the tables sorted by name.
  [[nodiscard]] virtual std::vector<Table> tables() = 0;
  // Returns the errors that the database's own integrity check finds.
  [[nodiscard]] virtual std::vector<std::string> complaints() = 0;
  // Returns the program that holds the write lock and so blocks this program. nullopt if unknown.
  [[nodiscard]] virtual std::optional<platform::LockHolder> holder() const = 0;
};

// A transaction. The destructor rolls it back, unless commit() was called.
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

// Calls guarded(), which turns exceptions into errors. If the error is Busy, it names the program that holds
// the write lock, if this program is known.
template <class Action>
[[nodiscard]] auto guardedOn(const Database& database, Action&& action) {
  auto done = guarded(std::forward<Action>(action));
  if (!done && done.error().fault == StoreFault::Busy) done.error().holder = database.holder();
  return done;
}

}  // namespace damath::db::detail
