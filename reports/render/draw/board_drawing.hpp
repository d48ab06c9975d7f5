// SPDX-License-Identifier: GPL-3.0-or-later
// A board with its chips: BLUE's white, RED's grey, a dama with a second ring. Below and on the left BLUE's
// coordinates, above and on the right RED's own (rulebook B4).
#pragma once

#include <cstddef>
#include <vector>

#include "reports/compose/sheets/board_diagram.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// How large boards are drawn.
struct BoardLook {
  qreal square = 0;
  std::size_t inARow = 1;  // so many stand beside each other on upright paper

  [[nodiscard]] QSizeF size() const;  // of a board with its caption
};
// As small as the chips of all of them can be read: figures such as -121√18 want more room than 12 does.
[[nodiscard]] BoardLook boardLookOf(const std::vector<compose::BoardDiagram>& boards);

void paintBoard(Canvas& canvas, QPointF corner, const compose::BoardDiagram& diagram, const BoardLook& look);

}  // namespace damath::render
