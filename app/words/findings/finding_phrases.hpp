// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases from which finding_words.cpp builds its sentences.
#pragma once

#include <optional>

#include "app/words/texts/place_words.hpp"
#include "core/sheet/record/finding.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Returns the pattern for a finding code. Its placeholders: %1 the written text, %2 the name of the cell, %3
// the correct value or another value that depends on the code.
[[nodiscard]] Phrase codePhrase(sheet::FindingCode code);
[[nodiscard]] Phrase codeName(sheet::FindingCode code);
// Returns the cell's name in the form that Filipino grammar needs before a quoted text: "tirang", "iskor na".
[[nodiscard]] Phrase cellNameBefore(sheet::Cell cell);
// Returns the pattern for a special case of a finding; it replaces the pattern of the finding's code. nullopt
// if the case has no pattern of its own.
[[nodiscard]] std::optional<Phrase> casePhrase(sheet::FindingCase kind);
// Returns the rule of capture or movement that an illegal turn breaks. nullopt if the case is not an illegal
// turn.
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind);

}  // namespace damath::words
