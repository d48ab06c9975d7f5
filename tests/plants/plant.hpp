// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in an otherwise right sheet, and what an audit must say of each.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/sheet/judge/audit.hpp"

namespace damath::plants {

struct Plant {
  std::string kind;
  sheet::Sheet sheet;  // with the one mistake
  // What the audit's only root must be.
  sheet::FindingCode code;
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell;
  // The line that was changed, added or left out; 0 for the tags.
  int place = 0;
};

// Moves the first plant along with the lines that the second, planted later, puts in or takes out above it.
void moveAlong(Plant& first, const Plant& second);

// Whether the report's only root error is the planted one.
[[nodiscard]] bool isFound(const Plant& plant, const sheet::AuditReport& report);
// Whether the report's roots are those of the plants, in whatever order, and no others.
[[nodiscard]] bool areFound(std::span<const Plant> plants, const sheet::AuditReport& report);

}  // namespace damath::plants
