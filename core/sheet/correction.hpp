// The sheet as it should have been written: every cell that a finding corrects replaced, the rest untouched.
#pragma once

#include "core/sheet/audit.hpp"
#include "core/sheet/sheet.hpp"

namespace damath::sheet {

// What stands in one cell after the audit; `written` and `correct` in the program's spelling.
struct Correction {
  int line = 0;  // from 1
  board::Side side = board::Side::Blue;
  Cell cell = Cell::Move;
  std::string written;
  std::string correct;
  std::size_t finding = 0;  // the index in the report that asks for it
};

[[nodiscard]] std::vector<Correction> corrections(const Sheet& sheet, const AuditReport& report);

// The corrected sheet: corrections applied, result tag set; lines that are missing or extra are put in or
// taken out where the audit knows them.
[[nodiscard]] Sheet corrected(const Sheet& sheet, const AuditReport& report);

}  // namespace damath::sheet
