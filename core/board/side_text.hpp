// SPDX-License-Identifier: GPL-3.0-or-later
// How the two sides are spelled: in files, JSON and on the command line, and for people.
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

// The same in every language.
[[nodiscard]] constexpr std::string_view nameOf(Side side) {
  return side == Side::Blue ? "BLUE" : "RED";
}

}  // namespace damath::board
