// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the text form and the CSV form of a scoresheet share: one player's half of a line as three
// cells, the division of a file into lines, and the check of the tags. A half that begins with `RC`, `TOTAL`
// or `GRAND` is a closing row: a remaining chip, the total of the remaining chips, or the grand total.
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

// The number of cells in one player's half of a line: move, score and total.
inline constexpr std::size_t kCells = 3;

// Returns one player's half of a line that has these cells. Precondition: at most three cells. Missing cells
// are blank. In a closing row, the first cell begins with `RC`, `TOTAL`, `GRAND` or a similar word: "R.C.",
// "Remaining chips", "Natira", "Kabuuan", "GRAND TOTAL", "G.T." (docs/formats.md). The word may have upper or
// lower case, full-width letters, and a colon after it.
[[nodiscard]] sheet::Half halfOf(std::span<const std::string_view> cells);
// Fills `half` with these cells, by the rules of halfOf. Preconditions: `half` is blank; at most three cells.
void fill(sheet::Half& half, std::span<const std::string_view> cells);

// Returns the three cells of one player's half of a line. The first cell of a closing row begins with RC,
// TOTAL or GRAND.
[[nodiscard]] std::array<std::string, kCells> cellsOf(const sheet::Half& half);

[[nodiscard]] Unexpected<SheetError> refusedSheet(SheetFault fault, std::size_t line, std::string_view words);
// Returns the lines of the text. Errors: TooLarge if the text has more than kMostSheetBytes; NotText if the
// text is not UTF-8 or has a NUL byte.
[[nodiscard]] Expected<std::vector<std::string_view>, SheetError> sheetLines(std::string_view text);

// Adds the tag to the sheet. Returns the fault if the tag is not accepted: TagTwice, BadEnding or BadResult.
[[nodiscard]] std::optional<SheetFault> addTag(sheet::Sheet& sheet, sheet::Tag tag);

// Returns the part that a fully read sheet lacks: NoLines or NoSet. nullopt if the sheet is complete.
[[nodiscard]] std::optional<SheetFault> lackOf(const sheet::Sheet& sheet);

}  // namespace damath::notation
