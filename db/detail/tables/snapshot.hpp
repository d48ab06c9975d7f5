// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest read from its tables. Promise: a transaction is open, so that all of it is of one moment.
#pragma once

#include "core/contest/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::Contest snapshot(Database& database);

}  // namespace damath::db::detail
