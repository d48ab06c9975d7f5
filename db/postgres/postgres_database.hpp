// SPDX-License-Identifier: GPL-3.0-or-later
// A contest in a hall as the database of the tables. One change at a time in the whole hall: a turn is the
// lock of a table, and a change counts as done once it is on the server's disk. A connection that broke is
// made anew by the next begin; what was under way on it is undone by the server.
//
// The turn is held for as few ways to the server as may be: what is foreseen comes along with it, and what
// nobody waits for goes along with the next question or with the commit.
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

// `?` and `?1` as PostgreSQL counts places: `$1`. Those within quotes are none.
[[nodiscard]] std::string numberedPlaces(const std::string& sql);

class PostgresDatabase : public detail::Database {
 public:
  // Throws.
  PostgresDatabase(const std::string& address, const OpenOptions& options);

  [[nodiscard]] std::unique_ptr<detail::Statement> prepared(const std::string& sql) override;
  void foresee(const std::string& sql, const std::vector<detail::Value>& values) override;
  void begin(detail::Purpose purpose) override;
  void commit() override;
  void rollback() noexcept override;
  [[nodiscard]] std::optional<bool> settled() override;
  // The server takes it into the row of the journal: empty.
  [[nodiscard]] std::string takeTrail() override { return {}; }
  [[nodiscard]] std::optional<std::int64_t> tell(const detail::NewRow& row) override;
  void sign(Stamp& stamp) const override;
  [[nodiscard]] std::optional<Person> person() const override { return m_person; }
  [[nodiscard]] std::int64_t changesOfOthers() override;
  [[nodiscard]] std::vector<detail::Table> tables() override;
  [[nodiscard]] std::vector<std::string> complaints() override;
  [[nodiscard]] bool isAllTold() const override { return true; }
  [[nodiscard]] std::optional<Holder> holder() const override { return std::nullopt; }

  // Everybody who may log in, by role and name. Throws.
  [[nodiscard]] std::vector<Person> people();
  // The phrase as the server keeps it, a literal of SQL: the phrase itself never leaves this program. Throws.
  [[nodiscard]] std::string digestOf(const std::string& login, const std::string& phrase) {
    return m_connection.phraseDigest(login, phrase);
  }
  // Asks the hall who has logged in. Throws.
  void meet();
  void execute(const std::string& sql) { m_connection.execute(sql); }
  // The answer to a statement with places, made ready at its first time. Throws what went wrong before it.
  [[nodiscard]] Answer answer(const std::string& sql, std::vector<Parameter> parameters);
  // The same for what changes something: what was foreseen holds no longer.
  [[nodiscard]] Answer changing(const std::string& sql, std::vector<Parameter> parameters);
  // To be run before the next answer.
  void later(const std::string& sql, std::vector<Parameter> parameters);

 private:
  struct Foreseen {
    std::string sql;
    std::vector<Parameter> parameters;
    Answer answer;
  };
  // What the change under way is known by.
  struct Turn {
    std::string transaction;
    std::string at;                           // the server's time when it was taken
    std::int64_t number = 0;                  // of the journal's newest row, our own among them
    std::optional<detail::NewRow> told = {};  // the first row of ours, without what only it refers to
    std::int64_t first = 0;                   // its number
  };

  void start(detail::Purpose purpose);
  void reconnect();
  void dropWaiting();
  [[nodiscard]] Call callOf(const std::string& sql, std::vector<Parameter> parameters);
  // All that is waiting, and these.
  [[nodiscard]] std::vector<Answer> executeAll(std::vector<Call> calls, Haste haste = Haste::Usual);
  // Whether the change whose commit was not answered is in the hall; throws where that cannot be known.
  [[nodiscard]] bool isCommitted(const Turn& turn);

  Connection m_connection;
  std::unordered_map<std::string, std::string> m_names;  // of statements that are ready, by their text
  std::vector<std::string> m_unproven;                   // texts that are made ready on the way
  std::int64_t m_namesGiven = 0;
  std::vector<Foreseen> m_foreseen;
  std::vector<Call> m_waiting;
  std::optional<Turn> m_turn;              // of the change under way
  std::optional<Turn> m_doubt;             // of one whose commit was not answered
  std::optional<std::int64_t> m_turnSeen;  // how many there were when the transaction began
  std::optional<Person> m_person;
  std::int64_t m_ownTurns = 0;
};

}  // namespace damath::db::postgres
