// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of importing a roster into an event.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/import_preview.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"
#include "core/contest/model/contest.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

struct ImportPlan {
  std::vector<db::Newcomer> newcomers;  // one for each row
  std::vector<MatchedRow> matches;      // one for each row
  std::vector<std::string> newSchools;
  std::vector<RowFault> faults;  // open errors of the roster, and players who are entered already
  std::vector<EnteredRow> entered;
};

// Returns the plan. Decisions for unknown lines, and decisions for players who are not candidates, are
// ignored.
[[nodiscard]] ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event,
                                    const Roster& roster, const std::vector<RowDecision>& decisions = {});

// Returns the plan together with its roster, for display.
[[nodiscard]] ImportPreview importPreview(const contest::Contest& contest, const contest::Event& event,
                                          Roster roster, const std::vector<RowDecision>& decisions);

}  // namespace damath::desk
