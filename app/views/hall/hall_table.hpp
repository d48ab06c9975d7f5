// SPDX-License-Identifier: GPL-3.0-or-later
// A table on the wall of a hall, and how it is laid out on a page: columns as wide as what is in them, long
// names in two lines, in type as large as the page lets it be.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <cstddef>
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

// What texts measure in one font, in pixels. Each is measured once: a hall of many names is laid out anew
// after every result.
class TextWidths {
 public:
  TextWidths(const QFont& font, int type);

  [[nodiscard]] int type() const { return m_type; }
  [[nodiscard]] int lineSpacing() const { return m_metrics.lineSpacing(); }
  [[nodiscard]] int inOneLine(const QString& text) { return of(text).inOneLine; }
  [[nodiscard]] int inTwoLines(const QString& text) { return of(text).inTwoLines; }
  // In lines no wider than that, but for single words.
  [[nodiscard]] QString broken(const QString& text, int width);

 private:
  struct Widths {
    int inOneLine = 0;
    int inTwoLines = 0;
  };
  Widths of(const QString& text);

  int m_type;
  QFontMetrics m_metrics;
  QHash<QString, Widths> m_known;
};

// How many rows from that one on have place in the room, in type of those widths; one at least.
// Promise: `first` is a row of the table.
[[nodiscard]] std::size_t rowsOfPage(const HallTable& table, std::size_t first, const QSize& room,
                                     const QFont& font, TextWidths& least);

// The rows of a page, in type as large as there is room for them and not smaller than the least.
[[nodiscard]] HallLayout laidOut(const HallTable& table, std::size_t first, std::size_t rows,
                                 const QSize& room, const QFont& font, TextWidths& least);

void paintTable(QPainter& painter, const HallTable& table, const HallLayout& layout, const QRect& room,
                const QPalette& palette);

// The text in type as large as fits into the place, and not larger than the painter's.
void fitText(QPainter& painter, const QRect& place, int flags, const QString& text);

}  // namespace damath::views
