// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/finding_place.hpp"

#include "app/window/text/qt_text.hpp"

namespace damath::window {

namespace {

using sheet::Cell;
using sheet::FindingCode;

// True if a finding about an R.C. line is about the chip, which stands under Move. Otherwise the finding is
// about the value, which stands under Score.
bool isAboutChip(const sheet::Finding& finding, const QString& chip) {
  switch (finding.code) {
    case FindingCode::NoSuchChip:
    case FindingCode::UnreadableEntry:
    case FindingCode::ExtraRemaining:
    case FindingCode::RepeatedLine:
      return true;
    case FindingCode::HabitSigns:
      // A habit of leaving out signs may concern the chip or its value. Only the chip stands under Move.
      return finding.kind == sheet::FindingCase::SignsOfChips && !finding.written.empty() &&
             chip.endsWith(toQt(finding.written));
    case FindingCode::WrongRemaining:
      return finding.kind == sheet::FindingCase::DoubledChip || finding.kind == sheet::FindingCase::OtherChip;
    default:
      return false;
  }
}

// Returns the column of the finding's cell. `chip` is the text under Move in the finding's line.
int columnOf(const sheet::Finding& finding, const QString& chip) {
  const int half = finding.side == board::Side::Red ? 3 : 0;
  switch (finding.cell) {
    case Cell::Score:
    case Cell::RemainingTotal:
    case Cell::GrandTotal:
      return half + 1;
    case Cell::Total:
      return half + 2;
    case Cell::Remaining:
      return half + (isAboutChip(finding, chip) ? 0 : 1);
    case Cell::Move:
    case Cell::Result:
      return half;
  }
  return half;
}

}  // namespace

std::optional<GridCell> markedCell(const sheet::Finding& finding, const SheetModel& sheet) {
  if (!finding.line || !finding.side || finding.cell == Cell::Result) return std::nullopt;
  const std::optional<int> row = sheet.rowOfLine(*finding.line);
  if (!row) return std::nullopt;
  const int half = *finding.side == board::Side::Red ? 3 : 0;
  return GridCell{*row, columnOf(finding, sheet.index(*row, half).data(Qt::EditRole).toString())};
}

GridCell nearestCell(const sheet::Finding& finding, const SheetModel& sheet) {
  if (const auto cell = markedCell(finding, sheet)) return *cell;
  const int column = columnOf(finding, {});
  if (finding.beforeLine) {
    if (const auto row = sheet.rowOfLine(*finding.beforeLine)) return {*row, column};
  }
  return {sheet.rowCount() - 1, column};
}

Mark markOf(const sheet::Finding& finding) {
  if (finding.severity() == sheet::Severity::Note) return Mark::Note;
  return finding.causedBy ? Mark::Consequence : Mark::Root;
}

}  // namespace damath::window
