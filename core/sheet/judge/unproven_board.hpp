// SPDX-License-Identifier: GPL-3.0-or-later
// Removes from a report the statements that depend on a board that the lines do not prove (rulebook N6).
#pragma once

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/judge/audit_report.hpp"

namespace damath::sheet {

// Removes corrections that depend on a guessed board. If play is followed again after a gap, the board is
// only a guess, from the last line of the first such gap on.
void leaveGuessedBoardsOpen(AuditReport& report);

// Withholds each difference between the moves and the board. Made for a scoresheet whose end is not typed:
// such a difference may come from a half that was left out, from exchanged halves, or from an entry in the
// other column, and the lines to come may show it. A Gap of the case Unconfirmed or PerhapsLeftOut takes the
// place of the difference: a note that names the line but no mistake. Consequences of the difference are
// removed. If too few entries follow the difference, the report ends there: the turns from there on and the
// findings about them are removed, and the replay becomes Partial or None. Findings that follow from the text
// of a cell alone stay. Returns true if the report had such a difference.
bool withholdUnconfirmed(AuditReport& report, HalfOrder order);

}  // namespace damath::sheet
