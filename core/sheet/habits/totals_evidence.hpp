// SPDX-License-Identifier: GPL-3.0-or-later
// How the writer of a column fills in Total, by the column's own scores and totals (rulebook S6).
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

struct TotalsEvidence {
  TotalsHabit habit = TotalsHabit::ScoreAlone;
  // For each entry of the reading the running total that its cell stands for; nullopt where the cell is read
  // as it stands. A cell with a value shows the habit, or the habit and a slip besides.
  std::vector<std::optional<exact::Number>> meant;
  int habitual = 0;  // cells that the habit alone explains
};

// Returns the habit that leaves the fewest of the owner's totals unexplained. nullopt unless the habit
// explains at least kCellsOfHabit totals that do not go on from the total before, and leaves that many fewer
// unexplained.
[[nodiscard]] std::optional<TotalsHabit> totalsHabit(const Law& law, const Reading& reading,
                                                     board::Side owner, bool areScoresUnsigned);

// True if the habit explains one of the owner's totals at least and nothing speaks against it. That is enough
// if the writer of the other column has the habit.
[[nodiscard]] bool mayShare(TotalsHabit habit, const Law& law, const Reading& reading, board::Side owner,
                            bool areScoresUnsigned);

// Reads the owner's totals as a writer with the habit means them.
[[nodiscard]] TotalsEvidence totalsEvidence(TotalsHabit habit, const Law& law, const Reading& reading,
                                            board::Side owner, bool areScoresUnsigned);

}  // namespace damath::sheet
