// SPDX-License-Identifier: GPL-3.0-or-later
// How many cells an explanation reads by a habit.
#pragma once

#include <array>

#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

struct UsedHabits {
  int frames = 0;               // squares
  int operands = 0;             // captures with the operands the other way round
  std::array<int, 6> scores{};  // by ScoreHabit::Kind; R.C. figures count for NoSigns and OtherFrame
};

[[nodiscard]] UsedHabits usedHabits(const Law& law, const Reading& reading, const Segment& segment);

}  // namespace damath::sheet
