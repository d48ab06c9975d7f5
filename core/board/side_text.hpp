// SPDX-License-Identifier: GPL-3.0-or-later
// The spellings of the two sides: in files, in JSON, on the command line, and for people.
#pragma once

#include <optional>
#include <string_view>

#include "core/board/side.hpp"
#include "core/spellings.hpp"

namespace damath::board {

[[nodiscard]] constexpr std::string_view toText(Side side) {
  return spellingOf(side);
}
[[nodiscard]] constexpr std::optional<Side> parseSide(std::string_view text) {
  return valueOf<Side>(text);
}

// Returns the name for people. The name is not translated.
[[nodiscard]] constexpr std::string_view nameOf(Side side) {
  return side == Side::Blue ? "BLUE" : "RED";
}

}  // namespace damath::board
