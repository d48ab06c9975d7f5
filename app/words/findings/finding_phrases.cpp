// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_phrases.hpp"

#include <algorithm>
#include <span>

#include "words/phrase.hpp"

namespace damath::words {

namespace {

using sheet::Cell;

#include "before_sheet_Cell.inc"
#include "name_sheet_FindingCode.inc"
#include "sheet_FindingCode.inc"

struct CaseText {
  sheet::FindingCase kind;
  Phrase text;
};

using enum sheet::FindingCase;

constexpr CaseText kCases[] = {
    {NotInSet, Phrase::NotInSet},       {Swapped, Phrase::Swapped},
    {WrongStep, Phrase::WrongStep},     {ScoreOfQuiet, Phrase::ScoreOfQuiet},
    {DoubledChip, Phrase::DoubledChip}, {OtherChip, Phrase::OtherChipLeft},
    {SecondRow, Phrase::ExtraTwice},    {AgainstEnding, Phrase::NotByEnding},
    {ChainLine, Phrase::ChainLine},     {SquareMissing, Phrase::SquareMissing},
    {UnclearSign, Phrase::UnclearSign}, {SeveralReadings, Phrase::SeveralReadings},
};

constexpr CaseText kReasons[] = {
    {NoSuchSquare, Phrase::ReasonSquare}, {OrdinaryStep, Phrase::ReasonStep},
    {DamaSlide, Phrase::ReasonDamaSlide}, {OrdinaryTake, Phrase::ReasonTake},
    {DamaTake, Phrase::ReasonDamaTake},   {OtherFrame, Phrase::ReasonSquareWritten},
    {OtherRoute, Phrase::ReasonRoute},
};

std::optional<Phrase> textIn(std::span<const CaseText> texts, sheet::FindingCase kind) {
  const auto found = std::ranges::find(texts, kind, &CaseText::kind);
  return found == texts.end() ? std::nullopt : std::optional(found->text);
}

}  // namespace

Phrase codePhrase(sheet::FindingCode code) {
  return phraseOf(code);
}

Phrase codeName(sheet::FindingCode code) {
  return nameOf(code);
}

Phrase cellNameBefore(Cell cell) {
  return beforeOf(cell);
}

std::optional<Phrase> casePhrase(sheet::FindingCase kind) {
  return textIn(kCases, kind);
}

std::optional<Phrase> moveReason(sheet::FindingCase kind) {
  return textIn(kReasons, kind);
}

}  // namespace damath::words
