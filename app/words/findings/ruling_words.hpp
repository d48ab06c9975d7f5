// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the facilitator's rulings on cells of a scoresheet (T6).
#pragma once

#include <string>
#include <vector>

#include "db/records/sheet_records.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the name of the ruled cell: "line 2, BLUE, score", "RED, grand total" or "result".
[[nodiscard]] std::string cellText(const sheet::Ruling& ruling, Language language);

// Returns the sentence of a ruling: "Line 2, BLUE, score: -12 stands as written; ruled by Gng. Muñoz: maling
// pagbasa (T6)." If the ruling lets a habit stand, the sentence names the number of cells with that habit.
[[nodiscard]] std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet,
                                     const sheet::AuditReport& report, Language language);

// Returns all texts of findings and rulings for the printed scoresheet. `outcome` is the result of the audit
// with the rulings. Precondition: the report and the outcome outlive the returned texts.
[[nodiscard]] compose::AuditPrint auditPrint(const sheet::AuditedSheet& audited,
                                             const sheet::Outcome& outcome,
                                             const std::vector<db::StoredRuling>& rulings, Language language);

// A scoresheet with its audit and rulings. Precondition: the objects that it refers to outlive it.
struct JudgedSheet {
  const sheet::AuditedSheet& audited;
  const sheet::Outcome& outcome;
  const std::vector<db::StoredRuling>& rulings;
  compose::Copy copy = compose::Copy::Audited;
};

// Returns the scoresheet as it is printed. Without findings, it shows only what was written. With findings,
// it also shows the correct values beside the written cells. The findings use the player names of `head`,
// even if the scoresheet has other names.
[[nodiscard]] compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                                 Language language);

}  // namespace damath::words
