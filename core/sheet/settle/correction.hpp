// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet as it should have been written.
#pragma once

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// One cell set right. R.C. rows have two: the chip's (Move) and the figure's (Remaining).
struct Correction {
  int line = 0;  // from 1
  board::Side side = board::Side::Blue;
  Cell cell = Cell::Move;
  std::string written;  // as it stands
  std::string correct;  // as it should, in the program's spelling; empty where the cell should be blank
  std::optional<std::size_t> finding;  // the index in the report that asks for it; else a ruling does
};

// Every cell of the sheet's own lines that the audit can set right, or in which it counts something else than
// is written, in the order of the findings.
[[nodiscard]] std::vector<Correction> corrections(const Sheet& sheet, const AuditReport& report);

// The corrected sheet with its tags. Result is set unless it is open. Where the replay is complete the whole
// game is written anew from the turns, so lines left out, repeated or misplaced are mended too; otherwise
// only cells are. A move stays as it is written where it is open which turn was made.
[[nodiscard]] Sheet corrected(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                              const AuditReport& report);

}  // namespace damath::sheet
