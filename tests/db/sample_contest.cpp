// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/sample_contest.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <stdexcept>

#include "core/rules/profiles.hpp"
#include "db/roster_edit.hpp"

namespace damath::testing {

db::Stamp stampAt(int minute, const std::string& by, const std::string& reason) {
  return {std::chrono::sys_days(std::chrono::year(2026) / 11 / 20) + std::chrono::hours(8) +
              std::chrono::minutes(minute),
          by, reason};
}

contest::EventSetup integerEvent(const std::string& name) {
  return {name, *rules::builtInChipSet("integer"), rules::manual(), contest::System::RoundRobin, 1, {}, 7};
}

db::Newcomer newcomer(const std::string& last, const std::string& first, const std::string& school) {
  db::Newcomer person;
  person.player.last = last;
  person.player.first = first;
  person.player.grade = "7";
  person.school.name = school;
  person.school.division = "Quezon City";
  return person;
}

void take(Expected<void, db::StoreError> answer) {
  if (!answer) throw std::runtime_error(answer.error().detail);
}

db::Store sampleStore(const std::filesystem::path& path, const db::OpenOptions& options) {
  db::Store store =
      take(db::Store::create(path, {"Dibisyon ng Parañaque", "Gym", "2026-11-20"}, stampAt(0), options));
  db::Edit edit = take(store.edit(stampAt(1)));
  const contest::EventId event = take(db::RosterEdit(edit).addEvent(integerEvent("Grade 7")));
  take(db::RosterEdit(edit).addEntries(
      event, 1,
      {newcomer("Peña", "Niño", "Doña Aurora HS"), newcomer("Santos", "Ana", "Rizal HS"),
       newcomer("Cruz", "Jose", "Rizal HS"), newcomer("Reyes", "Luz", "Mabini NHS")}));
  take(edit.commit());
  return store;
}

std::string tamper(const std::filesystem::path& path, const std::string& sql) {
  try {
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 1000);
    database.exec("PRAGMA foreign_keys = OFF");
    database.exec(sql);
    return {};
  } catch (const SQLite::Exception& exception) {
    return exception.what();
  }
}

std::string asked(const std::filesystem::path& path, const std::string& sql) {
  // For writing too, so that a journal left by a failure is rolled back first.
  const SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 1000);
  SQLite::Statement statement(database, sql);
  return statement.executeStep() ? statement.getColumn(0).getString() : std::string();
}

std::string rowsOf(const std::filesystem::path& path, const std::vector<std::string>& tables) {
  std::string text;
  for (const std::string& table : tables) {
    const std::string columns =
        asked(path, "SELECT group_concat('quote(\"' || name || '\")', '||') FROM pragma_table_info('" +
                        table + "')");
    text += table + ": " +
            asked(path, "SELECT group_concat(t, ';') FROM (SELECT " + columns + " AS t FROM \"" + table +
                            "\" ORDER BY 1)") +
            "\n";
  }
  return text;
}

std::string allRows(const std::filesystem::path& path) {
  std::vector<std::string> tables;
  const SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 1000);
  SQLite::Statement names(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  while (names.executeStep()) tables.push_back(names.getColumn(0).getString());
  return rowsOf(path, tables);
}

}  // namespace damath::testing
