// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the check-in of a round: the players who are present or late.
#pragma once

#include <optional>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/check_in.hpp"

namespace damath::db::detail {

[[nodiscard]] std::vector<CheckIn> checkIns(Database& database, contest::EventId event);
[[nodiscard]] std::optional<Arrival> arrivalOf(Database& database, contest::EventId event,
                                               contest::EntryId entry, contest::RoundNumber round);
// Stores the player's arrival. Deletes the stored arrival if `arrival` is nullopt.
void setArrival(Database& database, contest::EventId event, contest::EntryId entry,
                contest::RoundNumber round, std::optional<Arrival> arrival);

}  // namespace damath::db::detail
