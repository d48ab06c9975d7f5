// SPDX-License-Identifier: GPL-3.0-or-later
// Where a ruleset answers otherwise than the manual, for showing it to a person.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/rules/clause.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::notation {

struct OwnAnswer {
  std::string_view option;           // its name in rulebook 9
  std::vector<std::string> answers;  // one, or the parts of it: spelled as in JSON
  rules::Clause clause;
};

// In the order of rulebook 9; empty for the manual's own.
[[nodiscard]] std::vector<OwnAnswer> ownAnswers(const rules::Ruleset& ruleset);

}  // namespace damath::notation
