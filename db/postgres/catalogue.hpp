// SPDX-License-Identifier: GPL-3.0-or-later
// Reads from PostgreSQL's catalog which tables, columns and keys a shared contest has.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::postgres {

// Returns the tables of the schema `contest`, sorted by name. Throws on a database error.
[[nodiscard]] std::vector<detail::Table> contestTables(detail::Database& database);

// Returns the problems that PostgreSQL's extension `amcheck` finds in tables and indexes. Reports only the
// first damaged index. Empty if the server lacks the extension. Throws on a database error, also if this
// login may not use the extension.
[[nodiscard]] std::vector<std::string> catalogueComplaints(detail::Database& database);

}  // namespace damath::db::postgres
