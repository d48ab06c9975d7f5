// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the whole contest from its tables. Precondition: a transaction is open, so that all tables have the
// state of the same moment.
#pragma once

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::Contest snapshot(Database& database);

}  // namespace damath::db::detail
