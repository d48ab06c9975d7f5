// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which Return moves through the cells of a scoresheet, as a clerk reads it:
// - after a quiet move, to the opponent's Move;
// - after a capture, to Score, Total and, if the chain can continue, to the player's own next line;
// - down the R.C. values (past all of them if the first is left blank), then to the opponent's chips, then to
//   the line below both;
// - past the value of a TOTAL or GRAND that was typed together with its word.
#pragma once

#include <functional>
#include <optional>

#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "core/sheet/cells/reading.hpp"

namespace damath::window {

class SheetWalk {
 public:
  // True if another jump of the same chip can follow the jump in this row.
  using GoesOn = std::function<bool(int row, board::Side side)>;

  // The model must outlive this object.
  SheetWalk(const SheetModel& model, sheet::HalfOrder order, GoesOn goesOn)
      : m_model(model), m_order(order), m_goesOn(std::move(goesOn)) {}

  [[nodiscard]] GridCell next(GridCell at) const;
  // Returns the first blank cell on this walk, from the first Move on. Typing continues there.
  [[nodiscard]] GridCell firstBlank() const;

 private:
  [[nodiscard]] sheet::HalfKind kindOf(int row, board::Side side) const;
  [[nodiscard]] QString moveAt(int row, board::Side side) const;
  [[nodiscard]] bool isCapture(int row, board::Side side) const;
  [[nodiscard]] board::Side first() const;
  // Returns the cell of the opponent's reply.
  [[nodiscard]] GridCell reply(int row, board::Side side) const;
  // Returns the cell after a Move that was left blank.
  [[nodiscard]] GridCell skipped(int row, board::Side side) const;
  [[nodiscard]] GridCell afterRemaining(int row, board::Side side) const;
  // Returns the last row of the R.C. chips if no chip has a value; otherwise nullopt.
  [[nodiscard]] std::optional<int> endOfBare(int row, board::Side side) const;
  // Returns `to`; but if an R.C. row is there, returns the line below all R.C. rows, because R.C. rows must
  // not be overwritten.
  [[nodiscard]] GridCell pastRemaining(GridCell to) const;
  // Returns the line below all R.C. rows.
  [[nodiscard]] GridCell belowRemaining() const;

  const SheetModel& m_model;
  sheet::HalfOrder m_order;
  GoesOn m_goesOn;
};

// Like SheetWalk, with the audit of the current sheet to decide about chains. Waits up to 200 milliseconds
// for the audit.
[[nodiscard]] GridCell nextCell(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset,
                                GridCell at);
[[nodiscard]] GridCell firstBlank(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset);

}  // namespace damath::window
