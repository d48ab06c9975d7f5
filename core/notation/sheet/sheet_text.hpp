// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes scoresheets as text: tag pairs, then one text line per line of the scoresheet, with `||`
// between BLUE and RED and `|` between Move, Score and Total. The reader accepts LF, CRLF and CR, a
// byte-order mark, tabs and `#` comments.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// The reasons why a text is not a scoresheet. Mistakes of the players are not faults of the text: the Sheet
// keeps these mistakes for the audit.
enum class SheetFault {
  NotText,      // the text has a NUL byte, or bytes that are not UTF-8
  TooLarge,     // the file has more than kMostSheetBytes or kMostLines
  LineTooLong,  // a line has more than kMostLineBytes
  // Text form: a line looks like a tag (looksLikeTag) but is not `[Name "value"]`. CSV form: a `#Name,value`
  // row is wrong, or a line has no text form (hasTextForm).
  BadTag,
  TagTwice,
  TagAfterLines,
  NoSet,         // the required Set tag is missing
  BadEnding,     // the Ending tag names no ending
  BadResult,     // the Result tag names no result
  TooManyCells,  // a player's half of a line has more than three cells, or a line more than two halves
  NoLines,       // the file is empty: it has neither a tag nor a line
  // The last three faults occur only in the CSV form.
  WrongHeader,  // the first row after the tags is not the header, or the file has no header
  OpenQuote,    // a quoted cell does not end on its line, or text follows its end
  BarInCell     // a cell contains `|`, which divides cells in the text form
};

inline constexpr std::size_t kMostSheetBytes = 1 << 20;
inline constexpr std::size_t kMostLineBytes = 4096;
inline constexpr std::size_t kMostLines = 2000;

struct SheetError {
  SheetFault fault = SheetFault::NotText;
  int line = 1;      // the line in the file, from 1
  std::string text;  // the wrong word or the start of the line, at most 60 bytes
};

[[nodiscard]] Expected<sheet::Sheet, SheetError> parseSheetText(std::string_view text);

// True if the text form can express this line: parseSheetText reads the text of the line as an equal line.
// False if a cell contains a divider or a line end, or if the line looks like a tag or a comment.
[[nodiscard]] bool hasTextForm(const sheet::Line& line);

// Returns the scoresheet in the form that parseSheetText reads. Columns are aligned, and a line feed ends the
// text. parseSheetText(toSheetText(s)) == s if s has a Set tag and each line has a text form.
[[nodiscard]] std::string toSheetText(const sheet::Sheet& sheet);

}  // namespace damath::notation
