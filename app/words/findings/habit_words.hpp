// SPDX-License-Identifier: GPL-3.0-or-later
// What a writer did throughout a column, and what stands in the wrong place, in words.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::words {

// "a habit in 13 cells, lines 1–23: squares are counted from the side of RED". Precondition: the finding's
// facts are a HabitScope.
[[nodiscard]] std::string habitOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                  Language language);

// "the square in “4 (6,3)” is counted from RED's side": one entry of a habit of squares. Precondition:
// `scope` is that of the finding's cause, a HabitFrame.
[[nodiscard]] std::string squareOfHabit(const sheet::Finding& finding, const sheet::HabitScope& scope,
                                        const sheet::Audited& audited, Language language);

}  // namespace damath::words
