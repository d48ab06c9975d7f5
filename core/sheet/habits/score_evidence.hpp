// SPDX-License-Identifier: GPL-3.0-or-later
// How the writer of a column works out scores, by the operands and signs as they are written.
#pragma once

#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

// Rulesets that differ from the law's ruleset in one answer: `rounding` or `roundBeforeMultiplier`.
using OtherRules = std::vector<std::shared_ptr<const OtherRule>>;
// Returns the other ways of rounding that writers use.
[[nodiscard]] OtherRules otherRules(const Law& law);

struct ScoreEvidence {
  // Habits that explain at least kCellsOfHabit of the scores, by the entries' own words.
  std::vector<ScoreHabit> shown;
  // Habits that explain fewer, or that may be right as well: only the board can show them.
  std::vector<ScoreHabit> possible;
};
// Returns the habits of the owner's scores. Never NeverDoubled or OtherFrame, which no words show.
[[nodiscard]] ScoreEvidence scoreEvidence(const Law& law, const OtherRules& rules, const Reading& reading,
                                          board::Side owner);

// Returns the entry's score with its minus sign put back: −54 for the figure 54 of −9 × 6. nullopt if the
// figure may be right as it stands, or is wrong with a minus sign too.
[[nodiscard]] std::optional<exact::Number> scoreWithSign(const Law& law, const PlayEntry& play);

}  // namespace damath::sheet
