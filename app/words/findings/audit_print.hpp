// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a printed scoresheet: the sentences of its findings and rulings. Findings that say the same
// about many lines share a single sentence, which stands at the number of the first finding.
#pragma once

#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "db/records/sheet_records.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::words {

// Joins sentences of the printed scoresheet `print` that say the same about many lines. One sentence about
// all these lines replaces the first sentence. The other sentences become empty. The cells of all these lines
// get the number of the first sentence. Entries after the end of the game get no number, except the first of
// them, because they are crossed out as a whole. A finding with a ruling keeps its own sentence.
// Precondition: `states` has an element for each finding of the report.
void joinSentences(compose::AuditPrint& print, const sheet::Audited& audited,
                   const std::vector<sheet::RuledFinding>& states, Language language);

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

// Returns the scoresheet as it is printed. Without findings, it shows what was written and how many turns
// were followed. With findings, it also shows the correct values beside the written cells. The findings use
// the player names of `head`, even if the scoresheet has other names.
[[nodiscard]] compose::Scoresheet scoresheetForm(const compose::GameHead& head, const JudgedSheet& judged,
                                                 Language language);

}  // namespace damath::words
