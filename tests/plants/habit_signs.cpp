// SPDX-License-Identifier: GPL-3.0-or-later
// Habits of leaving out minus signs, and of spelling decimals in another way.
#include <utility>

#include "core/exact/number_text.hpp"
#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

using sheet::Half;
using sheet::HalfKind;

std::string withoutMinus(const std::string& text) {
  return text.starts_with('-') ? text.substr(1) : text;
}

// True for `p + q√2`. Such a sum has no single minus sign that a writer could leave out.
bool isSum(const std::string& figure) {
  return figure.find(" + ") != std::string::npos || figure.find(" - ") != std::string::npos;
}

// Changes each figure of a working: `-3.5` and `-4` of `-3.5 ≈ -4`.
std::string eachFigure(const std::string& cell,
                       const std::function<std::string(const std::string&)>& change) {
  std::string changed;
  std::size_t from = 0;
  while (true) {
    std::size_t next = std::string::npos;
    std::size_t size = 0;
    for (const std::string& mark : {std::string(" ≈ "), std::string(" = ")}) {
      const std::size_t found = cell.find(mark, from);
      if (found >= next) continue;
      next = found;
      size = mark.size();
    }
    if (next == std::string::npos) return changed + change(cell.substr(from));
    changed += change(cell.substr(from, next - from)) + cell.substr(next, size);
    from = next + size;
  }
}

std::string unsignedFigures(const std::string& cell) {
  return eachFigure(cell,
                    [](const std::string& figure) { return isSum(figure) ? figure : withoutMinus(figure); });
}

void unsignChips(const rules::ChipSet& /*set*/, PaperEntry& entry) {
  entry.moverText = withoutMinus(entry.moverText);
  entry.takenText = withoutMinus(entry.takenText);
}

void unsignScore(const Paper& /*paper*/, const PaperEntry& /*entry*/, Half& half) {
  half.score = unsignedFigures(half.score);
}

void unsignTotal(const Paper& /*paper*/, const PaperEntry& /*entry*/, Half& half) {
  half.total = unsignedFigures(half.total);
}

void unsignFigures(const Paper& paper, const PaperEntry& entry, Half& half) {
  unsignScore(paper, entry, half);
  unsignTotal(paper, entry, half);
}

void unsignRowChip(Half& half) {
  if (half.kind == HalfKind::Remaining) half.move = withoutMinus(half.move);
}

void unsignEnd(Half& half) {
  unsignRowChip(half);
  half.score = unsignedFigures(half.score);
}

std::string commas(std::string cell) {
  for (char& letter : cell) {
    if (letter == '.') letter = ',';
  }
  return cell;
}

// Writes a figure with a fraction or a root as two decimals, so that there is a decimal to spell. The cell
// then has no working.
std::string decimalFigure(const std::string& cell) {
  const bool exact = cell.find('/') != std::string::npos || cell.find("√") != std::string::npos;
  return exact ? exact::toDecimals(valueOf(cell), 2) : cell;
}

void decimalPoints(const Paper& paper, const PaperEntry& /*entry*/, Half& half) {
  if (paper.set->arithmetic() != rules::Arithmetic::Exact) return;
  half.score = decimalFigure(half.score);
  half.total = decimalFigure(half.total);
}

void decimalCommas(const Paper& paper, const PaperEntry& entry, Half& half) {
  decimalPoints(paper, entry, half);
  half.score = commas(half.score);
  half.total = commas(half.total);
}

void decimalPointsOfEnd(Half& half) {
  half.score = decimalFigure(half.score);
}

void decimalCommasOfEnd(Half& half) {
  half.score = commas(decimalFigure(half.score));
}

Habit signs(std::string kind) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = "signs";
  habit.varies = true;
  return habit;
}

Habit decimals(std::string kind, std::function<void(const Paper&, const PaperEntry&, Half&)> cells,
               void (*endCells)(Half&)) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = "decimals";
  habit.endCells = endCells;
  habit.varies = true;
  habit.cells = std::move(cells);
  return habit;
}

}  // namespace

std::vector<Habit> signHabits() {
  std::vector<Habit> all{
      signs("signsOfChips"),  signs("signsOfChipsInRows"),     signs("signsOfScores"),
      signs("signsOfTotals"), signs("signsOfChipsAndFigures"), signs("signsEverywhere"),
  };
  all[0].reason = unsignChips;
  all[1].reason = unsignChips;
  all[1].endCells = unsignRowChip;
  all[2].cells = unsignScore;
  all[3].cells = unsignTotal;
  all[4].reason = unsignChips;
  all[4].cells = unsignFigures;
  all[5].reason = unsignChips;
  all[5].cells = unsignFigures;
  all[5].endCells = unsignEnd;
  all[5].varies = false;
  // Chips, scores and totals have separate root errors.
  all[4].mostApart = 3;
  all[5].mostApart = 3;
  all.push_back(decimals("decimalPoints", decimalPoints, decimalPointsOfEnd));
  all.back().expected = Expected::NoFinding;
  all.push_back(decimals("decimalCommas", decimalCommas, decimalCommasOfEnd));
  all.back().expected = Expected::AtMostOne;
  return all;
}

}  // namespace damath::plants
