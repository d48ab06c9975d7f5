// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/filling.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

// Returns all lines of the turn that this line belongs to; only the line itself if it belongs to no replayed
// turn.
TurnLines linesOf(const AuditReport& report, int line, board::Side side) {
  for (const ReplayedTurn& turn : report.turns) {
    if (turn.side == side && std::ranges::find(turn.lines, line) != turn.lines.end()) return turn.lines;
  }
  return {line};
}

}  // namespace

std::vector<Filling> fillings(const AuditReport& report) {
  std::vector<Filling> found;
  for (const Finding& finding : report.findings) {
    const bool isFigure = finding.cell == Cell::Score || finding.cell == Cell::Total;
    if (finding.code != FindingCode::MissingFigure || !isFigure) continue;
    if (!finding.line || !finding.side || !finding.correct) continue;
    found.push_back({{*finding.line, *finding.side, finding.cell}, *finding.correct});
  }
  return found;
}

std::vector<Filling> fillings(const AuditReport& report, int line, board::Side side) {
  const TurnLines lines = linesOf(report, line, side);
  std::vector<Filling> found = fillings(report);
  std::erase_if(found, [&](const Filling& filling) {
    return filling.cell.side != side || std::ranges::find(lines, filling.cell.line) == lines.end();
  });
  return found;
}

Sheet filledIn(Sheet sheet, const std::vector<Filling>& fillings) {
  std::vector<FilledCell> cells = filledCells(sheet);
  for (const auto& [cell, figure] : fillings) {
    Half& half = sheet.lines[static_cast<std::size_t>(cell.line - 1)].of(cell.side);
    std::string& text = cell.cell == Cell::Score ? half.score : half.total;
    if (!text.empty()) continue;
    text = figure;
    cells.push_back(cell);
  }
  setFilledCells(sheet, std::move(cells));
  return sheet;
}

}  // namespace damath::sheet
