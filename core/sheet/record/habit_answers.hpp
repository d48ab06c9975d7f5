// SPDX-License-Identifier: GPL-3.0-or-later
// The reviewer's answers about habits, as the tag Habits of a sheet keeps them:
//   [Habits "red squares otherSide accepted; blue totals scoreAlone declined"]
// The audit reads a column by an accepted habit even if the game cannot be followed, and never by a declined
// one. (Rulebook 8)
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

// A habit of one column. `what` names the habit in two words: `squares otherSide`, `operands swapped`,
// `signs chips`, `doubling never`, `scores rounding`, `totals scoreAlone` …
struct HabitOfColumn {
  board::Side column = board::Side::Blue;
  std::string what;
  friend bool operator==(const HabitOfColumn&, const HabitOfColumn&) = default;
};

// The words for squares that are counted so: `squares otherSide`, `squares changedOver+fromOne` …
[[nodiscard]] std::string wordsOf(const board::SquareFrame& frame);
// The frame of these words; nullopt for other words.
[[nodiscard]] std::optional<board::SquareFrame> frameOf(std::string_view words);
// The words for a habit that findings report with this code and case. Precondition: the code is a habit's,
// and not HabitFrame. `option` is the option's name, of HabitOption.
[[nodiscard]] std::string wordsOf(FindingCode code, FindingCase kind, std::string_view option);

// The answer whether the players wrote in each other's column: of BLUE's column, though it is of both.
[[nodiscard]] HabitOfColumn exchangedColumns();

// The answer whether the side made this turn at the line, where several games explain the sheet: `turn12
// @(0,3)(2,5)`. `route` is a turn's start and landings without a space; `-` if the side made none.
[[nodiscard]] HabitOfColumn turnInQuestion(int line, board::Side side, std::string_view route);
// True for such a turn, which is no habit of a column.
[[nodiscard]] bool isTurnInQuestion(const HabitOfColumn& habit);

// The habits that a root finding reports, one for each column; none for a finding that is no root of a habit.
// Exchanged columns count as a habit, proven or not, and so does the question which of several games was
// played.
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
  // Reads the tag's value. A part that is no answer is kept as it stands and means nothing.
  explicit HabitAnswers(std::string_view text);
  // The answers of the sheet's tag.
  [[nodiscard]] static HabitAnswers of(const Sheet& sheet) { return HabitAnswers(sheet.tag(kHabitsTag)); }

  // nullopt where nobody has answered.
  [[nodiscard]] std::optional<HabitDecision> on(const HabitOfColumn& habit) const;
  // Sets the answer, in place of an earlier one.
  void answer(const HabitOfColumn& habit, HabitDecision decision);
  // All that are understood, in the order of the tag.
  [[nodiscard]] std::vector<HabitAnswer> all() const;
  // The tag's value; empty where nothing is answered.
  [[nodiscard]] std::string text() const;

 private:
  struct Part {
    std::string text;                   // as it stands
    std::optional<HabitAnswer> answer;  // nullopt where the text is none
  };
  std::vector<Part> m_parts;
};

}  // namespace damath::sheet
