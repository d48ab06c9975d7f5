// SPDX-License-Identifier: GPL-3.0-or-later
// Divides a group of entries into levels.
#pragma once

#include <algorithm>
#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// Returns the levels, the best first. Entries of a level are equal by `better` and keep their order from
// `entries`. Precondition: `better` is a strict weak order.
template <class Better>
[[nodiscard]] std::vector<Group> levelsOf(Group entries, const Better& better) {
  std::stable_sort(entries.begin(), entries.end(), better);
  std::vector<Group> levels;
  for (const Seat entry : entries) {
    if (levels.empty() || better(levels.back().front(), entry)) levels.emplace_back();
    levels.back().push_back(entry);
  }
  return levels;
}

}  // namespace damath::tiebreak
