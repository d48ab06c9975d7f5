// SPDX-License-Identifier: GPL-3.0-or-later
// Stores violations (T5).
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// In the order in which they were logged.
[[nodiscard]] std::vector<Violation> violations(Database& database);
// Returns the number of the violation.
[[nodiscard]] std::int64_t addViolation(Database& database, const Violation& violation, const Stamp& stamp);

}  // namespace damath::db::detail
