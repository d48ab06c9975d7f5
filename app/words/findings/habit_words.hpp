// SPDX-License-Identifier: GPL-3.0-or-later
// Words for habits (a difference from the ruleset that a writer repeats in a whole column), and for entries
// in the wrong place.
#pragma once

#include <string>

#include "core/sheet/judge/audit.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the words of a habit: "squares are counted from RED's side, in 13 cells of lines 1–23, first in “4
// (6,3)”". Precondition: the facts of the finding are a HabitScope.
[[nodiscard]] std::string habitOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                  Language language);

// Returns the words for one entry whose square is counted by a habit: "the square in “4 (6,3)” is counted
// from RED's side". Precondition: `scope` is the scope of the HabitFrame that caused the finding.
[[nodiscard]] std::string squareOfHabit(const sheet::Finding& finding, const sheet::HabitScope& scope,
                                        const sheet::Audited& audited, Language language);

}  // namespace damath::words
