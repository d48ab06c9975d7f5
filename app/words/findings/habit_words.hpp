// SPDX-License-Identifier: GPL-3.0-or-later
// Words for habits (a difference from the ruleset that a writer repeats in a whole column), and for entries
// in the wrong place.
#pragma once

#include <string>

#include "core/sheet/judge/audit.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the words for a habit: "squares are counted from RED's side, in 13 cells of lines 1–23, first in “4
// (6,3)”". Precondition: finding.factsAs<HabitScope>() is not null.
[[nodiscard]] std::string habitOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                  Language language);

// Returns the words for a single entry whose square the writer counted by a habit: "the square in “4 (6,3)”
// is counted from RED's side". `scope` has the facts of the habit.
[[nodiscard]] std::string squareOfHabit(const sheet::Finding& finding, const sheet::HabitScope& scope,
                                        const sheet::Audited& audited, Language language);

}  // namespace damath::words
