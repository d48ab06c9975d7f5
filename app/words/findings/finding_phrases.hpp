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
// Returns the cell's name in the form that Filipino needs before a quoted text: "tirang", "iskor na".
[[nodiscard]] Phrase cellNameBefore(sheet::Cell cell);
// Returns the phrase for a special case of a finding code, which replaces the phrase of the code. nullopt if
// the case has none.
[[nodiscard]] std::optional<Phrase> casePhrase(sheet::FindingCase kind);
// Returns the rule that an illegal turn breaks. nullopt for all other cases.
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind);

}  // namespace damath::words
