// SPDX-License-Identifier: GPL-3.0-or-later
// Returns squares by their coordinates, as tests name them.
#pragma once

#include "core/board/square.hpp"

namespace damath::window {

inline board::Square at(int x, int y) {
  return *board::Square::at(x, y);
}

}  // namespace damath::window
