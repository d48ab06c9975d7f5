// SPDX-License-Identifier: GPL-3.0-or-later
// Finds how the writer of a column fills in Total, from the column's own scores and totals (rulebook S6).
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

struct TotalsEvidence {
  TotalsHabit habit = TotalsHabit::ScoreAlone;
  // For each entry of the reading, the running total that its Total cell stands for; nullopt if the cell is
  // read as written. An entry with such a running total shows the habit, perhaps together with a slip.
  std::vector<std::optional<exact::Number>> meant;
  int habitual = 0;  // cells that only the habit explains
};

// Returns the habit that leaves the fewest of the owner's totals unexplained. nullopt unless the habit
// explains at least kCellsOfHabit totals that do not continue from the total before. The habit must also
// leave at least kCellsOfHabit fewer totals unexplained than a reading without a habit.
[[nodiscard]] std::optional<TotalsHabit> totalsHabit(const Law& law, const Reading& reading,
                                                     board::Side owner, bool areScoresUnsigned);

// True if the habit explains at least one of the owner's totals and no total contradicts the habit. This is
// enough evidence if the writer of the other column has the habit.
[[nodiscard]] bool mayShare(TotalsHabit habit, const Law& law, const Reading& reading, board::Side owner,
                            bool areScoresUnsigned);

// Reads the owner's totals as a writer with the habit means them.
[[nodiscard]] TotalsEvidence totalsEvidence(TotalsHabit habit, const Law& law, const Reading& reading,
                                            board::Side owner, bool areScoresUnsigned);

}  // namespace damath::sheet
