// SPDX-License-Identifier: GPL-3.0-or-later
// What PostgreSQL's catalogue says of the contest's tables.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::postgres {

// Of the schema `contest`, by name; domains as the types under them. Throws.
[[nodiscard]] std::vector<detail::Table> contestTables(detail::Database& database);

// Tables and indexes whose pages do not fit together, as PostgreSQL's `amcheck` finds them; empty where the
// server has no such extension or this login may not ask it. Throws.
[[nodiscard]] std::vector<std::string> catalogueComplaints(detail::Database& database);

}  // namespace damath::db::postgres
