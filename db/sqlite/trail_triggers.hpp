// SPDX-License-Identifier: GPL-3.0-or-later
// Makes triggers that record the changes of the state tables for a connection. They write each row change in
// the form of the journal (db/detail/trail/row_change.hpp).
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::sqlite {

// Returns the SQL that makes the table `temp.trail` and three triggers for each table.
[[nodiscard]] std::string trailTriggers(const std::vector<detail::Table>& tables);

}  // namespace damath::db::sqlite
