// SPDX-License-Identifier: GPL-3.0-or-later
// Other figures that a writer puts under Total.
#include "core/sheet/law/spelling.hpp"
#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

using board::Side;
using exact::Number;
using sheet::Half;

Habit totals(std::string kind, std::function<void(const Paper&, const PaperEntry&, Half&)> cells) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = "totals";
  habit.varies = true;
  habit.cells = std::move(cells);
  return habit;
}

void scoreAlone(const Paper& paper, const PaperEntry& entry, Half& half) {
  if (entry.taken) half.total = sheet::figureText(*paper.set, entry.said.value);
}

// GRAND becomes the last Total, which is only a score, plus the R.C. sum.
std::optional<std::size_t> grandOfLastScore(Paper& paper, Side column, Lots& /*lots*/) {
  const PaperEntry* last = nullptr;
  for (const PaperEntry& entry : paper.entries) {
    if (entry.taken && entry.mover.side == column) last = &entry;
  }
  if (last == nullptr || last->totalBefore.isZero()) return std::nullopt;
  addToGrand(paper, column, -last->totalBefore);
  return last->spot.line;
}

void zeroBesideQuiet(const Paper& /*paper*/, const PaperEntry& entry, Half& half) {
  if (!entry.taken && !entry.total.isZero()) half.total = "0";
}

void repeatedBesideQuiet(const Paper& paper, const PaperEntry& entry, Half& half) {
  if (!entry.taken) half.total = sheet::figureText(*paper.set, entry.total);
}

void oneCaptureLate(const Paper& paper, const PaperEntry& entry, Half& half) {
  if (entry.taken) half.total = sheet::figureText(*paper.set, entry.totalBefore);
}

enum class Grand { Right, FromLastTotal };

// From a random capture on, the total leaves out all earlier scores; with FromLastTotal, GRAND too.
std::optional<std::size_t> beginAgain(Paper& paper, Side column, Lots& lots, Grand grand) {
  std::vector<const PaperEntry*> captures;
  for (const PaperEntry& entry : paper.entries) {
    if (entry.taken && entry.mover.side == column) captures.push_back(&entry);
  }
  if (captures.size() < 4) return std::nullopt;
  const PaperEntry* first = captures[1 + pick(lots, captures.size() - 3)];
  const Number before = first->totalBefore;
  if (before.isZero()) return std::nullopt;
  for (const PaperEntry* entry : captures) {
    if (entry->spot.line < first->spot.line) continue;
    halfAt(paper.sheet, entry->spot).total = sheet::figureText(*paper.set, entry->total - before);
  }
  if (grand == Grand::FromLastTotal) addToGrand(paper, column, -before);
  return first->spot.line;
}

Habit begunAgain(const std::string& kind, Grand grand) {
  Habit habit;
  habit.kind = kind;
  habit.group = "totals";
  habit.combines = grand == Grand::Right;
  habit.structure = [grand](Paper& paper, Side column, Lots& lots) {
    return beginAgain(paper, column, lots, grand);
  };
  return habit;
}

}  // namespace

std::vector<Habit> totalHabits() {
  std::vector<Habit> all{
      totals("totalScoreAlone", scoreAlone),
      totals("totalScoreAloneInGrand", scoreAlone),
      totals("totalZeroBesideQuiet", zeroBesideQuiet),
      totals("totalRepeated", repeatedBesideQuiet),
      totals("totalOneLate", oneCaptureLate),
      begunAgain("totalBegunAgain", Grand::Right),
      begunAgain("totalBegunAgainInGrand", Grand::FromLastTotal),
  };
  all[1].structure = grandOfLastScore;
  all[1].varies = false;
  all[3].expected = Expected::NoFinding;
  for (const std::size_t i : {0U, 1U, 4U}) all[i].hidesTotalSlips = true;
  return all;
}

}  // namespace damath::plants
