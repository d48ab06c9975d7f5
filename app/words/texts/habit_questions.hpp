// SPDX-License-Identifier: GPL-3.0-or-later
// The question if a column shall be read by a habit, and the reviewer's answers, in words. (Rulebook 8)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board/side.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns "Read RED's squares from RED's side?"; for a habit of both columns "Read both players' squares …".
// Empty for a habit that this program does not know. `asked` is the frame of squares that the ruleset
// requires; without it, a side is called "the other side of the board". `line` is the first line that shows
// the habit; only the question about exchanged columns names it. Precondition: `habits` holds one habit, or
// the same habit of both columns.
[[nodiscard]] std::string habitQuestion(const std::vector<sheet::HabitOfColumn>& habits, Language language,
                                        std::optional<board::Frame> asked = std::nullopt,
                                        std::optional<int> line = std::nullopt);
// Returns "Read RED's squares from RED's side? Yes".
[[nodiscard]] std::string habitAnswer(const std::vector<sheet::HabitOfColumn>& habits,
                                      sheet::HabitDecision decision, Language language,
                                      std::optional<board::Frame> asked = std::nullopt);
// Returns all answers of a sheet's tag, each in the form of habitAnswer(); empty if there are no answers.
[[nodiscard]] std::string habitAnswers(const std::string& tag, Language language);

}  // namespace damath::words
