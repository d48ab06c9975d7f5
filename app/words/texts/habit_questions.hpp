// SPDX-License-Identifier: GPL-3.0-or-later
// The question whether a column is to be read by a habit, and the reviewer's answers, in words. (Rulebook 8)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/board/side.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::words {

// "Read RED's squares from RED's side?"; of a habit of both columns "Read both players' squares …". Empty for
// a habit that this program does not know. `asked` is the frame of squares that the ruleset asks for; without
// it a side is "the other side of the board". `line` is the first line that shows the habit; the question
// about exchanged columns names it. Precondition: one habit, or the same habit of the two columns.
[[nodiscard]] std::string habitQuestion(const std::vector<sheet::HabitOfColumn>& habits, Language language,
                                        std::optional<board::Frame> asked = std::nullopt,
                                        std::optional<int> line = std::nullopt);
// "Read RED's squares from RED's side? Yes"
[[nodiscard]] std::string habitAnswer(const std::vector<sheet::HabitOfColumn>& habits,
                                      sheet::HabitDecision decision, Language language,
                                      std::optional<board::Frame> asked = std::nullopt);
// All answers of a sheet's tag, each as `habitAnswer`; empty if there are none.
[[nodiscard]] std::string habitAnswers(const std::string& tag, Language language);

}  // namespace damath::words
