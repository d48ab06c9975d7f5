// SPDX-License-Identifier: GPL-3.0-or-later
// The papers that were issued.
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/paper.hpp"

namespace damath::db::detail {

// By number. Throws.
[[nodiscard]] std::vector<IssuedPaper> papers(Database& database);
// Gives it its number and, where it has none, its place in the journal. Throws.
void addPaper(Database& database, IssuedPaper& paper);

}  // namespace damath::db::detail
