// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the program can read each value of a row: scoresheets, rulesets, figures, times, lists and
// numbers. The tables' own constraints check less: they accept the time 2026-19-39T29:59:69Z and the figure
// 1/0.
#pragma once

#include <optional>
#include <string>

#include "db/detail/database.hpp"
#include "db/detail/trail/row_cells.hpp"

namespace damath::db::detail {

struct ColumnFault {
  std::string column;
  std::string detail;  // the message of the reader that refused the value
};

// The largest number that a column may hold. Larger numbers could overflow when the program adds to them.
// Columns that the program reads as an int hold less. The seed of the lots has no limit.
inline constexpr std::int64_t kMostNumber = 1'000'000'000'000'000;

// Returns the first value of the row that the program's own readers refuse. nullopt if they read all values.
[[nodiscard]] std::optional<ColumnFault> columnFault(const Table& table, const Cells& cells);

// Returns the first grand total in a row of a game or rematch that is not spelled in the style of its event's
// chip set: as a fraction or as a decimal. nullopt if there is none, if the row has no grand totals, or if
// the database lacks the event. Throws on a database error.
[[nodiscard]] std::optional<ColumnFault> figureFault(Database& database, const Table& table,
                                                     const Cells& cells);

}  // namespace damath::db::detail
