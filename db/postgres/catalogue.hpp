// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the contest's tables from PostgreSQL's catalog.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::postgres {

// Returns the tables of the schema `contest`, sorted by name. Throws on a database error.
[[nodiscard]] std::vector<detail::Table> contestTables(detail::Database& database);

// Returns the tables and indexes with damaged pages, found by PostgreSQL's extension `amcheck`. Empty if the
// server lacks the extension or this login may not use it. Throws on a database error.
[[nodiscard]] std::vector<std::string> catalogueComplaints(detail::Database& database);

}  // namespace damath::db::postgres
