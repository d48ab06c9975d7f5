// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the text form and the CSV form of a scoresheet share: one player's half of a line as three
// cells, the division of a file into lines, and the check of the tags. The words `RC`, `TOTAL` and `GRAND` at
// the head of the first cell give the kind of the half.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::notation {

// The number of cells of a player's half of a line: move, score, total.
inline constexpr std::size_t kCells = 3;

// Returns the half of a line that has these cells. Precondition: at most three cells. Missing cells are
// blank. Besides `RC`, `TOTAL` and `GRAND`, the first cell may begin with "R.C.", "Remaining chips",
// "Natira", "Kabuuan", "GRAND TOTAL", "G.T." and similar (docs/formats.md), in upper or lower case, in
// full-width letters, with a colon after the word.
[[nodiscard]] sheet::Half halfOf(std::span<const std::string_view> cells);
// Fills `half` with these cells like halfOf. Preconditions: `half` is blank; at most three cells.
void fill(sheet::Half& half, std::span<const std::string_view> cells);

// Returns the cells of a half of a line. The first cell of a closing row begins with RC, TOTAL or GRAND.
[[nodiscard]] std::array<std::string, kCells> cellsOf(const sheet::Half& half);

[[nodiscard]] Unexpected<SheetError> refusedSheet(SheetFault fault, std::size_t line, std::string_view words);
// Returns the lines of the text. Errors: TooLarge if the text has more than kMostSheetBytes; NotText if the
// text is not UTF-8 or has a NUL byte.
[[nodiscard]] Expected<std::vector<std::string_view>, SheetError> sheetLines(std::string_view text);

// Adds the tag, or returns the reason against it: TagTwice, BadEnding or BadResult.
[[nodiscard]] std::optional<SheetFault> addTag(sheet::Sheet& sheet, sheet::Tag tag);

// Returns the fault of a completely read sheet: NoLines or NoSet. nullopt if the sheet is complete.
[[nodiscard]] std::optional<SheetFault> lackOf(const sheet::Sheet& sheet);

}  // namespace damath::notation
