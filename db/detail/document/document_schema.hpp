// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a contest file as a document has them: what stands in the schema decides, so that no table
// and no column can be left out.
#pragma once

#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// In the order of the document. Throws.
[[nodiscard]] std::vector<Table> documentTables(Database& database);

}  // namespace damath::db::detail
