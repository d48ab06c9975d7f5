// SPDX-License-Identifier: GPL-3.0-or-later
// Parses a result that a person types: the board, the grand totals of BLUE and RED, and an early ending. The
// parts stand in three fields or in one line. Examples of lines: "12 75 -72"; "12 33 1/4 -3 1/4" in an event
// with fractions; "12 75 -72 gb", in which BLUE resigned; "12 nr", in which RED did not appear. The letters
// work in every language: n or h (did not appear, hindi dumating), g or s (resigned, sumuko), d
// (disqualified, diskwalipikado). The side is b or r, or both letters if both players did not appear or are
// disqualified. The letters may have any order and may follow RED's total directly: "12 31 5gr" means "12 31
// 5 rg".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/result_rules.hpp"
#include "core/expected.hpp"

namespace damath::desk {

struct ResultLine {
  contest::BoardNumber board{};
  contest::ResultInput input;
};

enum class LineFault {
  BoardMissing,
  NoBoard,        // the text of the board is not a board number from 1 to 9999
  FigureMissing,  // a total of BLUE or RED is missing, and no ending replaces the totals
  NoFigure,       // a text in the place of a total is not a number
  TwoReadings,    // the text of a total has two meanings: `24,000`; `readings` has both
  WholeMissing,   // a total is a fraction behind a blank: the whole number before it may be missing
  OneOrTwo,       // in one line, `33 1/4` may be the total of BLUE or the totals of both players
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
  std::vector<std::string> readings = {};  // two texts if the fault is TwoReadings, otherwise empty
  friend bool operator==(const LineError&, const LineError&) = default;
};

// The texts of the three fields of a result. RED's field may end with the letters of an ending. BLUE's field
// may hold these letters in place of both totals; RED's field is then empty.
struct ResultTexts {
  std::string board = {};
  std::string blue = {};
  std::string red = {};
  friend bool operator==(const ResultTexts&, const ResultTexts&) = default;
};

// Parses a result from its three fields. RoundDesk checks later if the event's ruleset has the ending, and if
// the totals are possible.
[[nodiscard]] Expected<ResultLine, LineError> parseResult(const ResultTexts& texts,
                                                          const rules::ChipSet& set);
// Divides a line into the texts of the three fields. Tabs divide it like the columns of a spreadsheet, so
// each column has one text. Without tabs, blanks divide it. If totals may have fractions, "33 1/4" is one
// total if the rest of the line leaves no other meaning. Errors: OneOrTwo.
[[nodiscard]] Expected<ResultTexts, LineError> dividedLine(std::string_view line,
                                                           const contest::EventSetup& setup);
// Divides a text that holds both totals, such as "33 5" or "33\t5". The board of the result is empty. A text
// that is one total, such as "33 1/4", stays in BLUE's field.
[[nodiscard]] ResultTexts dividedTotals(std::string_view text, const contest::EventSetup& setup);

// Parses a grand total that a person typed; every program and dialog reads totals with this function. `part`
// is Blue or Red and is only passed on in the error. Errors: NoFigure, TwoReadings, WholeMissing.
[[nodiscard]] Expected<exact::Number, LineError> parseTotal(std::string_view typed, LinePart part,
                                                            const rules::ChipSet& set);

// Parses the text of a field or an option for a total. nullopt if the text has only blanks: no total was
// typed. Errors: those of parseTotal().
[[nodiscard]] Expected<std::optional<exact::Number>, LineError> parseTotalField(std::string_view typed,
                                                                                LinePart part,
                                                                                const rules::ChipSet& set);

// Parses a board number; nullopt if the word is not a number from 1 to 9999.
[[nodiscard]] std::optional<contest::BoardNumber> parseBoard(std::string_view word);

// True if the word begins with a letter, as an ending does, and is not a number such as sqrt(2).
[[nodiscard]] bool isEndingLike(std::string_view word);

}  // namespace damath::desk
