// SPDX-License-Identifier: GPL-3.0-or-later
// Habits: what a writer does in every cell of a column, and not as the event's ruleset asks. A habit is one
// mistake, however many cells show it. (Rulebook 8)
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/board/square_frame.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// A column shows a habit if at least so many cells speak for it.
inline constexpr int kCellsOfHabit = 3;

// The ways to fill in the Total column that differ from a running total.
enum class TotalsHabit {
  ScoreAlone,       // the line's score, not added to the total before it
  ZeroBesideQuiet,  // 0 beside quiet moves
  OneLate,          // beside a capture the total without that capture
  NoSigns           // the minus sign left out
};

// A ruleset that answers one option otherwise than the event's.
struct OtherRule {
  OtherRule(std::string_view name, rules::Ruleset other, const rules::ChipSet& set)
      : option(name), ruleset(std::move(other)), scores(ruleset, set) {}
  OtherRule(const OtherRule&) = delete;
  OtherRule& operator=(const OtherRule&) = delete;

  std::string_view option;  // `rounding` or `roundBeforeMultiplier`
  rules::Ruleset ruleset;
  rules::ScoreLaw scores;  // of `ruleset`
};

// The ways to work out scores that differ from the law.
struct ScoreHabit {
  enum class Kind {
    NoSigns,        // the minus sign left out
    Swapped,        // the operands the other way round
    NeverDoubled,   // no dama's capture doubled (S2)
    AlwaysDoubled,  // every capture doubled (S2)
    OtherFrame,     // x and y counted from the other side of the board (S5)
    ByOtherRule     // by another answer of an option (S3)
  };
  Kind kind = Kind::NoSigns;
  std::shared_ptr<const OtherRule> rule;  // of ByOtherRule; null otherwise

  friend bool operator==(const ScoreHabit&, const ScoreHabit&) = default;
};

// Returns the figure with the other sign.
[[nodiscard]] inline FigureStep negated(FigureStep step) {
  step.value = -step.value;
  step.base = -step.base;
  return step;
}

// True if the written score is what the habit makes of the jump. Precondition: the step takes a chip.
[[nodiscard]] bool fits(const ScoreHabit& habit, const Law& law, const FigureStep& written,
                        const BoardStep& boardStep);

// The habits of one column's writer.
struct ColumnHabits {
  // The frame in which squares are counted, relative to the one that the ruleset asks of the side. nullopt:
  // as the ruleset asks.
  std::optional<board::SquareFrame> frame;
  bool areOperandsSwapped = false;  // taken chip before taker, in Move
  bool areChipsUnsigned = false;    // the minus sign of chips left out, in Move and R.C.
  std::vector<ScoreHabit> scores;
  std::optional<TotalsHabit> totals;

  friend bool operator==(const ColumnHabits&, const ColumnHabits&) = default;
};

// True if the column's writer counts x and y of chip values from the other side of the board (S5).
[[nodiscard]] bool readsOtherFrame(const ColumnHabits& habits);

struct Habits {
  std::array<ColumnHabits, 2> columns;  // BLUE's, RED's

  [[nodiscard]] ColumnHabits& of(board::Side column) { return columns[indexOf(column)]; }
  [[nodiscard]] const ColumnHabits& of(board::Side column) const { return columns[indexOf(column)]; }
  // Returns the number of habits. A habit that both columns share counts once.
  [[nodiscard]] int count() const;

  friend bool operator==(const Habits&, const Habits&) = default;
};

// Beside a translated entry: the entry as it stands on paper, and what else it may mean.
struct Translated {
  PlayEntry asWritten;
  // A second square that the entry may name, where its writer changes between two ways of counting.
  std::optional<board::Coordinates> otherDestination;
  bool operandsEitherWay = false;                   // taker and taken may stand in either order
  const std::vector<ScoreHabit>* scores = nullptr;  // habits of the column's scores; null if there are none

  // Returns the first habit that makes the written figure of the jump; null if none does. Precondition: the
  // step takes a chip.
  [[nodiscard]] const ScoreHabit* scoreHabit(const Law& law, const FigureStep& written,
                                             const BoardStep& boardStep) const {
    if (scores == nullptr) return nullptr;
    for (const ScoreHabit& habit : *scores) {
      if (fits(habit, law, written, boardStep)) return &habit;
    }
    return nullptr;
  }
};

}  // namespace damath::sheet
