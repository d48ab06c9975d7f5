// SPDX-License-Identifier: GPL-3.0-or-later
// Stores schools and players.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"
#include "db/detail/database.hpp"

namespace damath::db::detail {

[[nodiscard]] std::vector<contest::School> schools(Database& database);
[[nodiscard]] std::vector<contest::Player> players(Database& database);

// Returns the school with exactly this name, district and division. Adds the school if there is none.
[[nodiscard]] contest::SchoolId schoolNamed(Database& database, const contest::School& school);
// Adds a player. Returns the player with its number, and with tokens for the name (private_text.hpp).
[[nodiscard]] contest::Player addPlayer(Database& database, const contest::Player& player);
// playerOf and schoolOf throw Refused if there is no such player or school.
[[nodiscard]] contest::Player playerOf(Database& database, contest::PlayerId player);
[[nodiscard]] contest::School schoolOf(Database& database, contest::SchoolId school);
void setPlayer(Database& database, const contest::Player& player);
// Removes the player if no event has an entry of the player, or the school if it has no players. Does nothing
// in either file while an event is handed over, because the other file may still use the player and the
// school.
void removeUnused(Database& database, contest::PlayerId player);
void removeUnused(Database& database, contest::SchoolId school);

}  // namespace damath::db::detail
