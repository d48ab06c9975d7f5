// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the notice (a line of text) that the hall display shows.
#pragma once

#include "db/detail/database.hpp"
#include "db/records/hall_notice.hpp"

namespace damath::db::detail {

[[nodiscard]] std::optional<HallNotice> notice(Database& database);
void setNotice(Database& database, const std::optional<HallNotice>& notice);

}  // namespace damath::db::detail
