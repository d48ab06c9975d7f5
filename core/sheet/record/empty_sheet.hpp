// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a scoresheet has no entries below its head.
#pragma once

#include <algorithm>

#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// True if every cell is empty. Tags do not count.
[[nodiscard]] inline bool isEmpty(const Sheet& sheet) {
  return std::ranges::all_of(sheet.lines, [](const Line& line) {
    return std::ranges::all_of(line.halves, [](const Half& half) {
      return half.move.empty() && half.score.empty() && half.total.empty();
    });
  });
}

}  // namespace damath::sheet
