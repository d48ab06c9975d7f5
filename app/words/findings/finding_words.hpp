// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one sentence for each finding of an audit: the line and the player, the written text, the correct
// value, the reason, and the clause. Arithmetic is shown step by step.
//   Line 5, RED (Cruz, Ana): the score “-3” is wrong; it should be −8: −7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8,
//   landing on (4,7), a ÷ square (S1).
#pragma once

#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the sentence of a finding. Precondition: the finding is one of the report in `audited`, or a copy.
[[nodiscard]] std::string sentenceOf(const sheet::Finding& finding, const sheet::Audited& audited,
                                     Language language);

// Returns the sentences of all findings, in the order of the report.
[[nodiscard]] std::vector<std::string> sentencesOf(const sheet::Audited& audited, Language language);

using RuledState = sheet::RuledFinding::State;
// Returns the sentence of a finding on a scoresheet with rulings. `rulings` names the rulings about the
// finding by their numbers on paper and their cells: "5 (line 2, BLUE, score)". Precondition: `audited` has
// the report of the audit with the rulings; in the state RuledOn, the report of the audit without the
// rulings.
[[nodiscard]] std::string ruledSentenceOf(const sheet::Finding& finding, RuledState state,
                                          std::string_view rulings, const sheet::Audited& audited,
                                          Language language);

// Returns the name of a finding code, for counts and lists: "wrong score", "maling iskor".
[[nodiscard]] std::string_view nameOf(sheet::FindingCode code, Language language);

// Returns the name of a cell of the scoresheet: "running total", "kabuuan".
[[nodiscard]] std::string_view nameOf(sheet::Cell cell, Language language);

// Returns `RED (Cruz, Ana)`. Returns only the color if the scoresheet has no name. Cuts long names.
[[nodiscard]] std::string playerOf(const sheet::Sheet& sheet, board::Side side);

// Returns the calculation of a jump's score, step by step: `−7 ÷ 2 = −3.5 ≈ −4, then × 2 = −8`. For a
// division by 0, which has no result, returns only the operation.
[[nodiscard]] std::string workingText(const rules::JumpScore& score, const sheet::Law& law,
                                      Language language);

}  // namespace damath::words
