// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of an audit as they read once the facilitator has ruled (rulebook T6): a cell, the finding
// about it and the totals tell one story, and each names the rulings it comes from.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

// A cell in which something else stands than the audit would have it.
struct RulingEffect {
  std::optional<int> line;          // nothing for the result, and for a sum that the sheet lacks
  std::optional<board::Side> side;  // nothing for the result
  Cell cell = Cell::Move;
  std::vector<std::size_t> rulings;  // the indices of those it comes from, ascending
};

struct RuledFinding {
  enum class State {
    AsFound,  // no ruling touches it
    RuledOn,  // the facilitator ruled on its cell, or, where nothing is found there, on a figure beside its
              // move
    Follows,  // something else is right now
    Stands    // what is written stands now
  };
  State state = State::AsFound;
  std::vector<std::size_t> rulings;  // the indices of those on it, or of those it comes from; ascending
};

struct RuledReport {
  AuditReport report;                  // totals, result, and what is right by the findings, as ruled
  std::vector<RuledFinding> findings;  // one for each of the report
  std::vector<RulingEffect> effects;
};

// Promise: as for outcomeOf(). Without rulings the report is the audit's own.
[[nodiscard]] RuledReport ruledReport(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

}  // namespace damath::sheet
