// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the game on a scoresheet as written and reports the mistakes. One mistake is one finding. A finding
// that only follows from a mistake (a consequence) names the finding of that mistake, its root, in
// `causedBy`. The sheet is not changed. (Rulebook 3–5 and 8)
#pragma once

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/sheet/cells/cell_memory.hpp"
#include "core/sheet/judge/audit_report.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// The data from which the findings of one audit are written as sentences: the sheet as written, the report,
// and the ruleset and chip set. Precondition: all of them outlive this object.
struct Audited {
  const Sheet& sheet;
  const AuditReport& report;
  Law law;
};

// The part of a game that a scoresheet records.
enum class Extent {
  Moves,  // lines may follow: the sheet is still being typed
  Whole   // the whole game, or the game is known from elsewhere
};
// Returns Moves if the sheet has lines but no row of its end, and its tags name no other ending than time.
[[nodiscard]] Extent extentOf(const Sheet& sheet);
// True if the finding is about a cell that is judged. With the extent Moves, these are the cells of moves,
// scores and totals: the end of the sheet is not typed yet, so what it lacks is no mistake.
[[nodiscard]] bool isWithin(const Finding& finding, Extent extent);

// Audits sheets with the same ruleset and chip set, one after the other. Keeps the meanings of their cells
// for the next sheet. Precondition: the ruleset and the chip set outlive this object.
class Auditor {
 public:
  Auditor(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  // Audits a game that began in the start position of the chip set. With the extent Moves, a difference
  // between the moves and the board is only a note (withholdUnconfirmed).
  [[nodiscard]] AuditReport audit(const Sheet& sheet, Extent extent = Extent::Whole) {
    return audit(sheet, m_start, extent);
  }
  // Precondition: `start` holds chips of the set.
  [[nodiscard]] AuditReport audit(const Sheet& sheet, const board::Position& start,
                                  Extent extent = Extent::Whole);

 private:
  Law m_law;
  CellMemory m_cells;
  board::Position m_start;
};

// Audits a single sheet. Precondition: `start` holds chips of the set.
[[nodiscard]] AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                                const board::Position& start);
// Audits a single sheet whose game began in the start position of the chip set.
[[nodiscard]] AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset);

}  // namespace damath::sheet
