// SPDX-License-Identifier: GPL-3.0-or-later
// Where Return leads from a cell of a scoresheet, as a clerk's eye goes over the paper: after a quiet move
// to the other side's Move, after a capture to Score, Total and, where the chain can go on, the own next
// line; down the R.C. figures, past all of them where the first is left blank, then to the other side's
// chips, then to the line below them; past the figure of a TOTAL or GRAND that was typed with its word.
#pragma once

#include <functional>
#include <optional>

#include "app/models/sheet/finding_place.hpp"
#include "app/models/sheet/live_audit.hpp"
#include "core/sheet/cells/reading.hpp"

namespace damath::models {

class SheetWalk {
 public:
  // Whether the jump in this row can be followed by another of the same chip.
  using GoesOn = std::function<bool(int row, board::Side side)>;

  // The model must outlive it.
  SheetWalk(const SheetModel& model, sheet::HalfOrder order, GoesOn goesOn)
      : m_model(model), m_order(order), m_goesOn(std::move(goesOn)) {}

  [[nodiscard]] GridCell next(GridCell at) const;
  // Where it comes to, from the first Move on, that nothing is written in: where typing goes on.
  [[nodiscard]] GridCell firstBlank() const;

 private:
  [[nodiscard]] sheet::HalfKind kindOf(int row, board::Side side) const;
  [[nodiscard]] QString moveAt(int row, board::Side side) const;
  [[nodiscard]] bool isCapture(int row, board::Side side) const;
  [[nodiscard]] board::Side first() const;
  // Where the other side's answer is written.
  [[nodiscard]] GridCell reply(int row, board::Side side) const;
  // Past a Move that is left blank.
  [[nodiscard]] GridCell skipped(int row, board::Side side) const;
  [[nodiscard]] GridCell afterRemaining(int row, board::Side side) const;
  // The last row of the R.C. chips there where no figure stands beside any of them; else nothing.
  [[nodiscard]] std::optional<int> endOfBare(int row, board::Side side) const;
  // That cell, or where an R.C. row stands there, which nobody is to write over, the line below all of them.
  [[nodiscard]] GridCell pastRemaining(GridCell to) const;
  // The line below all R.C. rows.
  [[nodiscard]] GridCell belowRemaining() const;

  const SheetModel& m_model;
  sheet::HalfOrder m_order;
  GoesOn m_goesOn;
};

// The same by the audit of what is typed so far, for which it waits a moment.
[[nodiscard]] GridCell nextCell(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset,
                                GridCell at);
[[nodiscard]] GridCell firstBlank(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset);

}  // namespace damath::models
