// SPDX-License-Identifier: GPL-3.0-or-later
// The printed names of results, endings, chip sets, rulesets, levels, schools and sections, which several
// papers show.
#pragma once

#include <string>
#include <string_view>

#include "core/contest/model/contest.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

[[nodiscard]] std::string resultName(rules::Result result, words::Language language);
[[nodiscard]] std::string endingName(rules::Ending ending, words::Language language);

// Returns the printed name of a chip set. A built-in set has a name in each language; any other set has only
// its own name.
[[nodiscard]] std::string setName(std::string_view set, words::Language language);
[[nodiscard]] std::string rulesetName(std::string_view ruleset, words::Language language);

// Returns the word for an official or a practice contest, which stands in the foot of every form.
[[nodiscard]] std::string modeName(contest::ContestMode mode, words::Language language);
// Returns the word for the level of a contest: "School", "Regional", "not stated" …
[[nodiscard]] std::string levelName(contest::ContestLevel level, words::Language language);

// Returns the name of the entry's player in ranks: "Cruz, Ana", or "Cruz, Ana (withdrew)" if the player left
// before the last round.
[[nodiscard]] std::string rankedName(const contest::Contest& contest, const contest::Event& event,
                                     const contest::Entry& entry, words::Language language);

// Returns the text that stands beside a player on papers: the name of the school and, if the school has one,
// its district. If the papers of the contest show sections instead, returns the section.
[[nodiscard]] std::string schoolOrSectionText(const contest::Contest& contest, const contest::Player& player);
// Return the heading or label of such texts: schoolHeading "School" or "Section", schoolDistrictHeading
// "School, district" or "Section".
[[nodiscard]] words::Phrase schoolHeading(contest::SchoolOrSection shown);
[[nodiscard]] words::Phrase schoolDistrictHeading(contest::SchoolOrSection shown);

}  // namespace damath::compose
