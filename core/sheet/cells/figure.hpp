// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure cell says: a value, perhaps reached in shown steps. `-3.5 ≈ -4` and `16 x 2 = 32` count by
// their last figure, and every step can be checked (rulebook N3, N7).
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/exact/number.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

// One figure of a working. `-50 x 2 = -100` has two: −100 made of −50 and the factor 2, then −100.
struct FigureStep {
  exact::Number value;
  int decimals = 0;           // written behind a point; 0 for anything that is no plain decimal
  std::optional<int> factor;  // a ×2 or ×4 shown in this step
  exact::Number base;         // the value before the factor; the value itself without one
};

// Why a cell cannot be read.
enum class UnreadableReason {
  Other,
  SquareMissing,  // a chip alone: `-9`
  Ambiguous,      // two readings remain, and both are kept beside the reason
  UnclearSign     // a `?`, which stands for a sign that nobody can read
};

// An empty cell, or one with a mark that stands for no figure: `-`, `n/a`, a ditto mark.
struct BlankFigure {
  bool mark = false;
};
struct UnreadableFigure {
  std::size_t column;  // of the first character not understood, from 1
  UnreadableReason reason = UnreadableReason::Other;
  std::vector<std::string> readings{};  // Ambiguous: what the cell may mean, in plain spelling
};
using Figure = std::variant<BlankFigure, UnreadableFigure, std::vector<FigureStep>>;  // steps: never empty

// Whether a figure of the game may be 1000 or more. `24,000` is then a whole number or a decimal, and nobody
// can tell which; otherwise it is a decimal.
enum class Thousands { Possible, Impossible };

[[nodiscard]] Figure readFigure(std::string_view cell, Thousands thousands = Thousands::Possible);
// From a place of a cell already begun, to its end.
[[nodiscard]] Figure readFigure(const NormalizedText& written, std::size_t place,
                                Thousands thousands = Thousands::Possible);

// The Score or Total cell of a half with several jumps.
struct SharedFigure {
  Figure whole;  // the cell read as one figure
  std::vector<Figure>
      each;  // a figure for each jump: `1; 6`, `1 + 6 = 7`; empty where the cell has one for all
};
// Precondition: there are at least two jumps.
[[nodiscard]] SharedFigure readSharedFigure(std::string_view cell, std::size_t jumps, Thousands thousands);

// Whether a written figure is the exact value rounded (halves away from zero) to the decimals written.
[[nodiscard]] bool statesRounded(const FigureStep& written, const exact::Number& value);
// Whether it states the exact value: the value itself, or rounded where so many decimals or more are written
// (N7).
[[nodiscard]] inline bool states(const FigureStep& written, const exact::Number& value, int leastDecimals) {
  return written.value == value || (written.decimals >= leastDecimals && statesRounded(written, value));
}

}  // namespace damath::sheet
