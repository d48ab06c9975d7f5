// SPDX-License-Identifier: GPL-3.0-or-later
// How a connection notes what the state tables go through: by triggers of its own, made of the tables'
// columns, that write each change of a row as the journal keeps it (db/detail/trail/row_change.hpp).
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::sqlite {

// Statements that make the table `temp.trail` and its triggers, three for each table.
[[nodiscard]] std::string trailTriggers(const std::vector<detail::Table>& tables);

}  // namespace damath::db::sqlite
