// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the tables of a contest file for a document. The list comes from the database schema, so that no
// table and no column can be forgotten.
#pragma once

#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// In the order of the document. Throws on a database error.
[[nodiscard]] std::vector<Table> documentTables(Database& database);

}  // namespace damath::db::detail
