// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns that finding_words.cpp makes its sentences of.
#pragma once

#include "app/words/catalogue/pattern.hpp"
#include "app/words/texts/place_words.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::words {

// %1 what is written, %2 the cell, %3 what is right or what the code says it is.
[[nodiscard]] Pattern codePattern(sheet::FindingCode code);
[[nodiscard]] Pattern codeName(sheet::FindingCode code);
// As it leads over to what is written there: "tirang", "iskor na".
[[nodiscard]] Pattern cellNameBefore(sheet::Cell cell);
// Instead of the code's; null where a case has none of its own.
[[nodiscard]] const Pattern* casePattern(sheet::FindingCase kind);
// What a refused move breaks, as the reason; null for the cases of other codes.
[[nodiscard]] const Pattern* moveReason(sheet::FindingCase kind);

}  // namespace damath::words
