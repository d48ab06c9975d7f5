// SPDX-License-Identifier: GPL-3.0-or-later
// The habits, grouped by the cells or figures that they change.
#pragma once

#include "tests/plants/habit.hpp"

namespace damath::plants {

[[nodiscard]] std::vector<Habit> squareHabits();
[[nodiscard]] std::vector<Habit> totalHabits();
[[nodiscard]] std::vector<Habit> scoreHabits();
[[nodiscard]] std::vector<Habit> signHabits();
[[nodiscard]] std::vector<Habit> spellingHabits();
[[nodiscard]] std::vector<Habit> structureSlips();

}  // namespace damath::plants
