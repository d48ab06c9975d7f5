// SPDX-License-Identifier: GPL-3.0-or-later
// The check-in before a round records the players who have arrived. An absence that a player announces
// earlier is stored with the entry (contest::Entry).
#pragma once

#include <optional>

#include "db/records/check_in.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Stores, as a step of an edit, that the player is present or late. nullopt: the player is not seen yet.
[[nodiscard]] StoreResult<void> setCheckIn(Edit& edit, contest::EventId event, contest::EntryId entry,
                                           contest::RoundNumber round, std::optional<Arrival> arrival);

}  // namespace damath::db
