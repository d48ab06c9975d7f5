// SPDX-License-Identifier: GPL-3.0-or-later
// Rulesets drawn by lot: any answer to each option of rulebook 9.
#pragma once

#include <random>
#include <string>

#include "core/rules/ruleset.hpp"

namespace damath::support {

// Options of turns and scores alone; the rest is the manual's.
[[nodiscard]] rules::Ruleset anyPlay(std::mt19937& random);
// Every option.
[[nodiscard]] rules::Ruleset anyRuleset(std::mt19937& random);

}  // namespace damath::support
