// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a finding's sentence that depend on the ruleset: rounding, division by zero, and the duty to
// take.
#pragma once

#include <optional>
#include <string>

#include "app/words/findings/finding_phrases.hpp"
#include "core/sheet/law/law.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns a pattern that replaces codePhrase() and has the same placeholders. nullopt if the pattern is the
// same under every answer of the ruleset.
[[nodiscard]] std::optional<std::string> lawPattern(const sheet::Finding& finding, const sheet::Law& law,
                                                    Language language);

// Returns the meaning of a division by zero (S4). `%1` is the placeholder for the written number.
[[nodiscard]] std::string divisionRule(const sheet::Finding& finding, const rules::Ruleset& ruleset,
                                       Language language);

// Returns moveReason() for this ruleset.
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind, const rules::Ruleset& ruleset);

}  // namespace damath::words
