// SPDX-License-Identifier: GPL-3.0-or-later
// A player's figures as the sheet has them, whatever happened on the board: the last running total, the R.C.
// rows and the grand total, and whether the sheet's own arithmetic supports them (rulebook S6–S8).
#pragma once

#include <optional>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

struct PaperTotals {
  // The last Total plus the scores behind it; without a Total the sum of the scores.
  exact::Number running;
  // TOTAL; without a TOTAL row the sum of the R.C. figures.
  exact::Number remaining;
  // GRAND; without a GRAND row the sum of both.
  exact::Number grand;
  // True if every capture has a score that its own operands and sign may make, every Total on the sheet goes
  // on from the one before, and TOTAL and GRAND add up. A sheet without GRAND is not supported. Totals in
  // between and the TOTAL row may be missing.
  bool isSupported = false;
};

// Returns the side's figures. R.C. rows and owners are those of the reading.
[[nodiscard]] PaperTotals paperTotals(const Law& law, const Reading& reading, board::Side side);

}  // namespace damath::sheet
