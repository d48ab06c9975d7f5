// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the version in force of a scoresheet: the last stored version that was not undone.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Null if no version is stored, or all versions were undone.
[[nodiscard]] const db::StoredSheet* inForce(const std::vector<db::StoredSheet>& versions);

// nullopt if there is no version in force. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::optional<db::StoredSheet>> sheetInForce(const db::Reading& reading,
                                                                      db::SheetOwner owner);

}  // namespace damath::desk
