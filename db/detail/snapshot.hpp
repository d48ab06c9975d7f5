// The whole contest read from its tables. Promise: a transaction is open, so that all of it is of one moment.
#pragma once

#include <SQLiteCpp/Database.h>

#include "core/contest/contest.hpp"
#include "db/detail/journal_text.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::Contest snapshot(SQLite::Database& database);

// Entries with their players and schools, in the order given.
[[nodiscard]] std::vector<EntryFacts> entryFacts(const contest::Contest& contest,
                                                 const std::vector<contest::Entry>& entries);

}  // namespace damath::db::detail
