// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit, and then the facilitator's rulings, make of a sheet (T6).
#pragma once

#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// What the audit finds in a sheet under the event's law, and as it is stored.
[[nodiscard]] sheet::AuditReport audited(const sheet::Sheet& sheet, const contest::EventSetup& setup);
[[nodiscard]] std::vector<db::StoredFinding> toStored(const std::vector<sheet::Finding>& findings);

[[nodiscard]] std::vector<sheet::Ruling> rulingsOf(const db::StoredSheet& stored);

// Promise: the report is the sheet's under the event's law.
[[nodiscard]] sheet::Outcome outcomeOf(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                       const contest::EventSetup& setup);

// The text of the cell, letter by letter; for the result the Result tag.
[[nodiscard]] std::string writtenIn(const sheet::Sheet& sheet, const db::StoredRuling& ruling);

// Returns the number of cells of a habit that a ruling on its root decides, 0 for any other ruling. A ruling
// that lets the root stand lets every cell of the habit stand; a value in place of such a ruling corrects
// every cell again. `standing` are the rulings before this one. Precondition: the report is the sheet's.
[[nodiscard]] int habitCellsOf(const sheet::AuditReport& report, const db::StoredRuling& ruling,
                               const std::vector<db::StoredRuling>& standing = {});

// What the game gets from the sheet.
[[nodiscard]] contest::GameResult resultOf(const sheet::AuditReport& report, const sheet::Outcome& outcome);
// Returns what an entered result is compared with: what the game gets from the sheet; nullopt while the
// result is open. Then nothing proves a result and the sheet names none, so the sheet contradicts no result.
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const sheet::AuditReport& report,
                                                                 const sheet::Outcome& outcome);

// The corrections as they are recorded: what a ruling asks for under who ruled it and why, the rest under
// the reason given, else under the finding's own code and clause.
[[nodiscard]] std::vector<db::StoredCorrection> recorded(const db::StoredSheet& stored,
                                                         const sheet::AuditReport& report,
                                                         const sheet::Outcome& outcome,
                                                         const std::string& reason);

}  // namespace damath::desk
