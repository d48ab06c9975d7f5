// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the corrections of a scoresheet, and the corrected scoresheet.
#pragma once

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// The correction of one cell. An R.C. row has two cells: its chip (Cell::Move) and its figure
// (Cell::Remaining).
struct Correction {
  int line = 0;  // the number of the line, from 1
  board::Side side = board::Side::Blue;
  Cell cell = Cell::Move;
  std::string written;  // the text on the sheet
  std::string correct;  // the correct text in the program's spelling; empty if the cell should be blank
  // The index of the finding that requires the correction; nullopt if a ruling of the reviewer requires it.
  std::optional<std::size_t> finding;
};

// Returns the corrections of cells on the sheet's own lines, in the order of the findings. A cell is included
// if the audit knows its correct text, or if the totals count another value than the written text. Turns that
// stand as played (standsAsPlayed) are not included.
[[nodiscard]] std::vector<Correction> corrections(const Sheet& sheet, const AuditReport& report);

// Returns the corrected sheet with its tags. The tag Result is set unless the result is open. If the whole
// game could be followed, all lines are written anew from its turns, so missing, repeated and misplaced lines
// are corrected too. Otherwise only single cells are corrected. A move that several turns fit equally well
// keeps its written text.
[[nodiscard]] Sheet corrected(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                              const AuditReport& report);

}  // namespace damath::sheet
