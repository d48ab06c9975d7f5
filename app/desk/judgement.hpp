// SPDX-License-Identifier: GPL-3.0-or-later
// What the event's law makes of a game: of an ending with its figures, and of a sheet.
#pragma once

#include <vector>

#include "app/desk/desk_error.hpp"
#include "app/desk/round_desk.hpp"
#include "core/contest/contest.hpp"
#include "core/sheet/audit.hpp"
#include "db/records.hpp"
#include "db/sheet_records.hpp"

namespace damath::desk {

// The result with its point (E2, E3). Refused: EndingNotAllowed, TotalsIncomplete, TotalsRequired,
// TotalImpossible.
enum class GameKind { Round, Rematch };
[[nodiscard]] Expected<contest::GameResult, DeskError> judged(const contest::EventSetup& setup, GameKind kind,
                                                              const ResultInput& input);
// That a game of the event can come to both totals. Refused: TotalImpossible.
[[nodiscard]] Expected<void, DeskError> checkTotals(const contest::EventSetup& setup,
                                                    const std::optional<exact::Number>& blue,
                                                    const std::optional<exact::Number>& red);
// The point that ending and figures give; nothing where figures are needed and missing.
[[nodiscard]] std::optional<rules::Result> pointOf(const rules::Ruleset& ruleset,
                                                   const contest::GameResult& result);
[[nodiscard]] bool isSame(const contest::GameResult& a, const contest::GameResult& b);

[[nodiscard]] sheet::AuditReport audited(const sheet::Sheet& sheet, const contest::EventSetup& setup);
[[nodiscard]] std::vector<db::StoredFinding> toStored(const std::vector<sheet::Finding>& findings);

}  // namespace damath::desk
