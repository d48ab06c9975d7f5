// SPDX-License-Identifier: GPL-3.0-or-later
// A second implementation of habits: restores a sheet whose writer has one known habit, by work on the text
// alone. It uses only the cells of core/sheet, and none of the code that plants the habits.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/sheet/record/sheet.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::support {

// A habit of one column, under its name in tests/plants.
struct PlainHabit {
  std::string kind;
  board::Side side = board::Side::Blue;
  int line = 1;  // the first line of a structural mistake, from 1
};

// Returns the sheet without the habit. Several sheets if the text alone leaves signs open; none if the text
// has lost necessary information. A habit that changes only scores leaves the sheet as it is (scoringOf).
[[nodiscard]] std::vector<sheet::Sheet> spelledPlainly(const sheet::Sheet& sheet, const PlainHabit& habit);

// Returns the way of computing scores under a habit that changes scores; nullopt for any other habit.
[[nodiscard]] std::optional<PlainScoring> scoringOf(const std::string& kind);

}  // namespace damath::support
