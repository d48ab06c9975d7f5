// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/answered_habits.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

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
  // Several rules may have this option. Only the scores can tell which rule is meant, so no habit is added.
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

}  // namespace damath::sheet
