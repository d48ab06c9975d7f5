// SPDX-License-Identifier: GPL-3.0-or-later
// Random rulesets: any answer to each option of rulebook 9.
#pragma once

#include <random>
#include <string>

#include "core/rules/ruleset.hpp"

namespace damath::support {

// Draws only the options of turns and scores; the other options are those of the manual.
[[nodiscard]] rules::Ruleset anyPlay(std::mt19937& random);
// Draws every option.
[[nodiscard]] rules::Ruleset anyRuleset(std::mt19937& random);

}  // namespace damath::support
