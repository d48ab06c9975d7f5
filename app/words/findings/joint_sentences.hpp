// SPDX-License-Identifier: GPL-3.0-or-later
// Joins findings of a printed sheet that say the same about many lines. One sentence, at the number of the
// first finding, covers them all.
#pragma once

#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::words {

// Joins the sentences. The further sentences become empty, and their cells get the number of the first. Lines
// after the end of the game are crossed out as a whole, so their cells get no number. A finding with a ruling
// keeps its own sentence. Precondition: `states` and the report's findings have the same size.
void joinSentences(compose::AuditPrint& print, const sheet::Audited& audited,
                   const std::vector<sheet::RuledFinding>& states, Language language);

}  // namespace damath::words
