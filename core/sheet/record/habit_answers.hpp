// SPDX-License-Identifier: GPL-3.0-or-later
// The reviewer's answers about habits, stored in the tag Habits of a sheet:
//   [Habits "red squares otherSide accepted; blue totals scoreAlone declined"]
// The audit applies an accepted habit to its column even if the game cannot be followed. The audit never
// applies a declined habit. (Rulebook 8)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/side.hpp"
#include "core/board/square_frame.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// A habit of one column. `what` names the habit in two words: `squares otherSide`, `operands swapped`, `signs
// chips`, `doubling never`, `scores rounding`, `totals scoreAlone` …
struct HabitOfColumn {
  board::Side column = board::Side::Blue;
  std::string what;
  friend bool operator==(const HabitOfColumn&, const HabitOfColumn&) = default;
};

// Returns the words for a way of counting squares: `squares otherSide`, `squares changedOver+fromOne` …
[[nodiscard]] std::string wordsOf(const board::SquareFrame& frame);
// Returns the frame that the words name; nullopt for other words.
[[nodiscard]] std::optional<board::SquareFrame> frameOf(std::string_view words);
// Returns the words for the habit that findings with this code and case report. Precondition: the code is the
// code of a habit, other than HabitFrame. `option` is the option's name; only HabitOption uses it.
[[nodiscard]] std::string wordsOf(FindingCode code, FindingCase kind, std::string_view option);

// Returns the key for the question whether the players wrote in each other's column. The key names BLUE's
// column, although the answer holds for both columns.
[[nodiscard]] HabitOfColumn exchangedColumns();

// Returns the key for the question whether `side` made this turn at `line`, where several games explain the
// sheet: `turn12 @(0,3)(2,5)`. `route` is the turn's start and landings without a space; `-` if the side made
// no turn.
[[nodiscard]] HabitOfColumn turnInQuestion(int line, board::Side side, std::string_view route);
// True if turnInQuestion made this key, which names no habit of a column.
[[nodiscard]] bool isTurnInQuestion(const HabitOfColumn& habit);

// Returns the habits that a root finding reports, one for each column; empty for any other finding. Exchanged
// columns count as a habit, proven or not. The question which of several games was played also counts.
[[nodiscard]] std::vector<HabitOfColumn> habitsIn(const Finding& finding);

enum class HabitDecision { Accepted, Declined };

struct HabitAnswer {
  HabitOfColumn habit;
  HabitDecision decision = HabitDecision::Accepted;
  friend bool operator==(const HabitAnswer&, const HabitAnswer&) = default;
};

class HabitAnswers {
 public:
  HabitAnswers() = default;
  // Parses the tag's value. A part that is no answer is kept as written and has no effect.
  explicit HabitAnswers(std::string_view text);
  // Returns the answers in the sheet's tag.
  [[nodiscard]] static HabitAnswers of(const Sheet& sheet) { return HabitAnswers(sheet.tag(kHabitsTag)); }

  // Returns the answer about a habit; nullopt if there is no answer.
  [[nodiscard]] std::optional<HabitDecision> on(const HabitOfColumn& habit) const;
  // Sets the answer. Replaces an earlier answer about this habit.
  void answer(const HabitOfColumn& habit, HabitDecision decision);
  // Returns the valid answers, in the order of the tag.
  [[nodiscard]] std::vector<HabitAnswer> all() const;
  // Returns the tag's value; empty if the tag has no parts.
  [[nodiscard]] std::string text() const;

 private:
  struct Part {
    std::string text;                   // as written in the tag
    std::optional<HabitAnswer> answer;  // nullopt if the text is no answer
  };
  std::vector<Part> m_parts;
};

}  // namespace damath::sheet
