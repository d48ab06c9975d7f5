// SPDX-License-Identifier: GPL-3.0-or-later
// Converts rulesets and chip sets to the text that the contest file stores, and back. Throws BrokenRow for a
// text that cannot be read.
#pragma once

#include <string>

#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::db::detail {

// rulesetText returns a whole ruleset as JSON. chipSetText returns a whole chip set as JSON.
[[nodiscard]] std::string rulesetText(const rules::Ruleset& ruleset);
[[nodiscard]] rules::Ruleset rulesetOf(const std::string& text);
[[nodiscard]] std::string chipSetText(const rules::ChipSet& set);
[[nodiscard]] rules::ChipSet chipSetOf(const std::string& text);

}  // namespace damath::db::detail
