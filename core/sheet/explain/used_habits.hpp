// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the cells that an explanation reads by a habit.
#pragma once

#include <array>

#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

struct UsedHabits {
  int frames = 0;               // entries whose square is read in another frame
  int operands = 0;             // captures with exchanged operands
  std::array<int, 6> scores{};  // by ScoreHabit::Kind; R.C. figures count for NoSigns and OtherFrame
};

[[nodiscard]] UsedHabits usedHabits(const Law& law, const Reading& reading, const Segment& segment);

}  // namespace damath::sheet
