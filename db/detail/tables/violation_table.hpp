// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the players' violations of the rules of conduct (T5).
#pragma once

#include <vector>

#include "db/detail/database.hpp"
#include "db/records/stamp.hpp"
#include "db/records/violation.hpp"

namespace damath::db::detail {

// Returns the violations in the order in which they were logged.
[[nodiscard]] std::vector<Violation> violations(Database& database);
// Adds a violation and returns its number.
[[nodiscard]] std::int64_t addViolation(Database& database, const Violation& violation, const Stamp& stamp);

}  // namespace damath::db::detail
