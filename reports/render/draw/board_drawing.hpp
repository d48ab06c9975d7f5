// SPDX-License-Identifier: GPL-3.0-or-later
// A board with its chips: BLUE's white, RED's grey, a dama with a second ring. Below and on the left BLUE's
// coordinates, above and on the right RED's own (rulebook B4).
#pragma once

#include "reports/compose/sheets/board_diagram.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// With its caption.
inline constexpr QSizeF kBoardSize(61.2, 65.8);

void paintBoard(Canvas& canvas, QPointF corner, const compose::BoardDiagram& diagram);

}  // namespace damath::render
