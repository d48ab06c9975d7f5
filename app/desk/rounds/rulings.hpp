// SPDX-License-Identifier: GPL-3.0-or-later
// The facilitator's rulings on the cells of a scoresheet (T6), as the store keeps them.
#pragma once

#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

[[nodiscard]] std::vector<sheet::Ruling> rulingsOf(const db::StoredSheet& stored);

// Returns the text that is written in the cell of the ruling. For a ruling on the result, returns the Result
// tag of the scoresheet.
[[nodiscard]] std::string writtenIn(const sheet::Sheet& sheet, const db::StoredRuling& ruling);

// Returns the number of cells that a ruling on a habit decides; 0 for every other ruling. The ruling stands
// in the cell where the audit reports the habit. If the ruling keeps this cell as written, all cells with the
// habit stay as written. If a value replaces such a ruling, all these cells are corrected again. `standing`
// are the rulings before this ruling. Precondition: the report is the audit of this scoresheet.
[[nodiscard]] int habitCellsOf(const sheet::AuditReport& report, const db::StoredRuling& ruling,
                               const std::vector<db::StoredRuling>& standing = {});

}  // namespace damath::desk
