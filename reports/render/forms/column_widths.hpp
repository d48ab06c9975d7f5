// SPDX-License-Identifier: GPL-3.0-or-later
// How the width of a table is shared out among its columns.
#pragma once

#include <vector>

#include "reports/render/draw/canvas.hpp"

namespace damath::render {

inline constexpr qreal kEventRow = 6.2;
inline constexpr qreal kCellSize = 2.8;  // the type of a cell

// Names stand at the left and run over several lines; all else is figures, none of which is ever cut.
struct Column {
  QString heading;
  Align align = Align::Left;
  qreal width = 0;
  Weight weight = Weight::Regular;
  Stretch written = {};  // of its width; keepOffSeams() says it
  bool isLed = false;    // set no larger than the names before it
};

// How large a table is set: the least height of its rows, and its type beside the ordinary one; and what
// stands above its headings where it goes on on another page.
// Whether columns of figures keep their widths or give names what they can; or all widths are settled.
enum class Figures { Alike, Yielding, Settled };
struct TableLook {
  qreal row = kEventRow;
  qreal scale = 1;
  Figures figures = Figures::Yielding;
  QString again = {};
  qreal least = kLeastType;  // below which nothing of it is set
};

// Of a row that holds so many.
[[nodiscard]] inline qreal heightOfLines(qsizetype lines, qreal size) {
  return lineHeight(size) * static_cast<qreal>(lines) + 0.8;
}

// Columns of figures that need more take it from those of names, and those share theirs by what stands in
// them. The sum stays.
void shareOutWidths(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                    const TableLook& look);

// Where the sheets of a poster meet is the edge of a column, or a part of one that stays empty. `sheet` is
// the width of one, 0 where it is no poster; `left` where the table begins.
void keepOffSeams(std::vector<Column>& columns, qreal left, qreal sheet);

}  // namespace damath::render
