// SPDX-License-Identifier: GPL-3.0-or-later
// One cell of a scoresheet in its box: as written, or struck through with what is right beside it, and the
// numbers of its findings.
#pragma once

#include "reports/compose/sheets/scoresheet.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// The lines the cell takes in a box of that width, and their size.
struct CellLayout {
  QList<QList<Run>> lines;
  qreal size = 3.0;
  QString tag;

  [[nodiscard]] qreal height() const;
};

// What may stand in the cell: every hyphen of a figure is a minus.
enum class Holds { Figures, Words };

[[nodiscard]] CellLayout layoutOf(const compose::CellText& cell, qreal width, Run::Look look,
                                  Holds holds = Holds::Figures);

// What all of it takes on one line in the ordinary type.
[[nodiscard]] qreal widthOnOneLine(const compose::CellText& cell, Run::Look look);

void paintCell(Canvas& canvas, const QRectF& box, const compose::CellText& cell, Run::Look look,
               Holds holds = Holds::Figures);

[[nodiscard]] QString tagText(const std::vector<int>& findings);

}  // namespace damath::render
