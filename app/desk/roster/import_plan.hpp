// SPDX-License-Identifier: GPL-3.0-or-later
// What importing a roster into an event would do.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster/import_preview.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/row_match.hpp"
#include "core/contest/contest.hpp"
#include "db/edits/roster_edit.hpp"

namespace damath::desk {

struct ImportPlan {
  std::vector<db::Newcomer> newcomers;  // one a row
  std::vector<MatchedRow> matches;      // one a row
  std::vector<std::string> newSchools;
  std::vector<RowFault> faults;  // those of the roster that stand, and players entered already
  std::vector<EnteredRow> entered;
};

// Decisions about lines that have no row, and players who are no candidates, are passed over.
[[nodiscard]] ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event,
                                    const Roster& roster, const std::vector<RowDecision>& decisions = {});

// The plan and the list it is of, for somebody to look at.
[[nodiscard]] ImportPreview importPreview(const contest::Contest& contest, const contest::Event& event,
                                          Roster roster, const std::vector<RowDecision>& decisions);

}  // namespace damath::desk
