// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game with the players' entries in each other's column from any line on.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "core/notation/sheet/sheet_text.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::support {

inline constexpr int kFirstExchanged = 10;  // the line of kExchangedColumns

// The game of kExchangedColumns with the columns exchanged from that line on, from 1; behind the last line:
// as it should have been written.
[[nodiscard]] inline sheet::Sheet exchangedFrom(int line) {
  sheet::Sheet sheet = *notation::parseSheetText(std::string(kExchangedColumns));
  for (int each = 1; each <= static_cast<int>(sheet.lines.size()); ++each) {
    auto& halves = sheet.lines[static_cast<std::size_t>(each - 1)].halves;
    if ((each >= kFirstExchanged) != (each >= line)) std::swap(halves[0], halves[1]);
  }
  return sheet;
}

// The first lines of kExchangedColumns, too few for a total to prove whose entries they are.
[[nodiscard]] inline std::string unprovenExchange() {
  const std::string text(kExchangedColumns);
  return text.substr(0, text.find("-1 (2,3) | | || 4 x (-5)"));
}

}  // namespace damath::support
