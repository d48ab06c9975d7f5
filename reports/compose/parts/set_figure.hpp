// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a figure or a calculation into parts that are drawn as in a textbook: stacked fractions, roots under
// a bar, raised powers, the value of a dama in a ring. The parts keep the order of the text, without the
// signs "/", "√", "[" and "]" that the drawing replaces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::compose {

// Replaces the spelling of a scoresheet file by printed signs: "sqrt(8)" by "√8", "x^2" by "x²", "⑩" by
// "[10]".
[[nodiscard]] std::string inSetSigns(std::string_view text);

// Marks each slash as the sign of a division, which setFigure() leaves on the line: "-5/8" is then no
// fraction. Only drawings receive the marked text.
[[nodiscard]] std::string withDivisions(std::string_view text);

struct SetPiece {
  std::string text;        // the text, or the numerator of a fraction
  std::string below = {};  // the denominator; empty if the piece is no fraction
};

// Parts of a written number that stand together: in one ring (a circle around a number, as in "⑩"), or
// outside of rings.
struct SetGroup {
  std::vector<SetPiece> pieces;
  bool isRinged = false;
};

// Splits a written number, such as "-21/4", into groups of pieces. The numerator and denominator of a
// fraction consist of digits and roots. Parts of a date or of a decimal never become a fraction.
[[nodiscard]] std::vector<SetGroup> setFigure(std::string_view text);

// A text up to a root sign, and the text under the bar of the root: digits, or brackets with their content.
// The last part of a text has no root.
struct RootedPart {
  std::string before;
  std::string under = {};
};
[[nodiscard]] std::vector<RootedPart> rootedParts(std::string_view text);

}  // namespace damath::compose
