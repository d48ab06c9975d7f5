// SPDX-License-Identifier: GPL-3.0-or-later
// Reads from PostgreSQL's catalog which tables, columns and keys a shared contest has.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::postgres {

// Returns the tables of the schema `contest`, sorted by name. Throws on a database error.
[[nodiscard]] std::vector<detail::Table> contestTables(detail::Database& database);

// Returns damaged tables and indexes, which PostgreSQL's extension `amcheck` finds. Empty if the server lacks
// the extension or this login may not use it. Throws on a database error.
[[nodiscard]] std::vector<std::string> catalogueComplaints(detail::Database& database);

}  // namespace damath::db::postgres
