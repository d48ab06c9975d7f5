// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/findings.hpp"

namespace damath::sheet {

namespace {

template <class Unreadable, class Read>
void noteColumn(Finding& made, const Read& read) {
  const auto* unreadable = std::get_if<Unreadable>(&read);
  if (made.code != FindingCode::UnreadableEntry || unreadable == nullptr) return;
  made.column = unreadable->column;
  switch (unreadable->reason) {
    case UnreadableReason::Other:
      break;
    case UnreadableReason::SquareMissing:
      made.kind = FindingCase::SquareMissing;
      break;
    case UnreadableReason::UnclearSign:
      made.kind = FindingCase::UnclearSign;
      break;
    case UnreadableReason::Ambiguous:
      made.kind = FindingCase::SeveralReadings;
      for (const std::string& reading : unreadable->readings) made.alternatives.push_back(reading);
      break;
  }
}

}  // namespace

Fault noChipFault(const Operand& named, const rules::Chip& chip) {
  if (foldedChipText(chip.text) != "-" + named.text) return kNotInSet;
  return {FindingCode::NoSuchChip, "C1", FindingCase::MinusMissing};
}

void Findings::drop(FindingIndex index) {
  m_findings.erase(m_findings.begin() + static_cast<std::ptrdiff_t>(index));
  for (Finding& finding : m_findings) {
    if (finding.causedBy && *finding.causedBy > index) --*finding.causedBy;
  }
}

Finding findingAt(const Fault& fault, board::Side side, Cell cell) {
  Finding made;
  made.code = fault.code;
  made.kind = fault.kind;
  made.side = side;
  made.cell = cell;
  made.clause = fault.clause;
  return made;
}

Finding findingAt(const Fault& fault, const PlayEntry& play, Cell cell) {
  Finding made = findingAt(fault, play.column, cell);
  made.line = play.line;
  if (cell == Cell::Move) {
    made.written = play.half->move;
    noteColumn<UnreadableEntry>(made, play.entry.move);
  } else {
    made.written = cell == Cell::Score ? play.half->score : play.half->total;
    noteColumn<UnreadableFigure>(made, cell == Cell::Score ? play.score : play.total);
  }
  return made;
}

Finding findingAt(const Fault& fault, const EndRow& row, Cell cell) {
  Finding made = findingAt(fault, row.column, cell);
  made.line = row.line;
  made.written = row.written;
  noteColumn<UnreadableFigure>(made, row.figure);
  return made;
}

}  // namespace damath::sheet
