// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in an otherwise correct sheet, and the finding that an audit must report for each.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/sheet/judge/audit.hpp"

namespace damath::plants {

struct Plant {
  std::string kind;
  sheet::Sheet sheet;  // the sheet with this mistake, and with others if several are planted
  // The audit must report a root error with this code, line, side and cell for this mistake.
  sheet::FindingCode code;
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell;
  // The line that was changed, added or left out, from 1; 0 for the tags.
  int place = 0;
};

// Corrects the line numbers of the first planted mistake after a second mistake was planted. The second
// mistake may have added or removed lines above the first.
void moveAlong(Plant& first, const Plant& second);

// True if the planted mistake is the report's only root error.
[[nodiscard]] bool isFound(const Plant& plant, const sheet::AuditReport& report);
// True if the report's root errors are exactly the planted mistakes, in any order.
[[nodiscard]] bool areFound(std::span<const Plant> plants, const sheet::AuditReport& report);

}  // namespace damath::plants
