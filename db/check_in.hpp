// SPDX-License-Identifier: GPL-3.0-or-later
// Who has come for a round, as it was noted before it. Who sits a round out is no matter of this: see
// contest::Entry's absences.
#pragma once

#include <optional>
#include <string_view>

#include "core/contest/ids.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Late: is on the way and will play.
enum class Arrival { Present, Late };

struct CheckIn {
  contest::EntryId entry{};
  contest::RoundNumber round{};
  Arrival arrival = Arrival::Present;
};

// `present`, `late`.
[[nodiscard]] std::string_view toText(Arrival arrival);

// A step of an edit; nothing: unseen again.
[[nodiscard]] StoreResult<void> setCheckIn(Edit& edit, contest::EventId event, contest::EntryId entry,
                                           contest::RoundNumber round, std::optional<Arrival> arrival);

}  // namespace damath::db
