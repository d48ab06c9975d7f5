// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns from which finding_words.cpp builds its sentences.
#pragma once

#include "app/words/catalogue/pattern.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::words {

// Placeholders: %1 the written text, %2 the cell, %3 the correct value or another value that depends on the
// code.
[[nodiscard]] Pattern codePattern(sheet::FindingCode code);
[[nodiscard]] Pattern codeName(sheet::FindingCode code);
// Returns the cell's name in the form before a quoted text: "tirang", "iskor na".
[[nodiscard]] Pattern cellNameBefore(sheet::Cell cell);
// Returns the pattern that replaces the pattern of the code; null if the case has no pattern of its own.
[[nodiscard]] const Pattern* casePattern(sheet::FindingCase kind);
// Returns the rule that an illegal move breaks; null for cases of other codes.
[[nodiscard]] const Pattern* moveReason(sheet::FindingCase kind);

}  // namespace damath::words
