// One sentence for each finding of an audit: the line and the player, what stands there, what is right, why,
// and the clause. The arithmetic is shown step by step where there is any.
//   Line 5, RED: the score “-3” is wrong; right is -8: −7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8 (S1).
#pragma once

#include <string>

#include "app/words/language.hpp"
#include "core/sheet/finding.hpp"
#include "core/sheet/law.hpp"

namespace damath::words {

// Promise: the law is the one that the audit went by.
[[nodiscard]] std::string sentenceOf(const sheet::Finding& finding, const sheet::Law& law, Language language);

// What the codes are called, for counts and lists: "wrong score", "maling score".
[[nodiscard]] std::string_view nameOf(sheet::FindingCode code, Language language);

// The steps of a jump's score: `−7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8`; of a division by 0 that scores nothing
// the first alone.
[[nodiscard]] std::string workingText(const rules::JumpScore& score, const sheet::Law& law,
                                      Language language);

}  // namespace damath::words
