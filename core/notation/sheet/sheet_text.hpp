// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets as text: tag pairs, then a line per line of the paper, `||` between BLUE and RED, `|` between
// Move, Score and Total. The reader takes LF, CRLF and CR, a byte-order mark, tabs and `#` comments.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// Why a text is no sheet. Mistakes of the players are no faults: they stand in the Sheet for the audit.
enum class SheetFault {
  NotText,      // a NUL byte or bytes that are no UTF-8
  TooLarge,     // more than kMostSheetBytes in all
  LineTooLong,  // more than kMostLineBytes
  BadTag,       // a `[` line that is no `[Name "value"]`
  TagTwice,
  TagAfterLines,
  NoSet,         // the one required tag
  BadEnding,     // an Ending that is none
  BadResult,     // a Result that is none
  TooManyCells,  // more than three cells in a half, or more than two halves
  NoLines,       // neither tag nor line: an empty file
  // of the CSV twin alone
  WrongHeader,  // the first row that is no tag is not the header
  OpenQuote,    // a quoted cell that does not end on its line, or has text behind its end
  BarInCell     // a `|` inside a cell
};

inline constexpr std::size_t kMostSheetBytes = 1 << 20;
inline constexpr std::size_t kMostLineBytes = 4096;
inline constexpr std::size_t kMostLines = 2000;

struct SheetError {
  SheetFault fault = SheetFault::NotText;
  int line = 1;      // of the file, from 1
  std::string text;  // the offending word or the start of the line, at most 60 bytes
};

[[nodiscard]] Expected<sheet::Sheet, SheetError> parseSheetText(std::string_view text);

// Whether the text form can carry the line: no cell holds a divider or a line end, and the whole begins
// neither as a tag nor as a comment.
[[nodiscard]] bool hasTextForm(const sheet::Line& line);

// The form that the reader reads, columns aligned, ending in a line feed. parse(print(s)) == s where each
// line has a text form.
[[nodiscard]] std::string toSheetText(const sheet::Sheet& sheet);

}  // namespace damath::notation
