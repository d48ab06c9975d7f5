// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence for each finding of an audit: the line and the player, what is written there, what is right,
// why, and the clause. The arithmetic is shown step by step where there is any.
//   Line 5, RED (Cruz, Ana): the score “-3” is wrong; right is -8: −7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8,
//   landing on (4,7), which is ÷ (S1).
#pragma once

#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruled_report.hpp"

namespace damath::words {

// Promise: the finding is one of the report, or one like them.
[[nodiscard]] std::string sentenceOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                     Language language);

// Of all its findings, in their order.
[[nodiscard]] std::vector<std::string> sentencesOf(const sheet::Audited& audited, Language language);

// The same after rulings, whose numbers on the paper are in `rulings`: "5", "5 and 6". Promise: the report
// audited is the one as ruled, for a finding ruled on the audit's own.
using RuledState = sheet::RuledFinding::State;
[[nodiscard]] std::string ruledSentenceOf(const sheet::Finding& finding, RuledState state,
                                          std::string_view rulings, const sheet::Audited& audited,
                                          Language language);

// What the codes are called, for counts and lists: "wrong score", "maling iskor".
[[nodiscard]] std::string_view nameOf(sheet::FindingCode code, Language language);

// What a cell is called: "running total", "kabuuan".
[[nodiscard]] std::string_view nameOf(sheet::Cell cell, Language language);

// `RED (Cruz, Ana)`; the colour alone where the sheet has no name. Long names are cut.
[[nodiscard]] std::string playerOf(const sheet::Sheet& sheet, board::Side side);

// The steps of a jump's score: `−7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8`; of a division by 0, which has no
// result, the operation alone.
[[nodiscard]] std::string workingText(const rules::JumpScore& score, const sheet::Law& law,
                                      Language language);

}  // namespace damath::words
