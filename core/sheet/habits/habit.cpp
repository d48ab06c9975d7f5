// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/habit.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

int countOf(const ColumnHabits& column) {
  return (column.frame ? 1 : 0) + (column.areOperandsSwapped ? 1 : 0) + (column.areChipsUnsigned ? 1 : 0) +
         static_cast<int>(column.scores.size()) + (column.totals ? 1 : 0);
}

}  // namespace

bool fits(const ScoreHabit& habit, const Law& law, const FigureStep& written, const BoardStep& boardStep) {
  const rules::JumpScore& right = law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing);
  switch (habit.kind) {
    case ScoreHabit::Kind::NoSigns:
      return written.value.sign() > 0 && statesScore(law, negated(written), right);
    case ScoreHabit::Kind::Swapped:
      return statesScore(law, written,
                         law.scores.scoreOfValues(right.taken, right.taker, right.sign, right.multiplier));
    case ScoreHabit::Kind::NeverDoubled:
      return statesScore(law, written, law.scores.scoreOfValues(right.taker, right.taken, right.sign, 1));
    case ScoreHabit::Kind::AlwaysDoubled:
      return statesScore(law, written, law.scores.scoreOfValues(right.taker, right.taken, right.sign, 2));
    case ScoreHabit::Kind::OtherFrame: {
      const board::Square turned = boardStep.landing.turned();
      const board::Side mover = boardStep.mover.side;
      return statesScore(law, written,
                         law.scores.scoreOfValues(law.scores.valueOf(boardStep.mover.chip, turned, mover),
                                                  law.scores.valueOf(boardStep.taken->chip, turned, mover),
                                                  right.sign, right.multiplier));
    }
    case ScoreHabit::Kind::ByOtherRule:
      return statesScore(law, written,
                         habit.rule->scores.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing));
  }
  return false;
}

bool readsOtherFrame(const ColumnHabits& habits) {
  return std::ranges::find(habits.scores, ScoreHabit::Kind::OtherFrame, &ScoreHabit::kind) !=
         habits.scores.end();
}

int Habits::count() const {
  const ColumnHabits& blue = columns[0];
  const ColumnHabits& red = columns[1];
  int shared = 0;
  if (blue.frame && blue.frame == red.frame) ++shared;
  if (blue.areOperandsSwapped && red.areOperandsSwapped) ++shared;
  if (blue.areChipsUnsigned && red.areChipsUnsigned) ++shared;
  if (blue.totals && blue.totals == red.totals) ++shared;
  for (const ScoreHabit& habit : blue.scores) {
    for (const ScoreHabit& other : red.scores) {
      if (habit == other) ++shared;
    }
  }
  return countOf(blue) + countOf(red) - shared;
}

}  // namespace damath::sheet
