// SPDX-License-Identifier: GPL-3.0-or-later
// The two players. BLUE sits at (0, 0) and moves first unless the ruleset says otherwise (rulebook M1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/spellings.hpp"

namespace damath::board {

enum class Side : std::uint8_t { Blue, Red };

[[nodiscard]] constexpr Side opponent(Side side) {
  return side == Side::Blue ? Side::Red : Side::Blue;
}
[[nodiscard]] constexpr std::size_t indexOf(Side side) {
  return side == Side::Blue ? 0 : 1;
}

inline constexpr Side kSides[] = {Side::Blue, Side::Red};

// Returns `blue` or `red`: the spelling in files, in JSON and on the command line.
[[nodiscard]] constexpr std::string_view toText(Side side) {
  return spellingOf(side);
}
[[nodiscard]] constexpr std::optional<Side> parseSide(std::string_view text) {
  return valueOf<Side>(text);
}

// Returns BLUE or RED, the name for people. The name is not translated.
[[nodiscard]] constexpr std::string_view nameOf(Side side) {
  return side == Side::Blue ? "BLUE" : "RED";
}

}  // namespace damath::board
