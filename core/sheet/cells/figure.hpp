// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a figure cell: a value, perhaps with the steps that lead to it. The value of `-3.5 ≈ -4` and
// of `16 x 2 = 32` is the last figure, and every step can be checked (rulebook N3, N7).
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/exact/number.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

// A step of a working. `-50 x 2 = -100` has two steps: −100 made of −50 and the factor 2, then −100.
struct FigureStep {
  exact::Number value;
  int decimals = 0;           // number of digits after the point; 0 unless a plain decimal
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

// An empty cell, or a cell with a mark that stands for no figure: `-`, `n/a`, a ditto mark.
struct BlankFigure {
  bool mark = false;
};
struct UnreadableFigure {
  std::size_t column;  // first character not understood, from 1
  UnreadableReason reason = UnreadableReason::Other;
  std::vector<std::string> readings{};  // Ambiguous: the possible readings, in plain spelling
};
// A blank, unreadable or readable figure. The vector has at least one step.
using Figure = std::variant<BlankFigure, UnreadableFigure, std::vector<FigureStep>>;

// Tells if a figure of the game may have thousands. Possible: a figure may be 1000 or more, so `24,000` is
// ambiguous (a whole number or a decimal). Impossible: `24,000` is a decimal.
enum class Thousands { Possible, Impossible };

[[nodiscard]] Figure readFigure(std::string_view cell, Thousands thousands = Thousands::Possible);
// Reads the rest of a cell, from `place` to its end.
[[nodiscard]] Figure readFigure(const NormalizedText& written, std::size_t place,
                                Thousands thousands = Thousands::Possible);

// The content of the Score or Total cell of a half that records several jumps.
struct SharedFigure {
  Figure whole;  // the cell read as one figure
  std::vector<Figure>
      each;  // a figure for each jump: `1; 6`, `1 + 6 = 7`; empty if the cell has one figure for all
};
// Precondition: `jumps` is at least 2.
[[nodiscard]] SharedFigure readSharedFigure(std::string_view cell, std::size_t jumps, Thousands thousands);

// True if a written figure is the exact value rounded (halves away from zero) to the number of decimals
// written.
[[nodiscard]] bool statesRounded(const FigureStep& written, const exact::Number& value);
// True if a written figure states the exact value: the figure equals the value, or the figure has at least
// `leastDecimals` decimals and is the value rounded to its decimals (N7).
[[nodiscard]] inline bool states(const FigureStep& written, const exact::Number& value, int leastDecimals) {
  return written.value == value || (written.decimals >= leastDecimals && statesRounded(written, value));
}

}  // namespace damath::sheet
