// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/people.hpp"

#include <algorithm>

#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/postgres/postgres_database.hpp"
#include "db/records/rights.hpp"

namespace damath::db::postgres {

namespace {

// Settings of a login. The login itself can lift the time limits, but only a superuser can change the last
// three settings. These three settings keep a login from filling the disk with temporary files or log lines.
constexpr const char* kLimits[] = {"statement_timeout = '60s'", "lock_timeout = '10s'",
                                   "idle_in_transaction_session_timeout = '30s'"};
constexpr const char* kFirmLimits[] = {"temp_file_limit = '64MB'", "log_min_messages = 'fatal'",
                                       "log_min_error_statement = 'panic'"};

bool isSuperuser(detail::Database& database) {
  return detail::firstNumber(database, "SELECT rolsuper FROM pg_roles WHERE rolname = current_user") == 1;
}

// Returns the address with another database in place of the last part of its path.
std::string withDatabase(const std::string& address, const std::string& name) {
  const std::size_t query = std::min(address.find('?'), address.size());
  const std::size_t slash = address.rfind('/', query);
  return address.substr(0, slash + 1) + name + address.substr(query);
}

std::int64_t sessionsOf(PostgresDatabase& hall, const std::string& login) {
  return detail::firstNumber(
             hall, "SELECT count(pg_terminate_backend(pid, 2000)) FROM pg_stat_activity WHERE usename = ?",
             login)
      .value_or(0);
}

// Ends all sessions of the login. Precondition: the login can open no new session.
void endSessions(PostgresDatabase& hall, const std::string& login) {
  constexpr int kMostTries = 10;
  for (int tries = 0; sessionsOf(hall, login) > 0 && tries < kMostTries; ++tries) {
  }
}

// Removes what the login owns in every database of the server, such as large objects, and the rights that it
// has or gave.
void dropOwned(PostgresDatabase& hall, const std::string& address, const std::string& role,
               const OpenOptions& options) {
  const auto databases = detail::allRows(hall, "SELECT datname FROM pg_database WHERE datallowconn",
                                         [](const detail::Row& row) { return row.text(0); });
  for (const std::string& name : databases) {
    PostgresDatabase database(withDatabase(address, name), options);
    database.execute("DROP OWNED BY " + role + " CASCADE");
  }
}

}  // namespace

std::vector<Person> people(const std::string& address, const OpenOptions& options) {
  PostgresDatabase hall(address, options);
  return hall.people();
}

void addPerson(const std::string& address, const Person& person, const std::string& phrase,
               const OpenOptions& options) {
  PostgresDatabase hall(address, options);
  const auto known = detail::firstNumber(hall,
                                         "SELECT 1 FROM hall.person WHERE login = ?1 OR name = ?2 UNION ALL"
                                         " SELECT 1 FROM pg_roles WHERE rolname = ?1",
                                         person.login, person.name);
  if (known) throw detail::Refused(StoreFault::FileExists, person.login);
  const std::string login = detail::quotedName(person.login);
  const std::string digest = hall.digestOf(person.login, phrase);
  hall.execute("BEGIN");
  hall.execute("CREATE ROLE " + login + " LOGIN PASSWORD " + digest + " CONNECTION LIMIT " +
               std::to_string(kMostConnections) + " IN ROLE " +
               detail::quotedName("damath_" + std::string(toText(person.role))));
  for (const char* limit : kLimits) hall.execute("ALTER ROLE " + login + " SET " + limit);
  if (isSuperuser(hall)) {
    for (const char* limit : kFirmLimits) hall.execute("ALTER ROLE " + login + " SET " + limit);
  }
  if (!readsReasons(person.role)) hall.execute("ALTER ROLE " + login + " SET search_path = seen, contest");
  detail::run(hall, "INSERT INTO hall.person (login, name, role, boards) VALUES (?, ?, ?, ?)", person.login,
              person.name, toText(person.role), toText(person.boards));
  hall.execute("INSERT INTO hall.phrase (login, digest) VALUES (" + hall.quoted(person.login) + ", " +
               digest + ")");
  hall.execute("COMMIT");
}

std::vector<Attendance> attendance(const std::string& address, const OpenOptions& options) {
  PostgresDatabase hall(address, options);
  return detail::allRows(
      hall,
      "SELECT p.login, coalesce(to_char(a.since AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), ''),"
      " coalesce(a.computer, ''), coalesce((SELECT max(j.at) FROM contest.journal j WHERE j.\"by\" = "
      "p.name), '')"
      " FROM hall.person p LEFT JOIN (SELECT usename, min(backend_start) AS since, min(host(client_addr)) AS"
      " computer FROM pg_stat_activity WHERE datname = current_database() GROUP BY usename) a"
      " ON a.usename = p.login ORDER BY p.login",
      [](const detail::Row& row) {
        return Attendance{row.text(0), row.text(1), row.text(2), row.text(3)};
      });
}

void setPhrase(const std::string& address, const std::string& login, const std::string& phrase,
               const OpenOptions& options) {
  PostgresDatabase hall(address, options);
  if (!detail::firstNumber(hall, "SELECT 1 FROM hall.person WHERE login = ?", login)) {
    throw detail::Refused(StoreFault::Constraint, login);
  }
  const std::string digest = hall.digestOf(login, phrase);
  hall.execute("BEGIN; ALTER ROLE " + detail::quotedName(login) + " PASSWORD " + digest +
               "; UPDATE hall.phrase SET digest = " + digest + " WHERE login = " + hall.quoted(login) +
               "; COMMIT");
}

void removePerson(const std::string& address, const std::string& login, const OpenOptions& options) {
  PostgresDatabase hall(address, options);
  if (!detail::firstNumber(hall, "SELECT 1 FROM hall.person WHERE login = ?", login)) {
    throw detail::Refused(StoreFault::Constraint, login);
  }
  const std::string role = detail::quotedName(login);
  const bool isThere =
      detail::firstNumber(hall, "SELECT 1 FROM pg_roles WHERE rolname = ?", login).has_value();
  if (isThere) {
    // Closes the login first, so that no new session can begin before the old sessions end. If a later step
    // fails, the login stays closed, and a second call of removePerson() does the missing steps.
    hall.execute("ALTER ROLE " + role + " NOLOGIN");
    endSessions(hall, login);
    dropOwned(hall, address, role, options);
  }
  hall.execute("BEGIN");
  detail::run(hall, "DELETE FROM hall.person WHERE login = ?", login);
  if (isThere) hall.execute("DROP ROLE " + role);
  hall.execute("COMMIT");
}

}  // namespace damath::db::postgres
