// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a square as a scoresheet writes it.
#pragma once

#include <QString>

#include "core/board/square.hpp"

namespace damath::views {

// As on paper: (4,3).
[[nodiscard]] inline QString squareText(board::Square square) {
  return QStringLiteral("(%1,%2)").arg(square.x()).arg(square.y());
}

}  // namespace damath::views
