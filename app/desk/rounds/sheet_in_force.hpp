// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the version of a scoresheet that is in force: the last stored version that was not undone.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Returns the version of the scoresheet that is in force; null if no version is stored, or all versions were
// undone.
[[nodiscard]] const db::StoredSheet* inForce(const std::vector<db::StoredSheet>& versions);

// Reads the version of the scoresheet that is in force; nullopt if there is none. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::optional<db::StoredSheet>> sheetInForce(const db::Reading& reading,
                                                                      db::SheetOwner owner);

}  // namespace damath::desk
