// SPDX-License-Identifier: GPL-3.0-or-later
// Distributes the width of a table among its columns.
#pragma once

#include <vector>

#include "reports/render/draw/canvas.hpp"

namespace damath::render {

inline constexpr qreal kEventRow = 6.2;
inline constexpr qreal kCellSize = 2.8;  // the type size of a cell

// A column. Names are left-aligned and may run over several lines. All other columns hold figures, which are
// never cut.
struct Column {
  QString heading;
  Align align = Align::Left;
  qreal width = 0;
  Weight weight = Weight::Regular;
  Stretch written = {};  // the part of the width that holds text; set by keepOffSeams()
  bool isLed = false;    // true if the type must be no larger than that of the name column before
};

// Alike: columns of figures keep their widths. Yielding: they give spare width to names. Settled: all widths
// are final.
enum class Figures { Alike, Yielding, Settled };
struct TableLook {
  qreal row = kEventRow;  // the least height of a row
  qreal scale = 1;        // the type size, relative to kCellSize
  Figures figures = Figures::Yielding;
  QString again = {};        // printed above the headings on later pages
  qreal least = kLeastType;  // the smallest type of the table
};

// Returns the height of a row with this number of lines.
[[nodiscard]] inline qreal heightOfLines(qsizetype lines, qreal size) {
  return lineHeight(size) * static_cast<qreal>(lines) + 0.8;
}

// Gives columns of figures the width that they need from columns of names. The columns of names share the
// rest according to their texts. The total width stays the same.
void shareOutWidths(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                    const TableLook& look);

// Places each seam of a poster on the edge of a column, or in a part of a column that stays empty. `sheet` is
// the width of a poster's sheet, 0 without a poster. `left` is the left edge of the table.
void keepOffSeams(std::vector<Column>& columns, qreal left, qreal sheet);

}  // namespace damath::render
