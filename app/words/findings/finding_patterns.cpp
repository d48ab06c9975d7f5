// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_patterns.hpp"

#include <algorithm>
#include <span>

#include "app/words/catalogue/texts.hpp"

namespace damath::words {

namespace {

using sheet::Cell;

#include "before_sheet_Cell.inc"
#include "name_sheet_FindingCode.inc"
#include "sheet_FindingCode.inc"

struct CaseText {
  sheet::FindingCase kind;
  const Pattern* text;
};

using enum sheet::FindingCase;

constexpr CaseText kCases[] = {
    {NotInSet, &text::kNotInSet},       {Swapped, &text::kSwapped},
    {WrongStep, &text::kWrongStep},     {ScoreOfQuiet, &text::kScoreOfQuiet},
    {DoubledChip, &text::kDoubledChip}, {OtherChip, &text::kOtherChipLeft},
    {SecondRow, &text::kExtraTwice},    {AgainstEnding, &text::kNotByEnding},
    {ChainLine, &text::kChainLine},     {SquareMissing, &text::kSquareMissing},
    {UnclearSign, &text::kUnclearSign}, {SeveralReadings, &text::kSeveralReadings},
};

constexpr CaseText kReasons[] = {
    {NoSuchSquare, &text::kReasonSquare}, {OrdinaryStep, &text::kReasonStep},
    {DamaSlide, &text::kReasonDamaSlide}, {OrdinaryTake, &text::kReasonTake},
    {DamaTake, &text::kReasonDamaTake},   {OtherFrame, &text::kReasonSquareWritten},
    {OtherRoute, &text::kReasonRoute},
};

const Pattern* textIn(std::span<const CaseText> texts, sheet::FindingCase kind) {
  const auto found = std::ranges::find(texts, kind, &CaseText::kind);
  return found == texts.end() ? nullptr : found->text;
}

}  // namespace

Pattern codePattern(sheet::FindingCode code) {
  return patternOf(code);
}

Pattern codeName(sheet::FindingCode code) {
  return nameOf(code);
}

Pattern cellNameBefore(Cell cell) {
  return beforeOf(cell);
}

const Pattern* casePattern(sheet::FindingCase kind) {
  return textIn(kCases, kind);
}

const Pattern* moveReason(sheet::FindingCase kind) {
  return textIn(kReasons, kind);
}

}  // namespace damath::words
