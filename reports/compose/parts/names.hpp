// SPDX-License-Identifier: GPL-3.0-or-later
// The printed names of values that several papers show.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/model/contest.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the note under the lines of a scoresheet for this score direction.
[[nodiscard]] std::string scoresheetNote(rules::ScoreDirection direction, words::Language language);

[[nodiscard]] std::string resultName(rules::Result result, words::Language language);
[[nodiscard]] std::string endingName(rules::Ending ending, words::Language language);

// Returns the printed name of a chip set: the text of a built-in set, or the set's own name.
[[nodiscard]] std::string setName(std::string_view set, words::Language language);
[[nodiscard]] std::string rulesetName(std::string_view ruleset, words::Language language);

// Returns the word for the mode of the contest in every foot.
[[nodiscard]] std::string modeName(contest::ContestMode mode, words::Language language);

}  // namespace damath::compose
