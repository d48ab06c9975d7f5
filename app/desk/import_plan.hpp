// What importing a roster into an event would do.
#pragma once

#include <string>
#include <vector>

#include "app/desk/roster.hpp"
#include "core/contest/contest.hpp"
#include "db/roster_edit.hpp"

namespace damath::desk {

struct ImportPlan {
  std::vector<db::Newcomer> newcomers;  // one a row
  std::vector<std::string> newSchools;
  std::vector<RowFault> faults;  // those of the roster, and players entered already
};

[[nodiscard]] ImportPlan importPlan(const contest::Contest& contest, const contest::Event& event,
                                    const Roster& roster);

}  // namespace damath::desk
