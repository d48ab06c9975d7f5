// SPDX-License-Identifier: GPL-3.0-or-later
// Finds how the writer of a column computes scores, from the operands and signs as written.
#pragma once

#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

// Returns the rulesets with other ways of rounding that players use.
[[nodiscard]] OtherRules otherRules(const Law& law);

struct ScoreEvidence {
  // Habits that explain at least kCellsOfHabit scores, judged by the operands and signs of the entries alone.
  std::vector<ScoreHabit> shown;
  // Habits that explain fewer scores, or whose scores may also be right. Only the board can prove such a
  // habit.
  std::vector<ScoreHabit> possible;
};
// Returns the habits of the owner's scores. Never returns NeverDoubled or OtherFrame, which only the board
// can show.
[[nodiscard]] ScoreEvidence scoreEvidence(const Law& law, const OtherRules& rules, const Reading& reading,
                                          board::Side owner);

// Returns the entry's score with its minus sign added: −54 for the figure 54 of −9 × 6. nullopt if the figure
// may be right as written, or if the figure is wrong with a minus sign too.
[[nodiscard]] std::optional<exact::Number> scoreWithSign(const Law& law, const PlayEntry& play);

}  // namespace damath::sheet
