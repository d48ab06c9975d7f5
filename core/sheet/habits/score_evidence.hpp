// SPDX-License-Identifier: GPL-3.0-or-later
// How the writer of a column works out scores, by the operands and signs as they are written.
#pragma once

#include <vector>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

// Rulesets that differ from the law's in one answer about scores, and are mistaken for it.
using OtherRules = std::vector<std::shared_ptr<const OtherRule>>;
[[nodiscard]] OtherRules otherRules(const Law& law);

// The habits that make at least kCellsOfHabit of the owner's scores which the law does not make.
[[nodiscard]] std::vector<ScoreHabit> scoreEvidence(const Law& law, const OtherRules& rules,
                                                    const Reading& reading, board::Side owner);

// What the entry's own words score, with the law's sign, if its figure has lost that: 54 of −9 × 6 is −54.
// nullopt where the figure is right as it stands, or fits nothing.
[[nodiscard]] std::optional<exact::Number> scoreWithSign(const Law& law, const PlayEntry& play);

}  // namespace damath::sheet
