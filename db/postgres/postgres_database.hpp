// SPDX-License-Identifier: GPL-3.0-or-later
// A shared contest on a PostgreSQL server as a Database. Only one station at a time makes a change: it holds
// the turn, a lock of one table. A change counts as done when it is on the server's disk. After a broken
// connection, the next begin() reconnects, and the server rolls back the unfinished change.
//
// A station holds the turn for as few network round trips as possible. Announced queries are sent together
// with the BEGIN. Statements whose answer nobody needs are sent with the next query or with the commit.
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

// Replaces the parameters `?` and `?1` by `$1` …, the form of PostgreSQL, except inside quotes.
[[nodiscard]] std::string numberedPlaces(const std::string& sql);

class PostgresDatabase : public detail::Database {
 public:
  // Connects to the server of a shared contest. Throws on a database error.
  PostgresDatabase(const std::string& address, const OpenOptions& options);

  [[nodiscard]] std::unique_ptr<detail::Statement> prepared(const std::string& sql) override;
  void foresee(const std::string& sql, const std::vector<detail::Value>& values) override;
  void begin(detail::Purpose purpose) override;
  void commit() override;
  void rollback() noexcept override;
  [[nodiscard]] std::optional<bool> settled() override;
  // Returns an empty text: in a shared contest, the server adds the row changes to the journal row.
  [[nodiscard]] std::string takeTrail() override { return {}; }
  [[nodiscard]] std::optional<std::int64_t> tell(const detail::NewRow& row) override;
  [[nodiscard]] bool act(std::string_view function, const std::vector<detail::Value>& values) override;
  [[nodiscard]] bool isServersAct() const override { return m_act.has_value(); }
  [[nodiscard]] bool call(std::string_view function, const std::vector<detail::Value>& values) override;
  [[nodiscard]] const char* numberQuery() const override { return "SELECT hall.next_number(?)"; }
  void sign(Stamp& stamp) const override;
  [[nodiscard]] std::optional<Person> person() const override { return m_person; }
  [[nodiscard]] std::int64_t changesOfOthers() override;
  [[nodiscard]] std::vector<detail::Table> tables() override;
  [[nodiscard]] std::vector<std::string> complaints() override;
  [[nodiscard]] bool isAllTold() const override { return true; }
  [[nodiscard]] std::optional<platform::LockHolder> holder() const override { return std::nullopt; }

  // Returns every person who may log in, sorted by role and name. Throws on a database error.
  [[nodiscard]] std::vector<Person> people();
  // Returns the password in the form that the server stores, as an SQL literal. The password itself never
  // leaves this program. Throws on a database error.
  [[nodiscard]] std::string digestOf(const std::string& login, const std::string& phrase) {
    return m_connection.phraseDigest(login, phrase);
  }
  [[nodiscard]] std::string quoted(const std::string& text) const { return m_connection.quoted(text); }
  // Asks the server who is logged in, and remembers the person. Throws on a database error.
  void meet();
  void execute(const std::string& sql) { m_connection.execute(sql); }
  // Runs a statement with parameters and returns the server's answer. Prepares each of the first 256
  // different statements at its first use. Throws the error of this statement, or of an earlier statement
  // that was sent together with it.
  [[nodiscard]] Answer answer(const std::string& sql, std::vector<Parameter> parameters);
  // Runs a statement that changes data and returns the server's answer, like answer(). First drops all
  // queries that foresee() announced and their answers, because the change may make the answers outdated.
  [[nodiscard]] Answer changing(const std::string& sql, std::vector<Parameter> parameters);
  // Keeps a statement whose answer nobody needs. The statement is sent with the next answer() or with the
  // commit.
  void later(const std::string& sql, std::vector<Parameter> parameters);

 private:
  struct Foreseen {
    std::string sql;
    std::vector<Parameter> parameters;
    Answer answer;
  };
  struct Act {
    std::string function;
    std::vector<Parameter> parameters;
  };
  // The change in progress. While it lasts, the station holds the write lock, which is called the turn.
  struct Turn {
    std::string transaction;
    std::string at;           // the server's time when this change got the write lock
    std::int64_t number = 0;  // the newest row of the journal, including this change
    // The first journal row of this change. Its `action` is a std::string_view of a constant text, so the
    // view stays valid.
    std::optional<detail::NewRow> told = {};
    std::int64_t first = 0;  // the number of the journal row `told`
  };

  void start(detail::Purpose purpose);
  void reconnect();
  void dropWaiting();
  [[nodiscard]] Call callOf(const std::string& sql, std::vector<Parameter> parameters);
  // Sends all statements that wait to be sent, and then `calls`. Returns the answers to `calls`.
  [[nodiscard]] std::vector<Answer> executeAll(std::vector<Call> calls, Haste haste = Haste::Usual);
  // True if the server has stored the change whose commit got no answer. Throws if the server cannot tell.
  [[nodiscard]] bool isCommitted(const Turn& turn);

  Connection m_connection;
  std::unordered_map<std::string, std::string> m_names;  // the names of prepared statements, by their SQL
  std::vector<std::string> m_unproven;  // statements whose preparation the server has not confirmed yet
  std::int64_t m_namesGiven = 0;
  std::vector<Foreseen> m_foreseen;
  std::vector<Call> m_waiting;
  std::optional<Act> m_act;     // the server's function that the next tell() runs
  std::optional<Turn> m_turn;   // the change in progress
  std::optional<Turn> m_doubt;  // the change whose commit got no answer
  // the number of all changes that the server had counted when the transaction began
  std::optional<std::int64_t> m_turnSeen;
  std::optional<Person> m_person;
  std::int64_t m_ownTurns = 0;
};

}  // namespace damath::db::postgres
