// SPDX-License-Identifier: GPL-3.0-or-later
// How the writer of a column fills in Total, by the column's own scores and totals (rulebook S6).
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

struct TotalsEvidence {
  TotalsHabit habit = TotalsHabit::ScoreAlone;
  // By the reading's entries: the running total that a cell stands for; nullopt where the cell is read as it
  // stands. A value means that the habit explains the cell, or that a slip was made on top of the habit.
  std::vector<std::optional<exact::Number>> meant;
  int habitual = 0;  // cells that the habit alone explains
};

// The habit that explains at least kCellsOfHabit of the owner's totals which do not go on from the ones
// before; nullopt where none does.
[[nodiscard]] std::optional<TotalsEvidence> totalsEvidence(const Law& law, const Reading& reading,
                                                           board::Side owner, bool areScoresUnsigned);

}  // namespace damath::sheet
