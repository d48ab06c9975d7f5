// SPDX-License-Identifier: GPL-3.0-or-later
// The facilitator's rulings in words (T6).
#pragma once

#include <string>
#include <vector>

#include "db/records/sheet_records.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns "line 2, BLUE, score", "RED, grand total" or "result".
[[nodiscard]] std::string cellText(const sheet::Ruling& ruling, Language language);

// Returns "Line 2, BLUE, score: -12 stands as written; ruled by Gng. Muñoz: maling pagbasa (T6)." If the
// ruling keeps a habit, the sentence has the number of its cells in the report.
[[nodiscard]] std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet,
                                     const sheet::AuditReport& report, Language language);

// Returns all texts of findings and rulings for the printed scoresheet. `outcome` is the outcome of the
// audited sheet with the rulings. The report and the outcome must outlive the result.
[[nodiscard]] compose::AuditPrint auditPrint(const sheet::AuditedSheet& audited,
                                             const sheet::Outcome& outcome,
                                             const std::vector<db::StoredRuling>& rulings, Language language);

// A sheet with its audit and rulings. All referenced objects must outlive this object.
struct JudgedSheet {
  const sheet::AuditedSheet& audited;
  const sheet::Outcome& outcome;
  const std::vector<db::StoredRuling>& rulings;
  compose::Copy copy = compose::Copy::Audited;
};

// Returns the printed form. A sheet without findings appears as written, else with the correct values beside
// the written cells. The findings use the player names of `head`, whatever names the sheet has.
[[nodiscard]] compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                                 Language language);

}  // namespace damath::words
