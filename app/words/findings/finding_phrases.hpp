// SPDX-License-Identifier: GPL-3.0-or-later
// The phrases from which finding_words.cpp builds its sentences.
#pragma once

#include <optional>

#include "app/words/texts/place_words.hpp"
#include "core/sheet/record/finding.hpp"
#include "words/phrase.hpp"

namespace damath::words {

// Placeholders: %1 the written text, %2 the cell, %3 the correct value or another value that depends on the
// code.
[[nodiscard]] Phrase codePhrase(sheet::FindingCode code);
[[nodiscard]] Phrase codeName(sheet::FindingCode code);
// Returns the cell's name in the form before a quoted text: "tirang", "iskor na".
[[nodiscard]] Phrase cellNameBefore(sheet::Cell cell);
// Returns the phrase that replaces the phrase of the code; nullopt if the case has no phrase of its own.
[[nodiscard]] std::optional<Phrase> casePhrase(sheet::FindingCase kind);
// Returns the rule that an illegal move breaks; nullopt for cases of other codes.
[[nodiscard]] std::optional<Phrase> moveReason(sheet::FindingCase kind);

}  // namespace damath::words
