// SPDX-License-Identifier: GPL-3.0-or-later
// What a finding says where that depends on the answers of the ruleset it was made under: how figures are
// rounded, what a division by zero means, who must take.
#pragma once

#include <optional>
#include <string>

#include "app/words/catalogue/language.hpp"
#include "app/words/findings/finding_patterns.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::words {

// Instead of codePattern() and with its places; nothing where that holds under every answer.
[[nodiscard]] std::optional<std::string> lawPattern(const sheet::Finding& finding, const sheet::Law& law,
                                                    Language language);

// What a division by zero means (S4); `%1` stands for the figure written.
[[nodiscard]] std::string divisionRule(const sheet::Finding& finding, const rules::Ruleset& ruleset,
                                       Language language);

// moveReason() as this ruleset has it.
[[nodiscard]] const Pattern* moveReason(sheet::FindingCase kind, const rules::Ruleset& ruleset);

}  // namespace damath::words
