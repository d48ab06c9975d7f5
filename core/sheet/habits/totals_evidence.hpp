// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out how the writer of a column fills in the Total cells, from the column's own scores and totals
// (rulebook S6).
#pragma once

#include <optional>
#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

struct TotalsEvidence {
  TotalsHabit habit = TotalsHabit::ScoreAlone;
  // For each entry of the reading, the running total that the writer means with its Total cell; nullopt if
  // the cell is read as written. If the value is set, the Total cell may show the habit, perhaps together
  // with another mistake.
  std::vector<std::optional<exact::Number>> meant;
  int habitual = 0;  // the number of Total cells that only the habit explains
};

// Returns the habit that leaves the fewest totals of the player `owner` unexplained. nullopt unless the habit
// explains at least kCellsOfHabit totals that do not continue from the total before. The habit must also
// leave at least kCellsOfHabit fewer totals unexplained than a reading without a habit.
[[nodiscard]] std::optional<TotalsHabit> totalsHabit(const Law& law, const Reading& reading,
                                                     board::Side owner, bool areScoresUnsigned);

// True if the habit explains at least one total of the player `owner` and no total contradicts it. Such
// evidence is enough only if the writer of the other column has the same habit.
[[nodiscard]] bool mayShare(TotalsHabit habit, const Law& law, const Reading& reading, board::Side owner,
                            bool areScoresUnsigned);

// Reads the owner's totals as a writer with this habit means them.
[[nodiscard]] TotalsEvidence totalsEvidence(TotalsHabit habit, const Law& law, const Reading& reading,
                                            board::Side owner, bool areScoresUnsigned);

}  // namespace damath::sheet
