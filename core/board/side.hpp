// SPDX-License-Identifier: GPL-3.0-or-later
// The two players. BLUE sits at (0, 0) and moves first unless the ruleset says otherwise (rulebook M1).
#pragma once

#include <cstddef>
#include <cstdint>

namespace damath::board {

enum class Side : std::uint8_t { Blue, Red };

[[nodiscard]] constexpr Side opponent(Side side) {
  return side == Side::Blue ? Side::Red : Side::Blue;
}
[[nodiscard]] constexpr std::size_t indexOf(Side side) {
  return side == Side::Blue ? 0 : 1;
}

inline constexpr Side kSides[] = {Side::Blue, Side::Red};

}  // namespace damath::board
