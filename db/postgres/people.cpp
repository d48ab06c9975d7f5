// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/people.hpp"

#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/postgres/postgres_database.hpp"
#include "db/records/rights.hpp"

namespace damath::db::postgres {

void makeDatabase(const std::string& address, const std::string& name, const OpenOptions& options) {
  PostgresDatabase server(address, options);
  server.execute("CREATE DATABASE " + detail::quotedName(name) +
                 " TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'");
}

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
  hall.execute("BEGIN");
  hall.execute("CREATE ROLE " + login + " LOGIN PASSWORD " + hall.digestOf(person.login, phrase) +
               " IN ROLE " + detail::quotedName("damath_" + std::string(toText(person.role))));
  if (!readsReasons(person.role)) hall.execute("ALTER ROLE " + login + " SET search_path = seen, contest");
  detail::run(hall, "INSERT INTO hall.person (login, name, role, boards) VALUES (?, ?, ?, ?)", person.login,
              person.name, toText(person.role), toText(person.boards));
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
  hall.execute("ALTER ROLE " + detail::quotedName(login) + " PASSWORD " + hall.digestOf(login, phrase));
}

void removePerson(const std::string& address, const std::string& login, const OpenOptions& options) {
  PostgresDatabase hall(address, options);
  hall.execute("BEGIN");
  if (detail::run(hall, "DELETE FROM hall.person WHERE login = ?", login) != 1) {
    throw detail::Refused(StoreFault::Constraint, login);
  }
  const auto role = detail::firstNumber(hall, "SELECT oid::bigint FROM pg_roles WHERE rolname = ?", login);
  hall.execute("DROP ROLE " + detail::quotedName(login));
  hall.execute("COMMIT");
  static_cast<void>(detail::firstNumber(
      hall, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usesysid = ?", role));
}

}  // namespace damath::db::postgres
