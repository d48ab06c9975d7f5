// Schools and players.
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "core/contest/contest.hpp"

namespace damath::db::detail {

[[nodiscard]] std::vector<contest::School> schools(SQLite::Database& database);
[[nodiscard]] std::vector<contest::Player> players(SQLite::Database& database);

// The school of exactly this name, district and division, made where there is none.
[[nodiscard]] contest::SchoolId schoolNamed(SQLite::Database& database, const contest::School& school);
[[nodiscard]] contest::PlayerId addPlayer(SQLite::Database& database, const contest::Player& player);

}  // namespace damath::db::detail
