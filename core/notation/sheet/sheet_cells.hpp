// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes one player's half of a line as three cells, for both the text form and the CSV form. The
// words `RC`, `TOTAL` and `GRAND` at the head of the first cell give the kind of the half.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/sheet/sheet_text.hpp"

namespace damath::notation {

// The number of cells of a half: move, score, total.
inline constexpr std::size_t kCells = 3;

// Returns the half with these cells. Precondition: at most three cells. Missing cells are blank. Also read as
// row words: "R.C.", "Remaining chips", "Natira", "Kabuuan", "GRAND TOTAL", "G.T." and similar
// (docs/formats.md), in upper or lower case, in full-width letters, with a colon after the word.
[[nodiscard]] sheet::Half halfOf(std::span<const std::string_view> cells);
// Fills `half` with these cells like halfOf. Precondition: `half` is blank; at most three cells.
void fill(sheet::Half& half, std::span<const std::string_view> cells);

[[nodiscard]] std::array<std::string, kCells> cellsOf(const sheet::Half& half);

[[nodiscard]] Unexpected<SheetError> refusedSheet(SheetFault fault, std::size_t line, std::string_view words);
// Returns the lines of the text. Errors: TooLarge if the text has more than kMostSheetBytes; NotText if the
// text is not UTF-8 or has a NUL byte.
[[nodiscard]] Expected<std::vector<std::string_view>, SheetError> sheetLines(std::string_view text);

}  // namespace damath::notation
