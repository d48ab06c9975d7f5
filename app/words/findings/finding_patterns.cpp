// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_patterns.hpp"

#include "app/words/catalogue/texts.hpp"

namespace damath::words {

namespace {

using sheet::Cell;
using enum sheet::FindingCode;

#include "before_sheet_Cell.inc"
#include "name_sheet_Cell.inc"
#include "name_sheet_FindingCode.inc"
#include "sheet_FindingCode.inc"

constexpr struct {
  rules::Clause clause;
  const Pattern* reason;
} kReasons[] = {
    {"B1", &text::kReasonSquare}, {"M2", &text::kReasonStep},     {"M3", &text::kReasonDamaSlide},
    {"K2", &text::kReasonTake},   {"K3", &text::kReasonDamaTake}, {"N1", &text::kReasonSquareWritten},
    {"N6", &text::kReasonRoute},
};

}  // namespace

Pattern codePattern(sheet::FindingCode code) {
  return patternOf(code);
}

Pattern codeName(sheet::FindingCode code) {
  return nameOf(code);
}

Pattern cellName(Cell cell) {
  return nameOf(cell);
}

Pattern cellNameBefore(Cell cell) {
  return beforeOf(cell);
}

const Pattern* clauseReason(rules::Clause clause) {
  for (const auto& [each, reason] : kReasons) {
    if (each == clause) return reason;
  }
  return nullptr;
}

bool isConduct(sheet::FindingCode code) {
  return standsAsPlayed(code) || code == IllegalMove;
}

bool standsAsPlayed(sheet::FindingCode code) {
  return code == MissedCapture || code == NotMaximum || code == DamaPriority || code == ChainNotFinished;
}

}  // namespace damath::words
