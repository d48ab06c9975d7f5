// SPDX-License-Identifier: GPL-3.0-or-later
// The squares that a turn visits (rulebook K10).
#pragma once

#include <vector>

#include "core/rules/turn.hpp"

namespace damath::rules {

// Returns the start and every landing in order; for a quiet move, two squares.
[[nodiscard]] inline std::vector<Square> squaresOf(const Turn& turn) {
  std::vector<Square> squares{turn.start()};
  if (!turn.isCapture()) squares.push_back(turn.end());
  for (const Jump& jump : turn.jumps()) squares.push_back(jump.landing);
  return squares;
}

}  // namespace damath::rules
