// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes the habits of both writers from the cells of a scoresheet.
#pragma once

#include "core/sheet/habits/habit.hpp"
#include "core/sheet/habits/score_evidence.hpp"

namespace damath::sheet {

// Adds the columns' habits of filling in totals. Takes little time.
void addTotals(const Law& law, const Reading& reading, Habits& habits);

// Returns the habits that the cells of the columns show without the board. The game is not followed yet.
// Takes little time.
[[nodiscard]] Habits habitsOf(const Law& law, const OtherRules& rules, const Reading& reading,
                              const board::Position& start);

}  // namespace damath::sheet
