// SPDX-License-Identifier: GPL-3.0-or-later
// A table on the wall of a hall, and how it is laid out on a page: columns as wide as what is in them, long
// names in two lines, in type as large as the page lets it be.
#pragma once

#include <QFont>
#include <QPainter>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/board/side.hpp"

namespace damath::views {

struct HallColumn {
  enum class Kind { Figure, Name };  // a figure is never broken
  QString heading;
  Kind kind = Kind::Name;
  std::optional<board::Side> side = {};  // whose names stand below
};

struct HallTable {
  QString title;
  std::vector<HallColumn> columns;
  std::vector<QStringList> rows;
};

// So many rows of a table, from one of them on, in a room of pixels.
struct HallLayout {
  std::size_t first = 0;
  int title = 0;                  // its height
  int headings = 0;               // theirs
  int type = 0;                   // pixels, of the rows
  std::vector<int> widths;        // a column, with the air beside
  std::vector<int> heights;       // a row
  std::vector<QStringList> rows;  // broken
};

// As many rows as have place in type of that size, then in type as large as there is room for them.
// Promise: `first` is a row of the table.
[[nodiscard]] HallLayout laidOut(const HallTable& table, std::size_t first, const QSize& room,
                                 const QFont& font, int leastType);

void paintTable(QPainter& painter, const HallTable& table, const HallLayout& layout, const QRect& room,
                const QPalette& palette);

// The text in type as large as fits into the place, and not larger than the painter's.
void fitText(QPainter& painter, const QRect& place, int flags, const QString& text);

}  // namespace damath::views
