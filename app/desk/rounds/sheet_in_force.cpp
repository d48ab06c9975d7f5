// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/sheet_in_force.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/refused.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_owner.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

const db::StoredSheet* inForce(const std::vector<db::StoredSheet>& versions) {
  const auto found = std::ranges::find(versions, db::Force::InForce, &db::StoredSheet::force);
  return found == versions.end() ? nullptr : &*found;
}

DeskResult<std::optional<db::StoredSheet>> sheetInForce(const db::Reading& reading, db::SheetOwner owner) {
  DAMATH_TRY(versions, toDeskResult(reading.sheets(owner)));
  const db::StoredSheet* stored = inForce(*versions);
  return stored == nullptr ? std::nullopt : std::optional(*stored);
}

}  // namespace damath::desk
