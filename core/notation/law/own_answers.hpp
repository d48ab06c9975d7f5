// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of a ruleset that differ from the manual, for display.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/clause.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

struct OwnAnswer {
  std::string_view option;  // the option's name in rulebook 9
  // a single answer, or the parts of a structured answer; spelled as in JSON
  std::vector<std::string> answers;
  rules::Clause clause;
};

// Returns the differing answers in the order of rulebook 9. Empty for the manual itself.
[[nodiscard]] std::vector<OwnAnswer> ownAnswers(const rules::Ruleset& ruleset);

}  // namespace damath::notation
