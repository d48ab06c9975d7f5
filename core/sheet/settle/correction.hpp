// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the corrections of a sheet, and the corrected sheet.
#pragma once

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// The correction of one cell. An R.C. row has two cells: the chip (Move) and its figure (Remaining).
struct Correction {
  int line = 0;  // from 1
  board::Side side = board::Side::Blue;
  Cell cell = Cell::Move;
  std::string written;  // the written text
  std::string correct;  // the correct text in the program's spelling; empty if the cell should be blank
  // The index of the finding that requires the correction; nullopt if a ruling requires it.
  std::optional<std::size_t> finding;
};

// Returns the corrections of cells on the sheet's own lines, in the order of the findings. A cell is included
// if the audit knows its correct text, or if the audit counts something else than the written text.
[[nodiscard]] std::vector<Correction> corrections(const Sheet& sheet, const AuditReport& report);

// Returns the corrected sheet with its tags. The tag Result is set unless the result is open. After a
// complete replay, all lines are written anew from the turns, so missing, repeated and misplaced lines are
// corrected too. Otherwise only single cells are corrected. If several turns fit a move equally well, the
// move keeps its written text.
[[nodiscard]] Sheet corrected(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                              const AuditReport& report);

}  // namespace damath::sheet
