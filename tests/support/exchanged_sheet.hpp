// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game in which the players write in each other's column from some line on.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "core/notation/sheet/sheet_text.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::support {

inline constexpr int kFirstExchanged = 10;  // kExchangedColumns has its columns exchanged from this line on

// Returns the game of kExchangedColumns with the columns exchanged from the line number `line` on. If `line`
// is after the last line, the sheet is correct.
[[nodiscard]] inline sheet::Sheet exchangedFrom(int line) {
  sheet::Sheet sheet = *notation::parseSheetText(std::string(kExchangedColumns));
  for (int each = 1; each <= static_cast<int>(sheet.lines.size()); ++each) {
    auto& halves = sheet.lines[static_cast<std::size_t>(each - 1)].halves;
    if ((each >= kFirstExchanged) != (each >= line)) std::swap(halves[0], halves[1]);
  }
  return sheet;
}

// Returns the first lines of kExchangedColumns. These lines have too few totals to prove which player made an
// entry.
[[nodiscard]] inline std::string unprovenExchange() {
  const std::string text(kExchangedColumns);
  return text.substr(0, text.find("-1 (2,3) | | || 4 x (-5)"));
}

}  // namespace damath::support
