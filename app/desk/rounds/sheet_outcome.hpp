// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a stored scoresheet after the audit and the facilitator's rulings (T6), and its findings and
// corrections as the store keeps them.
#pragma once

#include <optional>
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

// Returns the corrected cells and the result after the rulings. Precondition: the report is the audit of this
// scoresheet under the event's ruleset and chip set.
[[nodiscard]] sheet::Outcome outcomeOf(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                       const contest::EventSetup& setup);

// Returns the result that the game gets from the scoresheet.
[[nodiscard]] contest::GameResult resultOf(const sheet::AuditReport& report, const sheet::Outcome& outcome);
// Returns the result of the scoresheet for the comparison with an entered result. nullopt while the result is
// open (Outcome::isOpen): nothing proves a result, the scoresheet states no result, and no ruling decides.
// Such a scoresheet contradicts no entered result.
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const sheet::AuditReport& report,
                                                                 const sheet::Outcome& outcome);

// Returns the corrections for the audit trail. A correction from a ruling has the author and the reason of
// the ruling. All other corrections have the reason `reason`. If `reason` is blank, they have the code and
// the clause of their finding.
[[nodiscard]] std::vector<db::StoredCorrection> recorded(const db::StoredSheet& stored,
                                                         const sheet::AuditReport& report,
                                                         const sheet::Outcome& outcome,
                                                         const std::string& reason);

// Returns the result of the scoresheet under the event's ruleset and chip set, after audit and rulings.
// nullopt while the result is open (Outcome::isOpen).
[[nodiscard]] std::optional<contest::GameResult> settledResultOf(const db::StoredSheet& stored,
                                                                 const contest::EventSetup& setup);

}  // namespace damath::desk
