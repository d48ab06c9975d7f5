// What the facilitator's rulings make of a sheet's result (T6): a ruled figure takes the place of the one
// that the audit calls right, and the grand total moves by the difference.
#pragma once

#include "core/contest/contest.hpp"
#include "core/sheet/audit.hpp"
#include "db/sheet_records.hpp"

namespace damath::desk {

// The result with the rulings on scores, R.C. figures and grand totals. A ruling on anything else, or one
// whose value is no figure, moves nothing.
[[nodiscard]] contest::GameResult ruled(contest::GameResult result, const db::StoredSheet& stored,
                                        const contest::EventSetup& setup);

// The corrections with the rulings in the place of what they overrule: a cell that is kept is not corrected.
[[nodiscard]] std::vector<db::StoredCorrection> ruled(std::vector<db::StoredCorrection> corrections,
                                                      const db::StoredSheet& stored);

}  // namespace damath::desk
