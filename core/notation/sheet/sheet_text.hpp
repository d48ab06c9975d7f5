// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes scoresheets as text: tag pairs, then one text line per line of the paper, with `||`
// between BLUE and RED and `|` between Move, Score and Total. The reader accepts LF, CRLF and CR, a
// byte-order mark, tabs and `#` comments.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// The reasons why a text is not a sheet. Mistakes of the players are not faults: they stay in the Sheet for
// the audit.
enum class SheetFault {
  NotText,      // a NUL byte, or bytes that are not UTF-8
  TooLarge,     // more than kMostSheetBytes or kMostLines
  LineTooLong,  // more than kMostLineBytes
  // A line begins with `[` but is not `[Name "value"]`. In CSV: a bad `#Name,value` row, or a move cell that
  // looks like a tag or a comment.
  BadTag,
  TagTwice,
  TagAfterLines,
  NoSet,         // the required Set tag is missing
  BadEnding,     // the Ending tag names no ending
  BadResult,     // the Result tag names no result
  TooManyCells,  // more than three cells in a half, or more than two halves
  NoLines,       // neither a tag nor a line: an empty file
  // Faults of the CSV form.
  WrongHeader,  // the first row after the tags is not the header, or there is no header
  OpenQuote,    // a quoted cell does not end on its line, or text follows its end
  BarInCell     // a `|` inside a cell
};

inline constexpr std::size_t kMostSheetBytes = 1 << 20;
inline constexpr std::size_t kMostLineBytes = 4096;
inline constexpr std::size_t kMostLines = 2000;

struct SheetError {
  SheetFault fault = SheetFault::NotText;
  int line = 1;      // in the file, from 1
  std::string text;  // the wrong word or the start of the line, at most 60 bytes
};

[[nodiscard]] Expected<sheet::Sheet, SheetError> parseSheetText(std::string_view text);

// True if the text form can express the line: no cell contains a divider or a line end, and the line looks
// neither like a tag nor like a comment.
[[nodiscard]] bool hasTextForm(const sheet::Line& line);

// Returns the sheet in the form that parseSheetText reads, with aligned columns and a line feed at the end.
// parseSheetText(toSheetText(s)) == s if each line has a text form.
[[nodiscard]] std::string toSheetText(const sheet::Sheet& sheet);

}  // namespace damath::notation
