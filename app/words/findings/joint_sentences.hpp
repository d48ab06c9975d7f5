// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of a printed sheet that say the same of many lines: one sentence tells of all of them, at the
// number of the first.
#pragma once

#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::words {

// The sentences of the others become empty, and their cells bear the number of the first; those of lines
// after the end of the game, which are struck as a whole, bear none. A finding that a ruling touches keeps
// its own. Promise: as many states as the report has findings.
void joinSentences(compose::AuditPrint& print, const sheet::Audited& audited,
                   const std::vector<sheet::RuledFinding>& states, Language language);

}  // namespace damath::words
