// SPDX-License-Identifier: GPL-3.0-or-later
// Which findings of a sheet count once the facilitator has ruled (rulebook T6): the one answer that pages,
// papers and commands give. A mistake is an error that does not merely follow from another finding.
//   open       nobody has decided on it: it counts
//   corrected  a ruling or the acceptance of the sheet puts something else into its cell: it was made, and
//              counts
//   kept       a ruling lets its cell stand as written: it was none, and neither it nor what merely follows
//              from it counts
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <ranges>
#include <vector>

#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

// Findings are those of a report, or as they are stored.
template <class Findings>
[[nodiscard]] bool isKept(const Findings& findings, std::size_t index, const std::vector<Ruling>& rulings) {
  std::optional<std::size_t> at = index;
  while (at && *at < findings.size()) {
    const auto& finding = findings[*at];
    const auto ruled = std::ranges::find_if(rulings, [&](const Ruling& each) {
      return each.line == finding.line && each.side == finding.side && each.cell == finding.cell;
    });
    if (ruled != rulings.end()) return !ruled->value;
    // Causes stand before what follows from them; stored ones that do not would never end.
    at = finding.causedBy < at ? finding.causedBy : std::nullopt;
  }
  return false;
}

struct Counted {
  int errors = 0;    // mistakes, and what merely follows from them
  int mistakes = 0;  // alone
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
