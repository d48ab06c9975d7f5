// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the result of a scoresheet after the audit and the facilitator's rulings on its cells (T6).
#pragma once

#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Returns the audit of a scoresheet under the event's ruleset and chip set.
[[nodiscard]] sheet::AuditReport audited(const sheet::Sheet& sheet, const contest::EventSetup& setup);
[[nodiscard]] std::vector<db::StoredFinding> toStored(const std::vector<sheet::Finding>& findings);

[[nodiscard]] std::vector<sheet::Ruling> rulingsOf(const db::StoredSheet& stored);

// Returns the corrected cells and the result after the rulings. Precondition: the report is the audit of this
// scoresheet under the event's ruleset and chip set.
[[nodiscard]] sheet::Outcome outcomeOf(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                       const contest::EventSetup& setup);

// Returns the text that is written in the cell of the ruling. For a ruling on the result, returns the Result
// tag of the scoresheet.
[[nodiscard]] std::string writtenIn(const sheet::Sheet& sheet, const db::StoredRuling& ruling);

// Returns the number of cells that a ruling on a habit decides; 0 for every other ruling. The ruling stands
// in the cell where the audit reports the habit. If the ruling keeps this cell as written, all cells with the
// habit stay as written. If a value replaces such a ruling, all these cells are corrected again. `standing`
// are the rulings before this ruling. Precondition: the report is the audit of this scoresheet.
[[nodiscard]] int habitCellsOf(const sheet::AuditReport& report, const db::StoredRuling& ruling,
                               const std::vector<db::StoredRuling>& standing = {});

// Returns the result that the game gets from the scoresheet.
[[nodiscard]] contest::GameResult resultOf(const sheet::AuditReport& report, const sheet::Outcome& outcome);
// Returns the result of the scoresheet for the comparison with an entered result. nullopt while the result is
// open (Outcome::isOpen): nothing proves a result, and no ruling decides it. Such a scoresheet contradicts no
// entered result.
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const sheet::AuditReport& report,
                                                                 const sheet::Outcome& outcome);

// Returns the corrections for the audit trail. A correction from a ruling has the author and the reason of
// the ruling. All other corrections have the reason `reason`. If `reason` is blank, they have the code and
// the clause of their finding.
[[nodiscard]] std::vector<db::StoredCorrection> recorded(const db::StoredSheet& stored,
                                                         const sheet::AuditReport& report,
                                                         const sheet::Outcome& outcome,
                                                         const std::string& reason);

}  // namespace damath::desk
