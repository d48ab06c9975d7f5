// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/habit.hpp"

#include <algorithm>
#include <bit>

namespace damath::sheet {

namespace {

int countOf(const ColumnHabits& column) {
  return (column.frame ? 1 : 0) + (column.areOperandsSwapped ? 1 : 0) + (column.areChipsUnsigned ? 1 : 0) +
         static_cast<int>(column.scores.size()) + (column.totals ? 1 : 0);
}

struct ScoreWords {
  std::string_view what;
  ScoreHabit::Kind kind;
};
constexpr ScoreWords kScoreWords[] = {{"signs scores", ScoreHabit::Kind::NoSigns},
                                      {"scores swapped", ScoreHabit::Kind::Swapped},
                                      {"doubling never", ScoreHabit::Kind::NeverDoubled},
                                      {"doubling always", ScoreHabit::Kind::AlwaysDoubled},
                                      {"scores polynomialFrame", ScoreHabit::Kind::OtherFrame}};

struct TotalsWords {
  std::string_view what;
  TotalsHabit habit;
};
constexpr TotalsWords kTotalsWords[] = {{"totals scoreAlone", TotalsHabit::ScoreAlone},
                                        {"totals zeroBesideQuiet", TotalsHabit::ZeroBesideQuiet},
                                        {"totals oneLate", TotalsHabit::OneLate},
                                        {"signs totals", TotalsHabit::NoSigns}};

std::string whatOf(const ScoreHabit& habit) {
  if (habit.kind == ScoreHabit::Kind::ByOtherRule)
    return wordsOf(FindingCode::HabitOption, FindingCase::Plain, habit.rule->option);
  const auto* words = std::ranges::find(kScoreWords, habit.kind, &ScoreWords::kind);
  return std::string(words->what);
}

std::string_view whatOf(TotalsHabit habit) {
  return std::ranges::find(kTotalsWords, habit, &TotalsWords::habit)->what;
}

void remove(ColumnHabits& column, const std::string& what) {
  if (column.frame && wordsOf(*column.frame) == what) column.frame.reset();
  if (what == "operands swapped") column.areOperandsSwapped = false;
  if (what == "signs chips") column.areChipsUnsigned = false;
  std::erase_if(column.scores, [&](const ScoreHabit& habit) { return whatOf(habit) == what; });
  if (column.totals && whatOf(*column.totals) == what) column.totals.reset();
}

void addScores(ColumnHabits& column, const std::string& what, const OtherRules& rules) {
  if (std::ranges::any_of(column.scores, [&](const ScoreHabit& habit) { return whatOf(habit) == what; }))
    return;
  const auto* words = std::ranges::find(kScoreWords, what, &ScoreWords::what);
  if (words != std::end(kScoreWords)) return column.scores.push_back({words->kind, nullptr});
  // The name of the habit contains only the ruleset option. If several rulesets in `rules` differ in this
  // option, only the scores can show which of them the writer uses, so no habit is added.
  const auto fits = [&](const auto& rule) {
    return what == wordsOf(FindingCode::HabitOption, FindingCase::Plain, rule->option);
  };
  if (std::ranges::count_if(rules, fits) != 1) return;
  column.scores.push_back({ScoreHabit::Kind::ByOtherRule, *std::ranges::find_if(rules, fits)});
}

void add(ColumnHabits& column, const std::string& what, const OtherRules& rules) {
  if (const auto frame = frameOf(what)) {
    column.frame = *frame == board::SquareFrame{} ? std::nullopt : frame;
  } else if (what == "operands swapped") {
    column.areOperandsSwapped = true;
  } else if (what == "signs chips") {
    column.areChipsUnsigned = true;
  } else if (const auto* totals = std::ranges::find(kTotalsWords, what, &TotalsWords::what);
             totals != std::end(kTotalsWords)) {
    column.totals = totals->habit;
  } else {
    addScores(column, what, rules);
  }
}

}  // namespace

std::optional<Operand> withSign(const rules::ChipSet& set, const Operand& operand) {
  if (operand.isChip() || !operand.value || operand.value->coefficient.sign() <= 0) return std::nullopt;
  Operand meant = operand;
  meant.value->coefficient = -meant.value->coefficient;
  const std::string text = "-" + operand.text;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    if (set.chips[chip].value != *meant.value) continue;
    meant.valued = static_cast<ChipMask>(meant.valued | 1U << chip);
    if (foldedChipText(set.chips[chip].text) == text) meant.named = static_cast<ChipMask>(1U << chip);
  }
  if (meant.named == 0 && std::popcount(unsigned{meant.valued}) != 1) return std::nullopt;
  meant.text = text;
  return meant;
}

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

Habits answeredHabits(Habits habits, const HabitAnswers& answers, const OtherRules& rules) {
  for (const HabitAnswer& answer : answers.all()) {
    ColumnHabits& column = habits.of(answer.habit.column);
    if (answer.decision == HabitDecision::Declined) {
      remove(column, answer.habit.what);
    } else {
      add(column, answer.habit.what, rules);
    }
  }
  return habits;
}

bool haveUnsignedScores(const ColumnHabits& habits) {
  return std::ranges::find(habits.scores, ScoreHabit::Kind::NoSigns, &ScoreHabit::kind) !=
         habits.scores.end();
}

}  // namespace damath::sheet
