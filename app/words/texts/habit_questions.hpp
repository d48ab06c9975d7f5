// SPDX-License-Identifier: GPL-3.0-or-later
// Words for a question to the reviewer: shall a column be read by a habit that its writer repeats? Also words
// for the answers. (Rulebook, section 8)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board/side.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the question "Read RED's squares from RED's side?" For a habit of both columns, it begins "Read
// both players' squares …". Empty for a habit that this program does not know. `asked` is the side from which
// the ruleset counts squares; without it, the question says "the other side of the board". `line` is the
// first line that shows the habit; only the question about exchanged columns names it. Precondition: `habits`
// holds one habit, or the same habit of both columns.
[[nodiscard]] std::string habitQuestion(const std::vector<sheet::HabitOfColumn>& habits, Language language,
                                        std::optional<board::Frame> asked = std::nullopt,
                                        std::optional<int> line = std::nullopt);
// Returns the question with its answer: "Read RED's squares from RED's side? Yes".
[[nodiscard]] std::string habitAnswer(const std::vector<sheet::HabitOfColumn>& habits,
                                      sheet::HabitDecision decision, Language language,
                                      std::optional<board::Frame> asked = std::nullopt);
// Returns all questions with answers that the tag Habits of a scoresheet holds. Empty if it holds none.
[[nodiscard]] std::string habitAnswers(const std::string& tag, Language language);

}  // namespace damath::words
