// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the errors and mistakes of a sheet after the reviewer's rulings (rulebook T6). Windows, documents
// and commands all use these numbers. A mistake is an error that does not only follow from another finding. A
// finding is open, corrected or kept:
//   Open: no ruling decides about the finding. It counts.
//   Corrected: a ruling, or the approval of the sheet, puts another text into its cell. The player made the
//   mistake, so it counts.
//   Kept: a ruling keeps the written text of its cell. Neither the finding nor its consequences count.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <ranges>
#include <vector>

#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

// True if a ruling keeps the written text at the finding, or at a finding from which it follows. The search
// begins at the finding and goes from cause to cause; the first ruling that it meets decides. `Findings` is a
// range of a report's findings or of stored findings.
template <class Findings>
[[nodiscard]] bool isKept(const Findings& findings, std::size_t index, const std::vector<Ruling>& rulings) {
  std::optional<std::size_t> at = index;
  while (at && *at < findings.size()) {
    const auto& finding = findings[*at];
    const auto ruled = std::ranges::find_if(rulings, [&](const Ruling& each) {
      return each.line == finding.line && each.side == finding.side && each.cell == finding.cell;
    });
    if (ruled != rulings.end()) return !ruled->value;
    // A cause stands before its consequences. Stored findings may break this order, and the test then ends
    // the loop.
    at = finding.causedBy < at ? finding.causedBy : std::nullopt;
  }
  return false;
}

struct Counted {
  int errors = 0;    // the number of mistakes and consequences together
  int mistakes = 0;  // the number of mistakes that are no consequence of another mistake
};

template <class Findings>
[[nodiscard]] Counted counted(const Findings& findings, const std::vector<Ruling>& rulings) {
  Counted count;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const auto& finding = findings[i];
    const auto severity = std::invoke(&std::ranges::range_value_t<Findings>::severity, finding);
    if (severity != Severity::Error || isKept(findings, i, rulings)) continue;
    ++count.errors;
    if (!finding.causedBy) ++count.mistakes;
  }
  return count;
}

}  // namespace damath::sheet
