// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns that finding_words.cpp makes its sentences of.
#pragma once

#include "app/words/catalogue/pattern.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::words {

// %1 what is written, %2 the cell, %3 what is right or what the code says it is.
[[nodiscard]] Pattern codePattern(sheet::FindingCode code);
[[nodiscard]] Pattern codeName(sheet::FindingCode code);
[[nodiscard]] Pattern cellName(sheet::Cell cell);
// As it leads over to what is written there: "tirang", "iskor na".
[[nodiscard]] Pattern cellNameBefore(sheet::Cell cell);
// What the clause says, as the reason why a move is refused; null where the pattern says enough.
[[nodiscard]] const Pattern* clauseReason(rules::Clause clause);
// Turns that could be made but should not have been: other turns were due.
[[nodiscard]] bool isConduct(sheet::FindingCode code);
// Those of them that stand until the facilitator rules on them (T6).
[[nodiscard]] bool standsAsPlayed(sheet::FindingCode code);

}  // namespace damath::words
