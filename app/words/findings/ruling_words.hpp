// SPDX-License-Identifier: GPL-3.0-or-later
// The facilitator's rulings in words (rulebook T6).
#pragma once

#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "db/records/sheet_records.hpp"
#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::words {

// "line 2, BLUE, score"; "RED, grand total"; "result".
[[nodiscard]] std::string cellText(const sheet::Ruling& ruling, Language language);

// "Line 2, BLUE, score: -12 stands as written; ruled by Gng. Muñoz: maling pagbasa (T6)."
// A ruling that keeps a habit says how many cells of it the report has.
[[nodiscard]] std::string rulingText(const db::StoredRuling& ruling, const sheet::Sheet& sheet,
                                     const sheet::AuditReport& report, Language language);

// All that the printed scoresheet says of findings and rulings, as they stand together. The outcome is that
// of the audited sheet with the rulings; it and the report must outlive the print.
[[nodiscard]] compose::AuditPrint auditPrint(const sheet::AuditedSheet& audited,
                                             const sheet::Outcome& outcome,
                                             const std::vector<db::StoredRuling>& rulings, Language language);

// A sheet with what the audit and the facilitator say of it. What it refers to must outlive it.
struct JudgedSheet {
  const sheet::AuditedSheet& audited;
  const sheet::Outcome& outcome;
  const std::vector<db::StoredRuling>& rulings;
  compose::Copy copy = compose::Copy::Audited;
};

// Its printed form: as written where nothing is wrong, otherwise with what is right beside it. The findings
// call the players what the head does, whatever names the sheet has.
[[nodiscard]] compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                                 const compose::Labels& labels, Language language);

}  // namespace damath::words
