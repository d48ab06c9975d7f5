// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes marks that fill a cell but have no content: dashes, `n/a`, ditto marks, crossed-out text.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/sheet/cells/normalized_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// True for a mark that stands for an empty cell: dashes, underscores, points, quotation and ditto marks, or a
// word such as `n/a`, `none`, `nil`, `wala`, `do.`, `ditto`.
[[nodiscard]] bool isMark(const NormalizedText& written);

// True if a Move cell holds only a mark such as a dash or `n/a`, a move number, or both: `12. -`, `12.`.
[[nodiscard]] bool isMoveMark(const NormalizedText& written);

// True if a Move cell is a row of four or more x, dashes, slashes or `=`: the player crossed out its
// former content. A move number may stand before the row.
[[nodiscard]] bool isCrossedOut(const NormalizedText& written);

// True if the player's half of a line holds only marks and therefore counts as blank. A 0 counts as a mark if
// no move is written.
[[nodiscard]] bool saysNothing(const Half& half);

// True if the Move cell is crossed out. This half of the line then records no move. A row of dashes beside a
// blank score and total is only a mark.
[[nodiscard]] bool isStruck(const Half& half);

// True if the character at `column` (from 1) of the cell is a question mark.
[[nodiscard]] bool isQuestionMark(std::string_view cell, std::size_t column);

}  // namespace damath::sheet
