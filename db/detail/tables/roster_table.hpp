// SPDX-License-Identifier: GPL-3.0-or-later
// Schools and players.
#pragma once

#include <vector>

#include "core/contest/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

[[nodiscard]] std::vector<contest::School> schools(Database& database);
[[nodiscard]] std::vector<contest::Player> players(Database& database);

// The school of exactly this name, district and division, made where there is none.
[[nodiscard]] contest::SchoolId schoolNamed(Database& database, const contest::School& school);
[[nodiscard]] contest::PlayerId addPlayer(Database& database, const contest::Player& player);
// Throws Refused where there is no such player, or none of the school.
[[nodiscard]] contest::Player playerOf(Database& database, contest::PlayerId player);
[[nodiscard]] contest::School schoolOf(Database& database, contest::SchoolId school);
void setPlayer(Database& database, const contest::Player& player);
// The player where it is in no event, the school where nobody is of it. Not while an event is on another
// computer, which may still enter them.
void removeUnused(Database& database, contest::PlayerId player);
void removeUnused(Database& database, contest::SchoolId school);

}  // namespace damath::db::detail
