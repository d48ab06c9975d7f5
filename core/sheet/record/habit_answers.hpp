// SPDX-License-Identifier: GPL-3.0-or-later
// The reviewer's answers about habits (a writer's repeated differences from the ruleset), stored in the tag
// Habits of a sheet:
//   [Habits "red squares otherSide accepted; blue totals scoreAlone declined"]
// The audit applies an accepted habit to its column even if the game cannot be followed. Exception: if a game
// explains the sheet without an error, only habits of filling in totals can apply. The audit never applies a
// declined habit. (Rulebook 8)
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

// A habit of one column. `what` is the name of the habit, two words: `squares otherSide`, `operands swapped`,
// `signs chips`, `doubling never`, `scores rounding`, `totals scoreAlone` …
struct HabitOfColumn {
  board::Side column = board::Side::Blue;
  std::string what;
  friend bool operator==(const HabitOfColumn&, const HabitOfColumn&) = default;
};

// Returns the name of a habit of counting squares in this frame: `squares otherSide`, `squares
// changedOver+fromOne` …
[[nodiscard]] std::string wordsOf(const board::SquareFrame& frame);
// Returns the frame that the name of a habit means; nullopt for any other text.
[[nodiscard]] std::optional<board::SquareFrame> frameOf(std::string_view words);
// Returns the name of the habit that findings with this code and case report. `option` is the name of a
// ruleset option; only HabitOption uses it. Precondition: the code is a habit's code, except HabitFrame.
[[nodiscard]] std::string wordsOf(FindingCode code, FindingCase kind, std::string_view option);

// Returns the key under which the answers keep this question: did the players write in each other's column?
// The key names BLUE's column, although the answer holds for both columns.
[[nodiscard]] HabitOfColumn exchangedColumns();

// Returns the key under which the answers keep this question: did `side` make this turn at `line`? The
// question arises if several games explain the sheet. The key is `turn12 @(0,3)(2,5)`. `route` has the turn's
// start and landing squares without a space; `-` if the side made no turn.
[[nodiscard]] HabitOfColumn turnInQuestion(int line, board::Side side, std::string_view route);
// True if turnInQuestion made this key. The key then names a question about a turn, not a habit.
[[nodiscard]] bool isTurnInQuestion(const HabitOfColumn& habit);

// Returns the habits that a root finding reports, one for each column; empty for any other finding. Two
// questions count as habits here: exchanged columns (proven or not), and which of several games was played.
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
  // Parses the value of the tag Habits. A part that is no valid answer is kept as written and has no effect.
  explicit HabitAnswers(std::string_view text);
  // Returns the reviewer's answers in the tag Habits of the sheet.
  [[nodiscard]] static HabitAnswers of(const Sheet& sheet) { return HabitAnswers(sheet.tag(kHabitsTag)); }

  // Returns the answer about a habit; nullopt if there is no answer.
  [[nodiscard]] std::optional<HabitDecision> on(const HabitOfColumn& habit) const;
  // Sets the answer about a habit. Replaces an earlier answer about it.
  void answer(const HabitOfColumn& habit, HabitDecision decision);
  // Returns the valid answers, in the order of the tag.
  [[nodiscard]] std::vector<HabitAnswer> all() const;
  // Returns the value for the tag Habits; empty if there are no answers.
  [[nodiscard]] std::string text() const;

 private:
  struct Part {
    std::string text;                   // as written in the tag
    std::optional<HabitAnswer> answer;  // nullopt if the text is no answer
  };
  std::vector<Part> m_parts;
};

}  // namespace damath::sheet
