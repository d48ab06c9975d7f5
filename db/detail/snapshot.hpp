// SPDX-License-Identifier: GPL-3.0-or-later
// The whole contest read from its tables. Promise: a transaction is open, so that all of it is of one moment.
#pragma once

#include <SQLiteCpp/Database.h>

#include "core/contest/contest.hpp"

namespace damath::db::detail {

[[nodiscard]] contest::Contest snapshot(SQLite::Database& database);

}  // namespace damath::db::detail
