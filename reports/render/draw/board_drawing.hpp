// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a board with its chips. BLUE's chips are white, RED's are gray. A dama has a second ring. BLUE's
// coordinates stand below and on the left, RED's own coordinates above and on the right (rulebook B4).
#pragma once

#include <cstddef>
#include <vector>

#include "reports/compose/sheets/board_diagram.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// The size in which boards are drawn. `square` is the width of a square in millimeters.
struct BoardLook {
  qreal square = 0;
  std::size_t inARow = 1;  // the number of boards beside each other on upright paper

  [[nodiscard]] QSizeF size() const;  // the size of a board with its caption
};
// Returns the small size if all chips are readable in it, otherwise the large size. A chip with the text
// "-121√18" needs larger squares than a chip with the text "12".
[[nodiscard]] BoardLook boardLookOf(const std::vector<compose::BoardDiagram>& boards);

void paintBoard(Canvas& canvas, QPointF corner, const compose::BoardDiagram& diagram, const BoardLook& look);

}  // namespace damath::render
