// SPDX-License-Identifier: GPL-3.0-or-later
// A contest in a hall as the database of the tables. One change at a time in the whole hall: a turn is the
// lock of a table, and a change counts as done once it is on the server's disk. A connection that broke is
// made anew by the next begin; what was under way on it is undone by the server.
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
  void begin(detail::Purpose purpose) override;
  void commit() override;
  void rollback() noexcept override;
  // The server takes it into the row of the journal: empty.
  [[nodiscard]] std::string takeTrail() override { return {}; }
  [[nodiscard]] std::optional<std::int64_t> tell(const detail::NewRow& row) override;
  void sign(Stamp& stamp) const override;
  [[nodiscard]] std::optional<Person> person() const override { return m_person; }
  [[nodiscard]] std::int64_t changesOfOthers() override;
  [[nodiscard]] std::vector<detail::Table> tables() override;
  [[nodiscard]] std::vector<std::string> complaints() override;
  [[nodiscard]] std::optional<Holder> holder() const override;

  // Everybody who may log in, by role and name. Throws.
  [[nodiscard]] std::vector<Person> people();
  // The phrase as the server keeps it, a literal of SQL: the phrase itself never leaves this program. Throws.
  [[nodiscard]] std::string digestOf(const std::string& login, const std::string& phrase) {
    return m_connection.phraseDigest(login, phrase);
  }
  // Asks the hall who has logged in. Throws.
  void meet();
  void execute(const std::string& sql) { m_connection.execute(sql); }
  // The answer to a statement with places, made ready at its first time.
  [[nodiscard]] Answer answer(const std::string& sql, const std::vector<Parameter>& parameters);

 private:
  void start(detail::Purpose purpose);
  void reconnect();
  void takeTurn();
  // Whether the change whose commit was not answered is in the hall; throws where that cannot be known.
  [[nodiscard]] bool isCommitted(const std::string& transaction);

  Connection m_connection;
  std::unordered_map<std::string, std::string> m_names;  // of statements that are ready, by their text
  std::string m_transaction;                             // of the change under way; empty where none is
  std::string m_turnAt;                                  // the server's time when it took the turn
  std::optional<Person> m_person;
  std::int64_t m_ownTurns = 0;
};

}  // namespace damath::db::postgres
