// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of a scoresheet in its box: the written text, or the written text struck through with the correct
// value beside it, and the numbers of its findings.
#pragma once

#include "reports/compose/sheets/scoresheet.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// The content of the cell. Figures: every hyphen is a minus.
enum class Holds { Figures, Words };

inline constexpr qreal kCellType = 3.0;

// The look of a cell if it has enough room. Otherwise its type is smaller.
struct CellLook {
  Run::Look look = Run::Look::Plain;
  qreal most = kCellType;
  Holds holds = Holds::Figures;
};

// The lines of a cell in a box of a given width, and their type size.
struct CellLayout {
  QList<QList<Run>> lines;
  qreal size = kCellType;
  QString tag;

  [[nodiscard]] qreal height() const;
};

[[nodiscard]] CellLayout layoutOf(const compose::CellText& cell, qreal width, const CellLook& look);

// Returns the width of the whole content on one line, in the ordinary type size.
[[nodiscard]] qreal widthOnOneLine(const compose::CellText& cell, Run::Look look);

void paintCell(Canvas& canvas, const QRectF& box, const compose::CellText& cell, const CellLook& look);

[[nodiscard]] QString tagText(const std::vector<int>& findings);

}  // namespace damath::render
