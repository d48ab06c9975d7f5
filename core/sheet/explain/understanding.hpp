// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses how to read a sheet. If a game explains the sheet without an error, the sheet is read as written;
// only habits of filling in totals may be assumed. Otherwise the sheet is read with the habits and
// displacements (correct entries in the wrong place) that explain it at the least cost.
//   Each habit and each displacement costs about as much as one mistake (a moved column costs less), so that
//   a single slip is not taken for a habit.
//   Displacements and habits of squares and operands are assumed only if the game can be followed to its end
//   with them. The columns alone can prove habits of signs, scores and totals. Such habits are assumed even
//   if the game cannot be followed.
//   If several games have the same cost but different totals, the reviewer chooses.
//   A habit that the reviewer declined is never assumed. A habit that the reviewer accepted is always
//   assumed, unless a game explains the sheet without an error.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/equal_games.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/explain/sheet_version.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::sheet {

struct Understanding {
  Version version;
  Explanation explanation;  // the explanation of the sheet as `version` reads it
  // The line from which the reviewer must ask the players if they wrote in each other's column: the game can
  // be followed further only if they did, and no total proves it. The explanation ends before this line.
  // nullopt if there is no such question.
  std::optional<int> askedFrom;
  // Set if several games explain the sheet at the same cost with different totals, and no answer chooses
  // between them. The explanation then ends before the first turn in which the games differ.
  std::optional<Undecided> undecided;
  // For each side, the other frames of counting squares that explain the sheet at the same cost as the frame
  // that was chosen as the habit of the column's writer.
  std::array<std::vector<board::SquareFrame>, 2> otherFrames;
};

// Returns the way to read the sheet that costs least. For any sheet, time and memory are limited.
// Precondition: `law` and `reading` outlive the result.
[[nodiscard]] Understanding understand(const Law& law, const Reading& reading, const board::Position& start,
                                       HalfOrder order, const HabitAnswers& answers = {},
                                       const WrittenEnd& written = {});

}  // namespace damath::sheet
