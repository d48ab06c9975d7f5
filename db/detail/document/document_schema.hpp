// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the tables that a document contains. The list comes from the database itself, so that no table and no
// column can be forgotten.
#pragma once

#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns the tables in the order of the document. Throws on a database error.
[[nodiscard]] std::vector<Table> documentTables(Database& database);

}  // namespace damath::db::detail
