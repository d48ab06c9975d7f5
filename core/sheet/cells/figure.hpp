// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a Score or Total cell: a number, or a calculation that leads to a number. The value of a
// cell is its last number: -4 for `-3.5 ≈ -4`, 32 for `16 x 2 = 32`. Every step can be checked (rulebook N3,
// N7).
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

// A step of a working (a calculation). `-50 x 2 = -100` has two steps: -50 with the factor 2, whose value is
// -100, then the written -100.
struct FigureStep {
  exact::Number value;
  int decimals = 0;           // number of digits after the point; 0 unless the step is a single decimal
  std::optional<int> factor;  // a ×2 or ×4 shown in this step
  exact::Number base;         // the value before the factor; equals `value` if there is no factor
};

// The reason why a cell is unreadable.
enum class UnreadableReason {
  Other,
  SquareMissing,  // a chip alone: `-9`
  Ambiguous,      // several readings are possible; `readings` holds them
  UnclearSign     // a `?`, which stands for an illegible sign
};

// An empty cell (`mark` is false), or a cell that is crossed out or has a mark for no number: `-`, `n/a`, a
// ditto mark.
struct BlankFigure {
  bool mark = false;
};
struct UnreadableFigure {
  std::size_t column;  // column (from 1) of the first character that cannot be read
  UnreadableReason reason = UnreadableReason::Other;
  std::vector<std::string> readings{};  // if `reason` is Ambiguous: the possible readings, in plain spelling
};
// The content of a figure cell: blank, unreadable, or the steps of a calculation. The vector has at least one
// step.
using Figure = std::variant<BlankFigure, UnreadableFigure, std::vector<FigureStep>>;

// Returns the last step of a calculation, which is its final value; null if the figure is blank or
// unreadable.
[[nodiscard]] inline const FigureStep* lastStep(const Figure& figure) {
  const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
  return steps == nullptr ? nullptr : &steps->back();
}
[[nodiscard]] inline bool isBlank(const Figure& figure) {
  return std::holds_alternative<BlankFigure>(figure);
}
[[nodiscard]] inline bool isUnreadable(const Figure& figure) {
  return std::holds_alternative<UnreadableFigure>(figure);
}

// Tells if scores or totals of the game may reach 1000. Possible: `24,000` is ambiguous (a whole number or a
// decimal). Impossible: `24,000` is a decimal.
enum class Thousands { Possible, Impossible };
// Returns Impossible if the scores and remaining chips of a whole game certainly add up to less than 1000.
[[nodiscard]] Thousands thousandsOf(const rules::ChipSet& set);

[[nodiscard]] Figure readFigure(std::string_view cell, Thousands thousands = Thousands::Possible);
// Reads only the part of a cell from `place` to its end.
[[nodiscard]] Figure readFigure(const NormalizedText& written, std::size_t place,
                                Thousands thousands = Thousands::Possible);

// The content of a Score or Total cell whose Move cell records several jumps.
struct SharedFigure {
  Figure whole;  // the cell read as one figure
  // A figure for each jump, as in `1; 6` or `1 + 6 = 7`. Empty if the cell has one figure for all jumps
  // together.
  std::vector<Figure> each;
};
// Precondition: `jumps`, the number of jumps in the Move cell, is at least 2.
[[nodiscard]] SharedFigure readSharedFigure(std::string_view cell, std::size_t jumps, Thousands thousands);

// True if the written figure equals the exact value rounded to as many decimals as the figure has. Halves
// round away from zero.
[[nodiscard]] bool statesRounded(const FigureStep& written, const exact::Number& value);
// True if the written figure stands for the exact value: it equals the value, or it has at least
// `leastDecimals` decimals and is the value rounded to its decimals (N7).
[[nodiscard]] inline bool states(const FigureStep& written, const exact::Number& value, int leastDecimals) {
  return written.value == value || (written.decimals >= leastDecimals && statesRounded(written, value));
}

}  // namespace damath::sheet
