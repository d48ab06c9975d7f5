// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a square as a scoresheet does.
#pragma once

#include <QString>

#include "core/board/square.hpp"

namespace damath::window {

// Returns "(4,3)".
[[nodiscard]] inline QString squareText(board::Square square) {
  return QStringLiteral("(%1,%2)").arg(square.x()).arg(square.y());
}

}  // namespace damath::window
