// SPDX-License-Identifier: GPL-3.0-or-later
// Habits as the reviewer's answers leave them.
#pragma once

#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/score_evidence.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::sheet {

// Returns the habits without those that were declined, and with those that were accepted. An accepted habit
// by another rule has its rule from `rules`: the same object at each call, so that equal habits compare
// equal.
[[nodiscard]] Habits answeredHabits(Habits habits, const HabitAnswers& answers, const OtherRules& rules);

}  // namespace damath::sheet
