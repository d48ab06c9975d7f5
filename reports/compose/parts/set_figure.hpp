// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a figure or a line of working for textbook style: stacked fractions, roots under a bar, raised
// powers, a dama's value in a ring. Read from left to right, the parts are the original line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::compose {

// Replaces the spelling of a scoresheet by printed signs: "sqrt(8)" by "√8", "x^2" by "x²", "⑩" by "[10]".
[[nodiscard]] std::string inSetSigns(std::string_view text);

// Removes the squares after '@' that the program writes behind a turn. A capture keeps its last square,
// because the printed form asks for the landing square; a quiet move already contains its squares.
[[nodiscard]] std::string withoutRoute(std::string_view text);
// Applies withoutRoute() to every turn that the sentence quotes.
[[nodiscard]] std::string withoutRoutes(std::string_view sentence);

struct SetPiece {
  std::string text;        // the text, or the numerator of a fraction
  std::string below = {};  // the denominator; empty if the piece is no fraction
};

// The pieces inside one ring, or between rings.
struct SetGroup {
  std::vector<SetPiece> pieces;
  bool isRinged = false;
};

// Splits a figure into groups. A fraction consists of figures and roots. Parts of a date or of a decimal
// never become a fraction.
[[nodiscard]] std::vector<SetGroup> setFigure(std::string_view text);

// A text up to a root sign, and the text under the bar of the root: figures, or brackets with their content.
// The last part has no root.
struct RootedPart {
  std::string before;
  std::string under = {};
};
[[nodiscard]] std::vector<RootedPart> rootedParts(std::string_view text);

}  // namespace damath::compose
