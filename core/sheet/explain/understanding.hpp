// SPDX-License-Identifier: GPL-3.0-or-later
// Finds how a sheet is to be read: as it stands if a game explains it without an error, otherwise with the
// habits and displacements that explain it at the least cost.
//   Each habit and each displacement costs one mistake, so that single slips stay single slips.
//   Displacements and habits of squares and operands are claimed only if the game can be followed to its end
//   with them. Habits of signs, scores and totals that the columns show by themselves are claimed without the
//   board too.
//   Where several games cost the same and come to different totals, a person chooses.
//   A habit that the reviewer declined is never claimed; one that was accepted is always claimed.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/equal_games.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/version.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::sheet {

struct Understanding {
  Version version;
  Explanation explanation;  // of version.reading()
  // The first line from which the game can be followed only if the players wrote in each other's column,
  // while no total proves that: the players must be asked. The explanation then ends before the line. nullopt
  // if nothing is asked.
  std::optional<int> askedFrom;
  // Several games explain the sheet at the same cost, come to different totals, and no answer chooses one.
  // The explanation then ends where the games part.
  std::optional<Undecided> undecided;
  // Other ways of counting squares, by side, that explain the sheet at the same cost as the column's habit.
  std::array<std::vector<board::SquareFrame>, 2> otherFrames;
};

// Returns the cheapest understanding of the reading. Ends in bounded time and memory for any reading. Law and
// reading must outlive the result.
[[nodiscard]] Understanding understand(const Law& law, const Reading& reading, const board::Position& start,
                                       HalfOrder order, const HabitAnswers& answers = {},
                                       const WrittenEnd& written = {});

}  // namespace damath::sheet
