// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a cell of a scoresheet into its box: the written text, and the numbers of its findings. A wrong text
// is struck through, and the correct value stands beside it.
#pragma once

#include "reports/compose/sheets/scoresheet.hpp"
#include "reports/render/draw/canvas.hpp"

namespace damath::render {

// The kind of a cell's text. Figures: the text contains only numbers and signs of arithmetic, so every hyphen
// becomes a minus sign. Divisions: the same, and a slash divides instead of making a fraction.
enum class Holds { Figures, Divisions, Words };

inline constexpr qreal kCellType = 3.0;

// The look of a cell that has enough room. Without enough room, its type is smaller.
struct CellLook {
  Run::Look look = Run::Look::Plain;
  qreal most = kCellType;
  Holds holds = Holds::Figures;
};

// The lines of a cell's text in a box of a given width, and their type size.
struct CellLayout {
  QList<QList<Run>> lines;
  qreal size = kCellType;
  QString tag;

  [[nodiscard]] qreal height() const;
};

[[nodiscard]] CellLayout layoutOf(const compose::CellText& cell, qreal width, const CellLook& look);

// Returns the width of the cell if its whole text stands on one line in the usual type size.
[[nodiscard]] qreal widthOnOneLine(const compose::CellText& cell, Holds holds);

void paintCell(Canvas& canvas, const QRectF& box, const compose::CellText& cell, const CellLook& look);

[[nodiscard]] QString tagText(const std::vector<int>& findings);

}  // namespace damath::render
