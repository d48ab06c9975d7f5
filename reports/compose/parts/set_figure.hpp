// SPDX-License-Identifier: GPL-3.0-or-later
// A figure or a line of working, taken apart as a textbook sets it: fractions stacked, roots under their bar,
// powers raised, a dama's value in a ring. Read from left to right it is the one line that it was made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::compose {

// A figure as it is spelled in a sheet, in the signs it is set with: "sqrt(8)" becomes "√8", "x^2" "x²", "⑩"
// "[10]".
[[nodiscard]] std::string inSetSigns(std::string_view text);

// The squares of a turn follow it in sheets that the program wrote. On paper a capture keeps the last
// of them, as the blank asks for it; a quiet move has its own.
[[nodiscard]] std::string withoutRoute(std::string_view text);
// The same of every turn that a sentence quotes.
[[nodiscard]] std::string withoutRoutes(std::string_view sentence);

struct SetPiece {
  std::string text;        // or the numerator
  std::string below = {};  // the denominator, empty where it is no fraction
};

// What stands in one ring, or outside of all.
struct SetGroup {
  std::vector<SetPiece> pieces;
  bool isRinged = false;
};

// Figures over figures, roots with them; never a piece of a date or of a decimal.
[[nodiscard]] std::vector<SetGroup> setFigure(std::string_view text);

// A text up to a root sign, and what the bar of the root is over: figures, or all within brackets. The last
// part has no root.
struct RootedPart {
  std::string before;
  std::string under = {};
};
[[nodiscard]] std::vector<RootedPart> rootedParts(std::string_view text);

}  // namespace damath::compose
