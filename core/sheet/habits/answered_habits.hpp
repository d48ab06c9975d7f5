// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the reviewer's answers to the habits of a sheet.
#pragma once

#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/score_evidence.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::sheet {

// Returns the habits without the declined habits and with the accepted habits. An accepted habit of
// Kind::ByOtherRule gets its rule from `rules`: the same object at each call, so that equal habits compare
// equal.
[[nodiscard]] Habits answeredHabits(Habits habits, const HabitAnswers& answers, const OtherRules& rules);

}  // namespace damath::sheet
