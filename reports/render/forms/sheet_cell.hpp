// SPDX-License-Identifier: GPL-3.0-or-later
// One cell of a scoresheet in its box: as written, or struck through with what is right beside it, and the
// numbers of its findings.
#pragma once

#include "reports/compose/sheets/scoresheet.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// What may stand in the cell: every hyphen of a figure is a minus.
enum class Holds { Figures, Words };

inline constexpr qreal kCellType = 3.0;

// How a cell is set where it has room: type is smaller where it has none.
struct CellLook {
  Run::Look look = Run::Look::Plain;
  qreal most = kCellType;
  Holds holds = Holds::Figures;
};

// The lines the cell takes in a box of that width, and their size.
struct CellLayout {
  QList<QList<Run>> lines;
  qreal size = kCellType;
  QString tag;

  [[nodiscard]] qreal height() const;
};

[[nodiscard]] CellLayout layoutOf(const compose::CellText& cell, qreal width, const CellLook& look);

// What all of it takes on one line in the ordinary type.
[[nodiscard]] qreal widthOnOneLine(const compose::CellText& cell, Run::Look look);

void paintCell(Canvas& canvas, const QRectF& box, const compose::CellText& cell, const CellLook& look);

[[nodiscard]] QString tagText(const std::vector<int>& findings);

}  // namespace damath::render
