// SPDX-License-Identifier: GPL-3.0-or-later
// A result as it is keyed in one line: board, BLUE's and RED's grand total, and how the game ended where it
// ended before its time. "12 75 -72", "12 75 -72 gb": BLUE gave up, "12 nr": RED did not come.
//
// The letters hold in every language: n or h (no-show, hindi sumipot), g or s (gave up, sumuko), d
// (disqualified, diskwalipikado); and whose, b or r, both of them where nobody came or both are out. In any
// order, and close behind RED's total too: "12 31 5gr" is "12 31 5 rg".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/contest/result_rules.hpp"
#include "core/expected.hpp"

namespace damath::desk {

struct ResultLine {
  contest::BoardNumber board{};
  contest::ResultInput input;
};

enum class LineFault {
  BoardMissing,
  NoBoard,        // the word is no number from 1 to 9999
  FigureMissing,  // of BLUE, of RED, or of both, and no ending stands in their place
  NoFigure,       // the word
  NoEnding,       // the word
  SideMissing,    // beside the letter of the ending: the word
  NotBoth,        // two cannot both give up: the word
  TooMuch         // the word comes after the end of the line
};

enum class LinePart { Board, Blue, Red, Ending };

struct LineError {
  LineFault fault = LineFault::BoardMissing;
  LinePart part = LinePart::Board;
  std::string word = {};
  friend bool operator==(const LineError&, const LineError&) = default;
};

// Words are parted by blanks. Whether the event's law has the ending is asked where the result is entered.
[[nodiscard]] Expected<ResultLine, LineError> parseResultLine(std::string_view line);

// Of one word; nothing where it is no board's number.
[[nodiscard]] std::optional<contest::BoardNumber> parseBoard(std::string_view word);

// Whether a word that begins like this is about an ending, not about a figure.
[[nodiscard]] bool isEndingLike(std::string_view word);

}  // namespace damath::desk
