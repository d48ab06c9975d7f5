// SPDX-License-Identifier: GPL-3.0-or-later
// What fills a cell without saying anything: dashes, `n/a`, ditto marks, crossed out text.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/sheet/cells/normalized_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// True for a mark that stands for an empty cell: dashes, points, quotation and ditto marks, `n/a`, `none`,
// `wala`, `do.`, `ditto`.
[[nodiscard]] bool isMark(const NormalizedText& written);

// The same for a Move cell, which a number may begin: `12. -`, `12.`.
[[nodiscard]] bool isMoveMark(const NormalizedText& written);

// True if a Move cell is a row of four or more x or dashes: what stood there is crossed out. A number may
// stand before them.
[[nodiscard]] bool isCrossedOut(const NormalizedText& written);

// True if the half holds marks alone, a 0 counting as one where no move is written: it is as good as blank.
[[nodiscard]] bool saysNothing(const Half& half);

// True if the Move cell is crossed out: the half is no play.
[[nodiscard]] bool isStruck(const Half& half);

// True if the character of the cell, counted from 1, is a question mark.
[[nodiscard]] bool isQuestionMark(std::string_view cell, std::size_t column);

}  // namespace damath::sheet
