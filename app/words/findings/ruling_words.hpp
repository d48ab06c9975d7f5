// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the facilitator's rulings on cells of a scoresheet (T6).
#pragma once

#include <string>

#include "db/records/sheet_records.hpp"
#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::words {

// Returns the name of the ruled cell: "line 2, BLUE, score", "RED, grand total" or "result".
[[nodiscard]] std::string cellText(const sheet::Ruling& ruling, Language language);

// Returns the sentence of a ruling: "Line 2, BLUE, score: -12 stays as written; ruled by Gng. Muñoz: maling
// pagbasa (T6)." If the ruling lets a habit stand, the sentence names the number of cells with that habit.
[[nodiscard]] std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet,
                                     const sheet::AuditReport& report, Language language);

}  // namespace damath::words
