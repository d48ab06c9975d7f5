// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out how the writer of a column computes scores, from the operands and signs of the captures as
// written.
#pragma once

#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

// Returns rulesets that differ from the game's ruleset only in their rounding. Players may round in these
// ways.
[[nodiscard]] OtherRules otherRules(const Law& law);

struct ScoreEvidence {
  // Habits that explain at least kCellsOfHabit scores. The scores are computed from the operands and signs of
  // the entries alone, without the board.
  std::vector<ScoreHabit> shown;
  // Habits with weaker evidence: they explain fewer than kCellsOfHabit scores, or the scores have another
  // possible explanation. Only the board can prove such a habit.
  std::vector<ScoreHabit> possible;
};
// Returns the owner's habits of computing scores. Never returns NeverDoubled or OtherFrame, because only the
// board can show these habits.
[[nodiscard]] ScoreEvidence scoreEvidence(const Law& law, const OtherRules& rules, const Reading& reading,
                                          board::Side owner);

// Returns the score of an entry after the missing minus sign is added: −54 for the figure 54 of −9 × 6.
// nullopt unless the figure is wrong as written and may be right with a minus sign.
[[nodiscard]] std::optional<exact::Number> scoreWithSign(const Law& law, const PlayEntry& play);

}  // namespace damath::sheet
