// SPDX-License-Identifier: GPL-3.0-or-later
// Violations (T5).
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "db/records.hpp"

namespace damath::db::detail {

// In the order they were logged.
[[nodiscard]] std::vector<Violation> violations(SQLite::Database& database);
// The number it got.
[[nodiscard]] std::int64_t addViolation(SQLite::Database& database, const Violation& violation,
                                        const Stamp& stamp);

}  // namespace damath::db::detail
