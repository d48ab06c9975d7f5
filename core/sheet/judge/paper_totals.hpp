// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet itself says of a player's figures, whatever happened on the board: its last running total, its
// R.C. rows and its grand total, and whether its own arithmetic supports them (rulebook S6-S8).
#pragma once

#include <optional>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

struct PaperTotals {
  // The last Total; without one the sum of the scores.
  exact::Number running;
  // TOTAL; without one the sum of the R.C. figures.
  exact::Number remaining;
  // GRAND; without one the sum of both.
  exact::Number grand;
  // True if every score may be what its own operands and sign make, every total goes on from the one before,
  // and the rows at the end add up. Figures that are wanting support nothing.
  bool isSupported = false;
};

[[nodiscard]] PaperTotals paperTotals(const Law& law, const Reading& reading, board::Side side);

}  // namespace damath::sheet
