// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the register of issued papers.
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/records/issued_paper.hpp"

namespace damath::db::detail {

// Ordered by number. Throws on a database error.
[[nodiscard]] std::vector<IssuedPaper> papers(Database& database);
// Sets the paper's number. If `journal` is 0, sets it to the newest journal row. Throws on a database error.
void addPaper(Database& database, IssuedPaper& paper);

}  // namespace damath::db::detail
