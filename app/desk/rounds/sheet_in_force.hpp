// SPDX-License-Identifier: GPL-3.0-or-later
// The version of a game's or a rematch's scoresheet that holds: the last one that came in and was not undone.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Null where none is stored, or none is left after undoing.
[[nodiscard]] const db::StoredSheet* inForce(const std::vector<db::StoredSheet>& versions);

// Refused: StoreFailed.
[[nodiscard]] DeskResult<std::optional<db::StoredSheet>> sheetInForce(const db::Reading& reading,
                                                                      db::SheetOwner owner);

}  // namespace damath::desk
