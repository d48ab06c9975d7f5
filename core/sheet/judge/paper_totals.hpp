// SPDX-License-Identifier: GPL-3.0-or-later
// The totals of a player as written on the sheet, whatever happened on the board: the last running total, the
// R.C. rows and the grand total. Also tells if the sheet's own arithmetic supports these totals (rulebook
// S6–S8).
#pragma once

#include <optional>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

struct PaperTotals {
  // The last Total plus the scores behind it; without a Total, the sum of the scores.
  exact::Number running;
  // TOTAL; without a TOTAL row, the sum of the R.C. figures.
  exact::Number remaining;
  // GRAND; without a GRAND row, the sum of `running` and `remaining`.
  exact::Number grand;
  // True if every capture has a score that its own operands and sign allow, every Total on the sheet
  // continues from the Total before, and TOTAL and GRAND add up. False for a sheet without GRAND. Totals in
  // between and the TOTAL row may be missing.
  bool isSupported = false;
};

// Returns the side's totals. The reading decides which rows and entries belong to the side.
[[nodiscard]] PaperTotals paperTotals(const Law& law, const Reading& reading, board::Side side);

}  // namespace damath::sheet
