// SPDX-License-Identifier: GPL-3.0-or-later
// Finds how a sheet is to be read: as it stands where that explains it without an error, else with the habits
// and displacements that explain it at the least cost.
//   A habit or displacement is claimed only where the game can be followed to its end with it.
//   Each costs one mistake, so that single slips stay single slips.
#pragma once

#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/version.hpp"

namespace damath::sheet {

struct Understanding {
  Version version;
  Explanation explanation;  // of the version's reading
  // From this line on the game can be followed only if the players wrote in each other's column, and nothing
  // on the sheet proves that: they must be asked. The explanation then ends before the line.
  std::optional<int> askedFrom;
};

// Ends in bounded time and memory for any reading. The reading must outlive what is returned.
[[nodiscard]] Understanding understand(const Law& law, const Reading& reading, const board::Position& start,
                                       HalfOrder order);

}  // namespace damath::sheet
