// SPDX-License-Identifier: GPL-3.0-or-later
// Habits: a writer fills in the cells of a column in one consistent way that differs from the event's
// ruleset. A habit is one mistake, however many cells show it. (Rulebook 8) The files of this folder read the
// columns for signs of habits. The files of core/sheet/explain try the habits out on the board.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/board/square_frame.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/cells/operand.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::sheet {

// A habit counts only if at least this many cells show it, in one column or in both together.
inline constexpr int kCellsOfHabit = 3;

// The ways to fill in the Total column that differ from a running total.
enum class TotalsHabit {
  ScoreAlone,       // the total is the score of the line, not added to the total before
  ZeroBesideQuiet,  // the total beside a quiet move is 0
  OneLate,          // the total beside a capture is the total before that capture
  NoSigns           // negative totals lack their minus sign
};

// A ruleset that differs from the event's ruleset in the answer to one option.
struct OtherRule {
  OtherRule(std::string_view name, rules::Ruleset other, const rules::ChipSet& set)
      : option(name), ruleset(std::move(other)), scores(ruleset, set) {}
  OtherRule(const OtherRule&) = delete;
  OtherRule& operator=(const OtherRule&) = delete;

  std::string_view option;  // the option that differs: `rounding` or `roundBeforeMultiplier`
  rules::Ruleset ruleset;
  rules::ScoreLaw scores;  // the law that computes scores under the member `ruleset`
};

using OtherRules = std::vector<std::shared_ptr<const OtherRule>>;

// The ways to compute scores that differ from the ruleset.
struct ScoreHabit {
  enum class Kind {
    NoSigns,        // negative scores lack their minus sign
    Swapped,        // the score is computed with taker and taken chip exchanged
    NeverDoubled,   // captures with a dama are not doubled (S2)
    AlwaysDoubled,  // every capture is doubled (S2)
    OtherFrame,     // x and y are counted from the opposite side of the board (S5)
    ByOtherRule     // scores follow another answer to a ruleset option (S3)
  };
  Kind kind = Kind::NoSigns;
  std::shared_ptr<const OtherRule> rule;  // set for ByOtherRule; null otherwise

  friend bool operator==(const ScoreHabit&, const ScoreHabit&) = default;
};

// Returns the figure with its sign reversed.
[[nodiscard]] inline FigureStep negated(FigureStep step) {
  step.value = -step.value;
  step.base = -step.base;
  return step;
}

// True if this habit turns the correct score of the jump into the written score. Precondition: the step takes
// a chip.
[[nodiscard]] bool fits(const ScoreHabit& habit, const Law& law, const FigureStep& written,
                        const BoardStep& boardStep);

// The habits of the writer of one column.
struct ColumnHabits {
  // The frame in which the writer counts squares, relative to the frame that the ruleset asks of the side.
  // nullopt if the writer counts squares as the ruleset asks.
  std::optional<board::SquareFrame> frame;
  bool areOperandsSwapped = false;  // the Move cells have the taken chip before the taker
  bool areChipsUnsigned = false;    // chips lack their minus sign in Move cells and R.C. rows
  std::vector<ScoreHabit> scores;
  std::optional<TotalsHabit> totals;

  friend bool operator==(const ColumnHabits&, const ColumnHabits&) = default;
};

// True if the column's writer counts x and y of chip values from the opposite side of the board (S5).
[[nodiscard]] bool readsOtherFrame(const ColumnHabits& habits);
// True if the column's writer leaves out the minus signs of scores.
[[nodiscard]] bool haveUnsignedScores(const ColumnHabits& habits);

struct Habits {
  std::array<ColumnHabits, 2> columns;  // BLUE's habits, RED's habits

  [[nodiscard]] ColumnHabits& of(board::Side column) { return columns[indexOf(column)]; }
  [[nodiscard]] const ColumnHabits& of(board::Side column) const { return columns[indexOf(column)]; }
  // Returns the number of habits. A habit that both columns share counts once.
  [[nodiscard]] int count() const;

  friend bool operator==(const Habits&, const Habits&) = default;
};

// The additional data of an entry whose meaning a habit changes: the entry as written, and its other possible
// meanings.
struct Translated {
  PlayEntry asWritten;
  // A second square that the entry may name, because its writer sometimes counts squares as the ruleset asks
  // and sometimes not. nullopt if the entry can name only one square.
  std::optional<board::Coordinates> otherDestination;
  bool operandsEitherWay = false;                   // taker and taken chip may stand in either order
  const std::vector<ScoreHabit>* scores = nullptr;  // the column's score habits; null if it has none

  // Returns the first habit that turns the jump's correct score into the written figure. Null if no habit
  // does so. Precondition: the step takes a chip.
  [[nodiscard]] const ScoreHabit* scoreHabit(const Law& law, const FigureStep& written,
                                             const BoardStep& boardStep) const {
    if (scores == nullptr) return nullptr;
    for (const ScoreHabit& habit : *scores) {
      if (fits(habit, law, written, boardStep)) return &habit;
    }
    return nullptr;
  }
};

// Returns the chip that a writer named without its minus sign: −9 for `9`. nullopt if the operand fits a chip
// as written or has no positive value. Also nullopt if no chip or several chips have the opposite value,
// unless the text with a minus sign is a chip's printed text.
[[nodiscard]] std::optional<Operand> withSign(const rules::ChipSet& set, const Operand& operand);

// Returns the habits after the reviewer's answers: without the declined habits, and with the accepted habits
// added. An accepted habit of Kind::ByOtherRule refers to its rule in `rules`; it is added only if exactly
// one of these rules differs in its option. The same `rules` must be passed at each call, so that equal
// habits compare equal.
[[nodiscard]] Habits answeredHabits(Habits habits, const HabitAnswers& answers, const OtherRules& rules);

}  // namespace damath::sheet
