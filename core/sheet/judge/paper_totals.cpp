// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/paper_totals.hpp"

#include "core/sheet/explain/match.hpp"

namespace damath::sheet {

namespace {

using exact::Number;

// Returns the figure of the side's row of this kind; null if there is none.
const FigureStep* rowFigure(const Reading& reading, board::Side side, HalfKind kind) {
  for (const EndRow& row : reading.rows) {
    if (row.owner == side && row.half->kind == kind) return lastStep(row.figure);
  }
  return nullptr;
}

}  // namespace

PaperTotals paperTotals(const Law& law, const Reading& reading, board::Side side) {
  PaperTotals found;
  bool isSupported = true;
  Number sum;
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != side) continue;
    if (placelessCost(law, play) > 0 || isUnreadable(play.score) || isUnreadable(play.total))
      isSupported = false;
    if (const FigureStep* score = statedScore(play)) {
      sum += score->value;
    } else if (play.entry.quiet() == nullptr) {
      isSupported = false;
    }
    const FigureStep* total = lastStep(play.total);
    if (total == nullptr) continue;
    if (!mayAddUpTo(law, *total, sum)) isSupported = false;
    sum = total->value;
  }
  found.running = sum;
  for (const EndRow& row : reading.rows) {
    if (row.owner != side || row.half->kind != HalfKind::Remaining) continue;
    if (const FigureStep* figure = lastStep(row.figure)) found.remaining += figure->value;
  }
  if (const FigureStep* total = rowFigure(reading, side, HalfKind::RemainingTotal)) {
    if (!statesValue(law, *total, found.remaining)) isSupported = false;
    found.remaining = total->value;
  }
  found.grand = found.running + found.remaining;
  const FigureStep* grand = rowFigure(reading, side, HalfKind::GrandTotal);
  if (grand == nullptr || !mayAddUpTo(law, *grand, found.grand)) isSupported = false;
  if (grand != nullptr) found.grand = grand->value;
  found.isSupported = isSupported;
  return found;
}

}  // namespace damath::sheet
