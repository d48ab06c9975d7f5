// SPDX-License-Identifier: GPL-3.0-or-later
// Detects consequences of a habit that name the same cell as the habit itself.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>

#include "core/sheet/judge/audit.hpp"

namespace damath::sheet {

using FindingPlace = std::tuple<std::optional<int>, std::optional<board::Side>, Cell, std::string>;

[[nodiscard]] inline FindingPlace placeOf(const Finding& finding) {
  // An R.C. line has two cells: its chip and its figure.
  return {finding.line, finding.side, finding.cell,
          finding.cell == Cell::Remaining ? finding.written : std::string()};
}

// True if the finding only repeats the cell at which the habit `root` is reported. Reports do not show such a
// finding as a consequence.
[[nodiscard]] inline bool repeatsRoot(const AuditReport& report, std::size_t root, std::size_t finding) {
  const Finding& of = report.findings[root];
  return finding != root && of.factsAs<HabitScope>() != nullptr &&
         placeOf(report.findings[finding]) == placeOf(of) && report.findings[finding].code == of.code;
}

}  // namespace damath::sheet
