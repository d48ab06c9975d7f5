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

// Fewer cells than that are single slips.
inline constexpr int kCellsOfHabit = 3;

// How Total is filled in.
enum class TotalsHabit {
  ScoreAlone,       // the line's score, not added to the total before it
  ZeroBesideQuiet,  // 0 beside quiet moves
  OneLate,          // beside a capture the total before it
  NoSigns           // the minus sign left out
};

// A ruleset that answers one option otherwise than the event's.
struct OtherRule {
  OtherRule(std::string_view name, rules::Ruleset other, const rules::ChipSet& set)
      : option(name), ruleset(std::move(other)), scores(ruleset, set) {}
  OtherRule(const OtherRule&) = delete;
  OtherRule& operator=(const OtherRule&) = delete;

  std::string_view option;  // `rounding`, `roundBeforeMultiplier`, `polynomialFrame`
  rules::Ruleset ruleset;
  rules::ScoreLaw scores;  // of `ruleset`
};

// How scores are worked out.
struct ScoreHabit {
  enum class Kind {
    NoSigns,        // the minus sign left out
    Swapped,        // the operands the other way round
    NeverDoubled,   // no dama's capture doubled (S2)
    AlwaysDoubled,  // every capture doubled (S2)
    OtherFrame,     // x and y counted from the other side of the board (S5)
    ByOtherRule     // as another answer of an option has it
  };
  Kind kind = Kind::NoSigns;
  std::shared_ptr<const OtherRule> rule;  // of ByOtherRule; null otherwise

  friend bool operator==(const ScoreHabit&, const ScoreHabit&) = default;
};

// The figure with the other sign.
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
  // How squares are counted, as against the frame that the ruleset asks of the side.
  std::optional<board::SquareFrame> frame;
  bool areOperandsSwapped = false;  // in Move
  bool areChipsUnsigned = false;    // the minus sign of chips left out
  std::vector<ScoreHabit> scores;
  std::optional<TotalsHabit> totals;

  friend bool operator==(const ColumnHabits&, const ColumnHabits&) = default;
};

// True if the column's writer counts x and y of values from the other side of the board.
[[nodiscard]] bool readsOtherFrame(const ColumnHabits& habits);

struct Habits {
  std::array<ColumnHabits, 2> columns;  // BLUE's, RED's

  [[nodiscard]] ColumnHabits& of(board::Side column) { return columns[indexOf(column)]; }
  [[nodiscard]] const ColumnHabits& of(board::Side column) const { return columns[indexOf(column)]; }
  // How many there are; one that both columns share counts once.
  [[nodiscard]] int count() const;

  friend bool operator==(const Habits&, const Habits&) = default;
};

// What a habit is made of an entry: the entry as it stands, and what else it may mean.
struct Translated {
  PlayEntry asWritten;
  // Another square that the entry may name, where its writer counts now so, now so.
  std::optional<board::Coordinates> otherDestination;
  bool operandsEitherWay = false;
  const std::vector<ScoreHabit>* scores = nullptr;  // null where there are none

  // True if a habit of scores makes the written figure of the jump.
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
