// SPDX-License-Identifier: GPL-3.0-or-later
// The hall's notice as a row of the contest file.
#pragma once

#include "db/detail/database.hpp"
#include "db/notice.hpp"

namespace damath::db::detail {

[[nodiscard]] std::optional<HallNotice> notice(Database& database);
void setNotice(Database& database, const std::optional<HallNotice>& notice);

}  // namespace damath::db::detail
