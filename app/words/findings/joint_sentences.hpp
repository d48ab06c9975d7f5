// SPDX-License-Identifier: GPL-3.0-or-later
// Joins findings of a printed scoresheet that say the same about many lines. A single sentence covers all
// these findings, and stands at the number of the first finding.
#pragma once

#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::words {

// Joins sentences of the printed scoresheet `print` that say the same about many lines. One sentence about
// all these lines replaces the first sentence. The other sentences become empty. The cells of all these lines
// get the number of the first sentence. Entries after the end of the game get no number, because they are
// crossed out as a whole. A finding with a ruling keeps its own sentence. Precondition: `states` has an
// element for each finding of the report.
void joinSentences(compose::AuditPrint& print, const sheet::Audited& audited,
                   const std::vector<sheet::RuledFinding>& states, Language language);

}  // namespace damath::words
