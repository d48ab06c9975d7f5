// SPDX-License-Identifier: GPL-3.0-or-later
// Divides the width of a table among its columns.
#pragma once

#include <vector>

#include "reports/render/draw/canvas.hpp"

namespace damath::render {

inline constexpr qreal kEventRow = 6.2;
inline constexpr qreal kCellSize = 2.8;  // the usual type size of a cell, in millimeters

// A column of a table. A left-aligned column holds names, which may run over several lines. Any other column
// is called a column of numbers: it holds numbers, times or results, which are never cut.
struct Column {
  QString heading;
  Align align = Align::Left;
  qreal width = 0;
  Weight weight = Weight::Regular;
  Stretch written = {};  // the part of the column in which text may stand; set by keepOffSeams()
  // True if the type of this column may not be larger than the type of the column of names on its left.
  bool isLed = false;
};

// The treatment of columns of numbers. Alike: columns of numbers keep the width that they do not need.
// Yielding: they give this width to columns of names. In both cases, a right-aligned column may become
// narrower if the table then becomes much lower; its numbers then take more lines. Settled: the widths of all
// columns are final and are not changed.
enum class Figures { Alike, Yielding, Settled };
struct TableLook {
  qreal row = kEventRow;  // the least height of a row
  qreal scale = 1;        // the type size, relative to kCellSize
  Figures figures = Figures::Yielding;
  QString again = {};        // a heading with "(continued)", printed above the column headings on later pages
  qreal least = kLeastType;  // the smallest type size of the table
};

// Returns the height of a row whose text takes this number of lines.
[[nodiscard]] inline qreal heightOfLines(qsizetype lines, qreal size) {
  return lineHeight(size) * static_cast<qreal>(lines) + 0.8;
}

// Divides the total width anew among the columns. A column of numbers that is too narrow gets width from
// columns of names. The columns of names share the rest of the width according to the length of their names.
void shareOutWidths(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                    const TableLook& look);

// Moves columns or their texts so that no text of a poster crosses a seam (edge between two sheets): each
// seam lies on the edge of a column or in a part that stays empty. `sheet` is the width of a sheet, 0 without
// a poster. `left` is the left edge of the table.
void keepOffSeams(std::vector<Column>& columns, qreal left, qreal sheet);

}  // namespace damath::render
