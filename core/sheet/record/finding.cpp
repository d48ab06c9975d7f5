// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/record/finding.hpp"

#include <utility>

#include "core/every.hpp"

namespace damath::sheet {

namespace {

using enum FindingCode;

constexpr std::pair<FindingCode, std::string_view> kCodes[] = {
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

constexpr std::pair<Cell, std::string_view> kCells[] = {
    {Cell::Move, "move"},
    {Cell::Score, "score"},
    {Cell::Total, "total"},
    {Cell::Remaining, "remaining"},
    {Cell::RemainingTotal, "remainingTotal"},
    {Cell::GrandTotal, "grandTotal"},
    {Cell::Result, "result"},
};
static_assert(coversEvery(kCells));

template <class T, std::size_t n>
std::string_view nameIn(const std::pair<T, std::string_view> (&names)[n], T value) {
  for (const auto& [held, name] : names) {
    if (held == value) return name;
  }
  return {};
}

template <class T, std::size_t n>
std::optional<T> valueIn(const std::pair<T, std::string_view> (&names)[n], std::string_view text) {
  for (const auto& [held, name] : names) {
    if (name == text) return held;
  }
  return std::nullopt;
}

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

std::string_view toText(FindingCode code) {
  return nameIn(kCodes, code);
}
std::string_view toText(Severity severity) {
  return severity == Severity::Error ? "error" : "note";
}
std::string_view toText(Cell cell) {
  return nameIn(kCells, cell);
}
std::optional<FindingCode> parseFindingCode(std::string_view text) {
  return valueIn(kCodes, text);
}
std::optional<Cell> parseCell(std::string_view text) {
  return valueIn(kCells, text);
}

}  // namespace damath::sheet
