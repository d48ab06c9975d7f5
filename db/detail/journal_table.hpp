// The journal: one row a change, only ever added to.
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "db/records.hpp"

namespace damath::db::detail {

[[nodiscard]] std::vector<JournalRow> journal(SQLite::Database& database);

struct JournalText {
  std::string action;
  std::string subject;
  std::optional<std::string> before;
  std::string after;
};
void addToJournal(SQLite::Database& database, const Stamp& stamp, const JournalText& text);

// Holds what the journal last wrote of each subject against the tables.
[[nodiscard]] JournalCheck checkJournal(SQLite::Database& database);

}  // namespace damath::db::detail
