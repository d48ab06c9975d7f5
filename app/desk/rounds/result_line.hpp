// SPDX-License-Identifier: GPL-3.0-or-later
// Parses a result that is typed in one line: the board, the grand totals of BLUE and RED, and an early
// ending. Examples: "12 75 -72"; "12 75 -72 gb", in which BLUE resigned; "12 nr", in which RED did not
// appear. The letters work in every language: n or h (did not appear, hindi dumating), g or s (resigned,
// sumuko), d (disqualified, diskwalipikado). The side is b or r, or both letters if both players did not
// appear or are disqualified. The letters may have any order and may follow RED's total directly: "12 31 5gr"
// means "12 31 5 rg".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/contest/model/result_rules.hpp"
#include "core/expected.hpp"

namespace damath::desk {

struct ResultLine {
  contest::BoardNumber board{};
  contest::ResultInput input;
};

enum class LineFault {
  BoardMissing,
  NoBoard,        // the first word is not a board number from 1 to 9999
  FigureMissing,  // a total of BLUE or RED is missing, and no ending replaces the totals
  NoFigure,       // a word in the place of a total is not a number
  NoEnding,       // the letters in the place of the ending are not an ending
  SideMissing,    // the ending has no letter for its side
  NotBoth,        // the letters mean that both players resigned, which is impossible
  TooMuch         // a word follows after the end of the result
};

enum class LinePart { Board, Blue, Red, Ending };

struct LineError {
  LineFault fault = LineFault::BoardMissing;
  LinePart part = LinePart::Board;
  std::string word = {};
  friend bool operator==(const LineError&, const LineError&) = default;
};

// Parses a typed result, whose words are separated by blanks. RoundDesk checks later if the event's ruleset
// has the ending.
[[nodiscard]] Expected<ResultLine, LineError> parseResultLine(std::string_view line);

// Parses a board number; nullopt if the word is not a number from 1 to 9999.
[[nodiscard]] std::optional<contest::BoardNumber> parseBoard(std::string_view word);

// True if the word begins with a letter, as an ending does, and is not a number such as sqrt(2).
[[nodiscard]] bool isEndingLike(std::string_view word);

}  // namespace damath::desk
