// SPDX-License-Identifier: GPL-3.0-or-later
// Habits of another rule for scores, or of swapped operands. The totals follow from the scores.
#include <algorithm>
#include <utility>

#include "tests/plants/habit_kinds.hpp"

namespace damath::plants {

namespace {

Habit scoreHabit(std::string kind, std::string group,
                 std::function<void(const rules::ChipSet&, PaperEntry&)> reason) {
  Habit habit;
  habit.kind = std::move(kind);
  habit.group = std::move(group);
  habit.varies = true;
  habit.reason = std::move(reason);
  return habit;
}

void neverDouble(const rules::ChipSet& /*set*/, PaperEntry& entry) {
  entry.multiplier = 1;
}

void alwaysDouble(const rules::ChipSet& /*set*/, PaperEntry& entry) {
  entry.multiplier = std::max(entry.multiplier, 2);
}

void swapWords(const rules::ChipSet& /*set*/, PaperEntry& entry) {
  if (entry.taken) std::swap(entry.moverText, entry.takenText);
}

void swapOperands(const rules::ChipSet& set, PaperEntry& entry) {
  swapWords(set, entry);
  if (entry.taken) std::swap(entry.left, entry.right);
}

void cutOff(const rules::ChipSet& /*set*/, PaperEntry& entry) {
  entry.quotients = Quotients::CutOff;
}

void doubleFirst(const rules::ChipSet& /*set*/, PaperEntry& entry) {
  entry.quotients = Quotients::DoubledFirst;
}

// Returns the value of the chip on this square, with the square read as the opponent of `mover` reads it.
exact::Number otherValue(const rules::ChipSet& set, board::ChipIndex chip, board::Square square,
                         board::Side mover) {
  const bool isBlue = mover == board::Side::Blue;
  const int x = isBlue ? 7 - square.x() : square.x();
  const int y = isBlue ? 7 - square.y() : square.y();
  return set.chips[chip].value.at(x, y);
}

void readInOtherFrame(const rules::ChipSet& set, PaperEntry& entry) {
  if (!entry.taken) return;
  entry.left = otherValue(set, entry.mover.chip, entry.landing, entry.mover.side);
  entry.right = otherValue(set, entry.taken->chip, entry.landing, entry.mover.side);
}

void rowInOtherFrame(const rules::ChipSet& set, PaperRow& row) {
  const exact::Number value = otherValue(set, row.piece.chip, row.square, row.piece.side);
  row.value = row.piece.rank == board::Rank::Dama ? value * exact::Number(2) : value;
}

}  // namespace

std::vector<Habit> scoreHabits() {
  // Habits of values must come before habits of the order of the operands.
  std::vector<Habit> all{
      scoreHabit("valuesOfOtherFrame", "values", readInOtherFrame),
      scoreHabit("valuesOfOtherFrameInRows", "values", readInOtherFrame),
      scoreHabit("doublingNever", "doubling", neverDouble),
      scoreHabit("doublingAlways", "doubling", alwaysDouble),
      scoreHabit("operandsSwapped", "operands", swapWords),
      scoreHabit("operandsSwappedInScore", "operands", swapOperands),
      scoreHabit("quotientsCutOff", "quotients", cutOff),
      scoreHabit("quotientsDoubledFirst", "quotients", doubleFirst),
  };
  for (Habit& habit : all) {
    habit.needsDamas = habit.kind == "doublingNever" || habit.group == "quotients";
    // A game rarely has a quotient of a dama that this habit rounds differently.
    if (habit.kind == "quotientsDoubledFirst") habit.least = 1;
    if (habit.group == "values") habit.varies = false;
  }
  all[1].row = rowInOtherFrame;
  return all;
}

}  // namespace damath::plants
