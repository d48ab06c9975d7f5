// SPDX-License-Identifier: GPL-3.0-or-later
// A group of entries cut into levels.
#pragma once

#include <algorithm>
#include <vector>

#include "core/contest/tiebreak/field.hpp"

namespace damath::tiebreak {

// The entries, best first, each level holding those of whom none is `better` than another, in the order they
// came in. `better` is a strict weak order.
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
