// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/hall_database.hpp"

#include "db/detail/failure.hpp"
#include "db/postgres/hall.hpp"

namespace damath::db {

StoreResult<void> makeHallDatabase(const HallAddress& server, const std::string& name,
                                   const OpenOptions& options) {
  return detail::guarded([&] { postgres::makeDatabase(server.text, name, options); });
}

}  // namespace damath::db
