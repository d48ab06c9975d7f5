// SPDX-License-Identifier: GPL-3.0-or-later
// One player's half of a line as three cells, the same in the text form and its CSV twin: `RC`, `TOTAL` and
// `GRAND` at the head of the first cell say what the half is for.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/sheet/sheet_text.hpp"

namespace damath::notation {

// Of one half: move, score, total.
inline constexpr std::size_t kCells = 3;

// Precondition: at most three cells. Missing cells are blank. Also read: "R.C.", "Remaining chips", "Natira",
// "Kabuuan", "GRAND TOTAL", "G.T." and the like (docs/formats.md), in any case, in full-width letters, with a
// colon behind the word.
[[nodiscard]] sheet::Half halfOf(std::span<const std::string_view> cells);
// The same into a half that is blank so far.
void fill(sheet::Half& half, std::span<const std::string_view> cells);

[[nodiscard]] std::array<std::string, kCells> cellsOf(const sheet::Half& half);

[[nodiscard]] Unexpected<SheetError> refusedSheet(SheetFault fault, std::size_t line, std::string_view words);
// The lines of a text that is short enough for a sheet, and a text at all.
[[nodiscard]] Expected<std::vector<std::string_view>, SheetError> sheetLines(std::string_view text);

}  // namespace damath::notation
