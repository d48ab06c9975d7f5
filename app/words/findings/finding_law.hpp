// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a finding's sentence whose words depend on the ruleset: rounding, division by zero, and the
// duty to capture.
#pragma once

#include <optional>
#include <string>

#include "app/words/findings/finding_phrases.hpp"
#include "core/sheet/law/law.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the pattern for a finding if its words depend on the ruleset; nullopt if they do not. The pattern
// replaces that of codePhrase() and has the same placeholders.
[[nodiscard]] std::optional<std::string> lawPattern(const sheet::Finding& finding, const sheet::Law& law,
                                                    Language language);

// Returns the ruleset's rule for a division by zero (S4). `%1` stands for the written number.
[[nodiscard]] std::string divisionRule(const sheet::Finding& finding, const rules::Ruleset& ruleset,
                                       Language language);

// Returns the rule that an illegal turn breaks, in the words of this ruleset (see moveReason in
// finding_phrases.hpp).
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind, const rules::Ruleset& ruleset);

}  // namespace damath::words
