// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets whose writer has one known habit, spelled back plainly by work on the text alone. Nothing of
// core/sheet but the cells, and nothing of the code that plants the habits.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/sheet/record/sheet.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::support {

// A habit of one column, by the name it has among the plants.
struct PlainHabit {
  std::string kind;
  board::Side side = board::Side::Blue;
  int line = 1;  // where a slip of structure begins, from 1
};

// The sheet without the habit. Several where the text alone leaves signs open, none where the text has lost
// what would be needed.
[[nodiscard]] std::vector<sheet::Sheet> spelledPlainly(const sheet::Sheet& sheet, const PlainHabit& habit);

// How scores come about under a habit that changes them. nullopt for every other habit.
[[nodiscard]] std::optional<PlainScoring> scoringOf(const std::string& kind);

}  // namespace damath::support
