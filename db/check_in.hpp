// SPDX-License-Identifier: GPL-3.0-or-later
// The check-in before a round: the players who have arrived. Planned absences are stored elsewhere
// (contest::Entry).
#pragma once

#include <optional>

#include "db/records/records.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// A step of an edit. Without an arrival, the player counts as not yet seen.
[[nodiscard]] StoreResult<void> setCheckIn(Edit& edit, contest::EventId event, contest::EntryId entry,
                                           contest::RoundNumber round, std::optional<Arrival> arrival);

}  // namespace damath::db
