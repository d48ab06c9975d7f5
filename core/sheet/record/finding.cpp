// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/record/finding.hpp"

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::sheet {

namespace {

using enum FindingCode;

constexpr Spelling<FindingCode> kCodes[] = {
    {UnreadableEntry, "unreadableEntry"},
    {NoSuchChip, "noSuchChip"},
    {WrongTurn, "wrongTurn"},
    {IllegalMove, "illegalMove"},
    {MissedCapture, "missedCapture"},
    {NotMaximum, "notMaximum"},
    {DamaPriority, "damaPriority"},
    {ChainNotFinished, "chainNotFinished"},
    {WrongOperator, "wrongOperator"},
    {WrongOperand, "wrongOperand"},
    {WrongScore, "wrongScore"},
    {WrongMultiplier, "wrongMultiplier"},
    {WrongRounding, "wrongRounding"},
    {MissingFigure, "missingFigure"},
    {WrongTotal, "wrongTotal"},
    {WrongRemaining, "wrongRemaining"},
    {MissingRemaining, "missingRemaining"},
    {ExtraRemaining, "extraRemaining"},
    {WrongGrandTotal, "wrongGrandTotal"},
    {WrongResult, "wrongResult"},
    {EntryAfterEnd, "entryAfterEnd"},
    {MissingLine, "missingLine"},
    {RepeatedLine, "repeatedLine"},
    {AmbiguousRoute, "ambiguousRoute"},
    {DivisionByZero, "divisionByZero"},
    {Repetition, "repetition"},
    {FindingCode::Gap, "gap"},
};
static_assert(coversEvery(kCodes));

constexpr Spelling<Severity> kSeverities[] = {{Severity::Error, "error"}, {Severity::Note, "note"}};
static_assert(coversEvery(kSeverities));

constexpr Spelling<Cell> kCells[] = {
    {Cell::Move, "move"},
    {Cell::Score, "score"},
    {Cell::Total, "total"},
    {Cell::Remaining, "remaining"},
    {Cell::RemainingTotal, "remainingTotal"},
    {Cell::GrandTotal, "grandTotal"},
    {Cell::Result, "result"},
};
static_assert(coversEvery(kCells));

}  // namespace

Severity Finding::severity() const {
  switch (code) {
    case AmbiguousRoute:
    case DivisionByZero:
    case Repetition:
    case FindingCode::Gap:
      return Severity::Note;
    default:
      return Severity::Error;
  }
}

bool standsAsPlayed(FindingCode code) {
  return code == MissedCapture || code == NotMaximum || code == DamaPriority || code == ChainNotFinished;
}

std::string_view toText(FindingCode code) {
  return spellingOf(kCodes, code);
}
std::string_view toText(Severity severity) {
  return spellingOf(kSeverities, severity);
}
std::string_view toText(Cell cell) {
  return spellingOf(kCells, cell);
}
std::optional<Severity> parseSeverity(std::string_view text) {
  return valueOf(kSeverities, text);
}
std::optional<FindingCode> parseFindingCode(std::string_view text) {
  return valueOf(kCodes, text);
}
std::optional<Cell> parseCell(std::string_view text) {
  return valueOf(kCells, text);
}

}  // namespace damath::sheet
