// SPDX-License-Identifier: GPL-3.0-or-later
// The report of an audit after the reviewer's rulings (rulebook T6). Its cells, findings and totals agree
// with each other, and each change names the rulings that cause it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

// A cell that rulings change: its final text differs from the text that the audit gives it.
struct RulingEffect {
  std::optional<int> line;          // nullopt for the result, and for a sum without a row
  std::optional<board::Side> side;  // nullopt for the result
  Cell cell = Cell::Move;
  std::vector<std::size_t> rulings;  // indices of the rulings that cause the change, ascending
};

struct RuledFinding {
  enum class State {
    AsFound,  // no ruling affects the finding
    // A ruling decides on the finding's cell. For a finding about a move, a ruling on the score or total of
    // the same line counts too, if that score or total has no finding of its own.
    RuledOn,
    Follows,  // rulings on other cells change the correct value of the finding's cell
    Stands    // because of rulings on other cells, the written text counts as correct
  };
  State state = State::AsFound;
  // The indices of the rulings on the finding (RuledOn), or of the rulings that change its cell; ascending.
  std::vector<std::size_t> rulings;
};

struct RuledReport {
  AuditReport report;  // the audit's report, with the totals, result and correct values after the rulings
  std::vector<RuledFinding> findings;  // one for each finding of the report
  std::vector<RulingEffect> effects;
};

// Returns the report after the rulings. Without rulings, this is the audit's own report. Precondition: the
// rulings are valid for outcomeOf().
[[nodiscard]] RuledReport ruledReport(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

}  // namespace damath::sheet
