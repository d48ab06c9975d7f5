// SPDX-License-Identifier: GPL-3.0-or-later
// A shared contest as a Database. All stations together make one change at a time: the turn is a table lock.
// A change counts as done when it is on the server's disk. After a broken connection, the next begin()
// reconnects, and the server rolls back the unfinished change.
//
// The turn is held for as few round trips as possible. Announced queries are sent together with the BEGIN.
// Statements without a needed answer are sent with the next query or with the commit.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/detail/database.hpp"
#include "db/postgres/connection.hpp"
#include "db/records/open_options.hpp"
#include "db/records/person.hpp"

namespace damath::db::postgres {

// Replaces `?` and `?1` by PostgreSQL's parameters `$1` …, except inside quotes.
[[nodiscard]] std::string numberedPlaces(const std::string& sql);

class PostgresDatabase : public detail::Database {
 public:
  // Throws on a database error.
  PostgresDatabase(const std::string& address, const OpenOptions& options);

  [[nodiscard]] std::unique_ptr<detail::Statement> prepared(const std::string& sql) override;
  void foresee(const std::string& sql, const std::vector<detail::Value>& values) override;
  void begin(detail::Purpose purpose) override;
  void commit() override;
  void rollback() noexcept override;
  [[nodiscard]] std::optional<bool> settled() override;
  // Always empty: the server itself adds the changes to the journal row.
  [[nodiscard]] std::string takeTrail() override { return {}; }
  [[nodiscard]] std::optional<std::int64_t> tell(const detail::NewRow& row) override;
  void sign(Stamp& stamp) const override;
  [[nodiscard]] std::optional<Person> person() const override { return m_person; }
  [[nodiscard]] std::int64_t changesOfOthers() override;
  [[nodiscard]] std::vector<detail::Table> tables() override;
  [[nodiscard]] std::vector<std::string> complaints() override;
  [[nodiscard]] bool isAllTold() const override { return true; }
  [[nodiscard]] std::optional<platform::LockHolder> holder() const override { return std::nullopt; }

  // Returns every person who may log in, by role and name. Throws on a database error.
  [[nodiscard]] std::vector<Person> people();
  // Returns the server's form of the phrase, as an SQL literal. The phrase itself never leaves this program.
  // Throws on a database error.
  [[nodiscard]] std::string digestOf(const std::string& login, const std::string& phrase) {
    return m_connection.phraseDigest(login, phrase);
  }
  // Asks the server for the logged-in person. Throws on a database error.
  void meet();
  void execute(const std::string& sql) { m_connection.execute(sql); }
  // Runs a statement with parameters, and prepares it at its first use. Throws its error, or the error of an
  // earlier statement that was sent with it.
  [[nodiscard]] Answer answer(const std::string& sql, std::vector<Parameter> parameters);
  // Same as answer(), for a statement that changes data: discards the announced queries.
  [[nodiscard]] Answer changing(const std::string& sql, std::vector<Parameter> parameters);
  // Sends the statement together with the next answer() or the commit.
  void later(const std::string& sql, std::vector<Parameter> parameters);

 private:
  struct Foreseen {
    std::string sql;
    std::vector<Parameter> parameters;
    Answer answer;
  };
  // Identifies the current change.
  struct Turn {
    std::string transaction;
    std::string at;           // the server's time when the turn began
    std::int64_t number = 0;  // the journal's newest row, including the rows of this change
    // the first row of this change, without text that only this row refers to
    std::optional<detail::NewRow> told = {};
    std::int64_t first = 0;  // the number of that row
  };

  void start(detail::Purpose purpose);
  void reconnect();
  void dropWaiting();
  [[nodiscard]] Call callOf(const std::string& sql, std::vector<Parameter> parameters);
  // Sends all waiting calls, and then `calls`.
  [[nodiscard]] std::vector<Answer> executeAll(std::vector<Call> calls, Haste haste = Haste::Usual);
  // True if the server has the change whose commit got no answer. Throws if that cannot be found out.
  [[nodiscard]] bool isCommitted(const Turn& turn);

  Connection m_connection;
  std::unordered_map<std::string, std::string> m_names;  // the names of prepared statements, by their SQL
  std::vector<std::string> m_unproven;                   // statements whose preparation is not yet answered
  std::int64_t m_namesGiven = 0;
  std::vector<Foreseen> m_foreseen;
  std::vector<Call> m_waiting;
  std::optional<Turn> m_turn;              // the current change
  std::optional<Turn> m_doubt;             // a change whose commit got no answer
  std::optional<std::int64_t> m_turnSeen;  // the turn number when the transaction began
  std::optional<Person> m_person;
  std::int64_t m_ownTurns = 0;
};

}  // namespace damath::db::postgres
