// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/postgres/hall.hpp"

#include <array>
#include <utility>

#include "core/every.hpp"
#include "core/text/parts.hpp"
#include "db/detail/document/document_loader.hpp"
#include "db/detail/document/references.hpp"
#include "db/detail/known_words.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/postgres/postgres_database.hpp"
#include "db/records/rights.hpp"

namespace damath::db::postgres {

namespace {

constexpr std::array kScripts = {
#include "hall_scripts.inc"
};

constexpr const char* kHasContest = "SELECT count(*) FROM pg_namespace WHERE nspname IN ('contest', 'hall')";

void keepTrail(PostgresDatabase& database) {
  for (const detail::Table& table : detail::stateTablesOf(database.tables())) {
    const std::string on = " ON contest." + detail::quotedName(table.name);
    const std::string each = " FOR EACH ROW ";
    database.execute("CREATE TRIGGER trail_rows AFTER INSERT OR DELETE" + on + each +
                     "EXECUTE FUNCTION hall.keep_trail(); CREATE TRIGGER trail_updates AFTER UPDATE" + on +
                     each + "WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION hall.keep_trail()");
  }
}

OpenVerdict verdictOf(const StoreError& error) {
  switch (error.fault) {
    case StoreFault::Busy:
      return Busy{};
    case StoreFault::Damaged:
      return Damaged{error.detail};
    case StoreFault::ReadOnly:
      return Unreadable{Obstacle::ReadOnly, error.detail};
    case StoreFault::CutOff:
      return Unreadable{Obstacle::NoAnswer, error.detail};
    case StoreFault::WrongLogin:
      return Unreadable{Obstacle::WrongLogin, error.detail};
    case StoreFault::NoConnection:
      return Unreadable{Obstacle::NoConnection, error.detail};
    case StoreFault::NotAllowed:
      return Unreadable{Obstacle::NotAllowed, error.detail};
    default:
      return Unreadable{Obstacle::NoAccess, error.detail};
  }
}

// Lets the server refuse a step of a live game that does not continue the digest chain of the game's steps.
void keepChain(PostgresDatabase& database) {
  database.execute(
      "CREATE TRIGGER chain BEFORE INSERT ON contest.live_step FOR EACH ROW EXECUTE FUNCTION "
      "hall.check_chain()");
}

// The SQL scripts of a shared contest. kSchemas runs first, then the tables are created, then the scripts
// before kRoles run. kRoles runs after the contest is loaded, if this login may create roles.
enum Script : std::size_t {
  kSchemas,
  kWritingTurn,
  kContent,
  kPrivateTexts,
  kActChecks,
  kResults,
  kSheets,
  kPapers,
  kLive,
  kBranches,
  kRoles
};
static_assert(kScripts.size() == kRoles + 1);

// Stores on the server the actions that each role may do. The server then refuses all other actions.
void keepRights(detail::Database& database) {
  for (const Role role : kEvery<Role>) {
    for (const JournalAction action : kEvery<JournalAction>) {
      const Right right = rightOf(role, action);
      // Stores no row if the role lacks the right to do the action: an arbiter, for example, cannot create a
      // contest.
      if (right == Right::None) continue;
      detail::run(database, "INSERT INTO hall.may (role, action, extent) VALUES (?, ?, ?)", toText(role),
                  toText(action), right == Right::All ? "all" : "own");
    }
  }
}

// Stores on the server the words that texts of rows may hold. The server then refuses all other words.
void keepWords(detail::Database& database) {
  for (const auto& [kind, word] : detail::knownWords()) {
    detail::run(database, "INSERT INTO hall.word (kind, word) VALUES (?, ?)", kind, word);
  }
}

bool mayMakeRoles(detail::Database& database) {
  return detail::firstNumber(
             database, "SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user") == 1;
}

OpenVerdict examined(PostgresDatabase& database, const OpenOptions& options) {
  if (detail::firstNumber(database, kHasContest) != 2) return NotOurs{};
  const int version =
      static_cast<int>(detail::firstNumber(database, "SELECT version FROM hall.head").value_or(0));
  if (detail::isTestVersion(version)) return TestVersionRefused{version, detail::firstVersion()};
  if (version > detail::newestVersion()) return NewerRefused{version, detail::newestVersion()};
  if (version < detail::newestVersion()) {
    return Unreadable{Obstacle::OlderHall, std::to_string(version)};
  }
  detail::checkApplied(database, version);
  database.meet();
  // Checks the references only for a login that sees all rows. For other logins, rows would seem to be
  // missing.
  if (options.references == References::Whole && readsReasons(database.person())) {
    const auto broken = detail::brokenReferences(database);
    if (!broken.empty()) return Damaged{broken.front().text()};
  }
  return Current{};
}

}  // namespace

void makeDatabase(const std::string& address, const std::string& name, const OpenOptions& options) {
  PostgresDatabase server(address, options);
  server.execute("CREATE DATABASE " + detail::quotedName(name) +
                 " TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'");
  // Only the owner of the server may connect to these two databases, or make temporary tables there.
  for (const char* other : {"postgres", "template1"}) {
    server.execute("REVOKE ALL ON DATABASE " + detail::quotedName(other) + " FROM PUBLIC");
  }
}

Expected<DocumentRows, DocumentFault> hallFrom(const std::filesystem::path& document,
                                               const std::string& address, const OpenOptions& options) {
  PostgresDatabase database(address, options);
  if (detail::firstNumber(database, kHasContest) != 0) {
    throw detail::Refused(StoreFault::FileExists, "a contest is there");
  }
  database.execute("BEGIN");
  database.execute(kScripts[kSchemas]);
  for (const detail::Migration& script : detail::migrations()) database.execute(script.hallSql);
  // Removes the rows that the SQL scripts inserted, because the document contains these rows too.
  database.execute("DELETE FROM contest.sequence");
  for (std::size_t script = kWritingTurn; script < kRoles; ++script) database.execute(kScripts[script]);
  // In the document, a row may come before the row that it refers to. So references are checked only after
  // the last row.
  database.execute("SET LOCAL search_path = contest; SET CONSTRAINTS ALL DEFERRED");
  auto rows = detail::loadDocument(document, detail::newestVersion(), database);
  if (!rows) {
    database.rollback();
    return rows;
  }
  database.execute("SET CONSTRAINTS ALL IMMEDIATE");
  keepTrail(database);
  keepChain(database);
  // Collects statistics about the tables, so that PostgreSQL plans queries well from the beginning.
  database.execute("ANALYZE " + joined(database.tables(), ", ", [](const detail::Table& table) {
                     return "contest." + detail::quotedName(table.name);
                   }));
  detail::run(database, "INSERT INTO hall.head (id, version, turn) VALUES (1, ?, 0)",
              detail::newestVersion());
  keepRights(database);
  keepWords(database);
  if (mayMakeRoles(database)) database.execute(kScripts[kRoles]);
  database.execute("COMMIT");
  return rows;
}

std::unique_ptr<detail::Database> connected(const std::string& address, const OpenOptions& options) {
  return std::make_unique<PostgresDatabase>(address, options);
}

Opened opened(const std::string& address, const OpenOptions& options) {
  auto opening = detail::guarded([&]() -> Opened {
    auto database = std::make_unique<PostgresDatabase>(address, options);
    OpenVerdict verdict = examined(*database, options);
    if (!std::holds_alternative<Current>(verdict)) return {std::move(verdict), nullptr};
    return {std::move(verdict), std::move(database)};
  });
  if (!opening) return {verdictOf(opening.error()), nullptr};
  return *std::move(opening);
}

}  // namespace damath::db::postgres
