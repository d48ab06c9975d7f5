// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/record/finding.hpp"

#include "core/spellings.hpp"

namespace damath::sheet {

Severity Finding::severity() const {
  using enum FindingCode;
  switch (code) {
    case AmbiguousRoute:
    case DivisionByZero:
    case Repetition:
    case Gap:
      return Severity::Note;
    default:
      return Severity::Error;
  }
}

bool standsAsPlayed(FindingCode code) {
  using enum FindingCode;
  return code == MissedCapture || code == NotMaximum || code == DamaPriority || code == ChainNotFinished;
}

std::string_view toText(FindingCode code) {
  return spellingOf(code);
}
std::string_view toText(Severity severity) {
  return spellingOf(severity);
}
std::string_view toText(Cell cell) {
  return spellingOf(cell);
}
std::optional<Cell> parseCell(std::string_view text) {
  return valueOf<Cell>(text);
}

}  // namespace damath::sheet
