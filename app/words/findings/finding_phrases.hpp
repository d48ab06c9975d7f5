// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases from which finding_words.cpp builds its sentences. Some depend on the ruleset, for example
// those about rounding, division by zero, and the duty to capture.
#pragma once

#include <optional>
#include <string>

#include "core/sheet/law/law.hpp"
#include "core/sheet/record/finding.hpp"
#include "words/language.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Returns the pattern for a finding code. Its placeholders: %1 the written text, %2 the name of the cell, %3
// the correct value or another value that depends on the code.
[[nodiscard]] Phrase codePhrase(sheet::FindingCode code);
[[nodiscard]] Phrase codeName(sheet::FindingCode code);
// Returns the pattern for a special case of a finding; it replaces the pattern of the finding's code. nullopt
// if the case has no pattern of its own.
[[nodiscard]] std::optional<Phrase> casePhrase(sheet::FindingCase kind);
// Returns the rule of capture or movement that an illegal turn breaks. nullopt if the case is not an illegal
// turn.
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind);

// Returns the pattern for a finding if its words depend on the ruleset; nullopt if they do not. The pattern
// replaces that of codePhrase() and has the same placeholders.
[[nodiscard]] std::optional<std::string> lawPattern(const sheet::Finding& finding, const sheet::Law& law,
                                                    Language language);

// Returns the ruleset's rule for a division by zero (S4), with the number that is written in the cell.
[[nodiscard]] std::string divisionRule(const sheet::Finding& finding, const rules::Ruleset& ruleset,
                                       Language language);

// Returns the rule that an illegal turn breaks, in the words of this ruleset.
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind, const rules::Ruleset& ruleset);

}  // namespace damath::words
