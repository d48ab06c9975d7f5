// SPDX-License-Identifier: GPL-3.0-or-later
// The check-in before a round: the players who have arrived. Planned absences are stored elsewhere
// (contest::Entry).
#pragma once

#include <optional>
#include <string_view>

#include "core/contest/model/ids.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Late: the player is on the way and will play.
enum class Arrival { Present, Late };

struct CheckIn {
  contest::EntryId entry{};
  contest::RoundNumber round{};
  Arrival arrival = Arrival::Present;
};

// Returns `present` or `late`.
[[nodiscard]] std::string_view toText(Arrival arrival);

// A step of an edit. Without an arrival, the player counts as not yet seen.
[[nodiscard]] StoreResult<void> setCheckIn(Edit& edit, contest::EventId event, contest::EntryId entry,
                                           contest::RoundNumber round, std::optional<Arrival> arrival);

}  // namespace damath::db
