// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the audit and the facilitator's rulings to a sheet (T6).
#pragma once

#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Returns the audit of a sheet under the event's ruleset and chip set.
[[nodiscard]] sheet::AuditReport audited(const sheet::Sheet& sheet, const contest::EventSetup& setup);
[[nodiscard]] std::vector<db::StoredFinding> toStored(const std::vector<sheet::Finding>& findings);

[[nodiscard]] std::vector<sheet::Ruling> rulingsOf(const db::StoredSheet& stored);

// Precondition: the report is the audit of this sheet under the event's ruleset and chip set.
[[nodiscard]] sheet::Outcome outcomeOf(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                       const contest::EventSetup& setup);

// Returns the written text of the cell, unchanged; for the result the Result tag.
[[nodiscard]] std::string writtenIn(const sheet::Sheet& sheet, const db::StoredRuling& ruling);

// Returns the number of cells that a ruling on the root of a habit decides; 0 for every other ruling. If the
// ruling keeps the root as written, every cell of the habit stays. If a value replaces such a ruling, every
// cell is corrected again. `standing` are the rulings before this one. Precondition: the report is the audit
// of this sheet.
[[nodiscard]] int habitCellsOf(const sheet::AuditReport& report, const db::StoredRuling& ruling,
                               const std::vector<db::StoredRuling>& standing = {});

// Returns the result that the sheet gives the game.
[[nodiscard]] contest::GameResult resultOf(const sheet::AuditReport& report, const sheet::Outcome& outcome);
// Returns the result for the comparison with an entered result; nullopt while the result is open. An open
// result means: no result is proven, and the sheet names no result, so the sheet contradicts no entered
// result.
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const sheet::AuditReport& report,
                                                                 const sheet::Outcome& outcome);

// Returns the corrections for the audit trail. A correction from a ruling has the author and the reason of
// the ruling. All other corrections have `reason`, or the code and clause of their finding if `reason` is
// blank.
[[nodiscard]] std::vector<db::StoredCorrection> recorded(const db::StoredSheet& stored,
                                                         const sheet::AuditReport& report,
                                                         const sheet::Outcome& outcome,
                                                         const std::string& reason);

}  // namespace damath::desk
