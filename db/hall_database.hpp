// SPDX-License-Identifier: GPL-3.0-or-later
// The database of a shared contest on a database server, before the contest is written into it
// (Store::createFrom).
#pragma once

#include <string>

#include "db/records/open_options.hpp"
#include "db/records/place.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// Creates an empty database for a shared contest. Closes the databases `postgres` and `template1` to all
// logins but the owner's. `server` is the address of any database on the same server.
[[nodiscard]] StoreResult<void> makeHallDatabase(const HallAddress& server, const std::string& name,
                                                 const OpenOptions& options = {});

}  // namespace damath::db
