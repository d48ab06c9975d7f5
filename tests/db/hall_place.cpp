// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the contests of the tests on the test program's own server: one database for each path.
#include <libpq-fe.h>

#include <fstream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "tests/db/place_of_tests.hpp"
#include "tests/postgres/hall_server.hpp"

namespace damath::testing {

namespace {

namespace fs = std::filesystem;

std::string addressOf(const fs::path& path) {
  static std::map<fs::path, std::string> addresses;
  auto found = addresses.find(path);
  if (found == addresses.end()) {
    const std::string name = "contest" + std::to_string(addresses.size() + 1);
    HallServer& server = HallServer::ofProgram();
    server.makeDatabase(name);
    found = addresses.emplace(path, server.address(name)).first;
  }
  return found->second;
}

// Returns the first value of the last statement; empty if there is none. Throws std::runtime_error if the
// server refuses.
std::string answerTo(const fs::path& path, const std::string& sql) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(addressOf(path).c_str()), PQfinish);
  const std::string all = "SET search_path = contest; " + sql;
  const std::unique_ptr<PGresult, void (*)(PGresult*)> answer(PQexec(connection.get(), all.c_str()), PQclear);
  const ExecStatusType status = PQresultStatus(answer.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
    throw std::runtime_error(PQerrorMessage(connection.get()));
  }
  return PQntuples(answer.get()) > 0 ? PQgetvalue(answer.get(), 0, 0) : std::string();
}

std::string refusalOf(const fs::path& path, const std::string& sql) {
  try {
    answerTo(path, sql);
    return {};
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

}  // namespace

db::Place placeAt(const fs::path& path) {
  return db::Place(db::HallAddress{addressOf(path)});
}

bool isFree(const fs::path& path) {
  return answerTo(path, "SELECT count(*) FROM pg_namespace WHERE nspname IN ('contest', 'hall', 'seen')") ==
         "0";
}

db::Store placed(db::Store file, const db::OpenOptions& options) {
  const fs::path document = file.path().string() + ".json";
  {
    std::ofstream stream(document, std::ios::binary);
    const auto written = file.writeDocument([&](std::string_view piece) { return !!(stream << piece); });
    if (!written) throw std::runtime_error(written.error().detail);
  }
  const db::Place place = placeAt(file.path());
  if (const auto made = db::Store::createFrom(place, document, options); !made) {
    throw std::runtime_error("hall: " + made.error().table + " " + made.error().row + " " +
                             made.error().detail +
                             (made.error().store ? made.error().store->detail : std::string()));
  }
  fs::remove(document);
  fs::remove(file.path());
  db::StoreOpening opening = db::Store::open(place, {}, options);
  return std::move(opening.store).value();
}

std::string tamper(const fs::path& path, const std::string& sql) {
  return refusalOf(path, sql);
}

std::string tamperEvidence(const fs::path& path, const std::string& sql) {
  return refusalOf(path, "SET session_replication_role = replica; " + sql);
}

std::string asked(const fs::path& path, const std::string& sql) {
  return answerTo(path, sql);
}

std::string rowsOf(const fs::path& path, const std::vector<std::string>& tables) {
  std::string text;
  for (const std::string& table : tables) {
    text += table + ": " +
            answerTo(path, "SELECT string_agg(t::text, ';' ORDER BY t::text) FROM " + table + " t") + "\n";
  }
  return text;
}

std::vector<std::string> tablesOf(const fs::path& path) {
  std::vector<std::string> tables;
  for (std::string name; !(name = asked(path,
                                        "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace ="
                                        " 'contest'::regnamespace AND relname > '" +
                                            name + "' ORDER BY relname LIMIT 1"))
                              .empty();) {
    tables.push_back(name);
  }
  return tables;
}

std::string allRows(const fs::path& path) {
  return rowsOf(path, tablesOf(path));
}

}  // namespace damath::testing
