// SPDX-License-Identifier: GPL-3.0-or-later
// A table for the projector, and its layout on a page. Each column is as wide as its content, a long name
// takes two lines, and the type is as large as the page allows.
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

namespace damath::window {

struct HallColumn {
  enum class Kind { Figure, Name };  // the kind of a column's texts; only names are broken into two lines
  QString heading;
  Kind kind = Kind::Name;
  // the side of the players whose names are in this column, BLUE or RED; nullopt for other columns
  std::optional<board::Side> side = {};
};

struct HallTable {
  QString title;
  std::vector<HallColumn> columns;
  std::vector<QStringList> rows;
};

// The layout of one page of a table. All lengths are in pixels.
struct HallLayout {
  std::size_t first = 0;
  int title = 0;                  // height of the table's title
  int headings = 0;               // height of the column headings
  int type = 0;                   // type size of the rows
  std::vector<int> widths;        // width of each column, with the space on both sides of its text
  std::vector<int> heights;       // height of each row
  std::vector<QStringList> rows;  // texts of the cells of each row, with line breaks
};

// The widths of texts in one font, in pixels. Each text is measured only once, because a display with many
// names gets a new layout after every result.
class TextWidths {
 public:
  TextWidths(const QFont& font, int type);

  [[nodiscard]] int type() const { return m_type; }
  [[nodiscard]] int lineSpacing() const { return m_metrics.lineSpacing(); }
  [[nodiscard]] int inOneLine(const QString& text) { return of(text).inOneLine; }
  [[nodiscard]] int inTwoLines(const QString& text) { return of(text).inTwoLines; }
  // Breaks a text into lines of at most `width` pixels. A line with a single word may be wider.
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

// Returns the number of table rows, beginning at `first`, that fit into `room` in the smallest type; at least
// 1. Precondition: `first` is a row of the table.
[[nodiscard]] std::size_t rowsOfPage(const HallTable& table, std::size_t first, const QSize& room,
                                     const QFont& font, TextWidths& least);

// Lays out the rows of a page in the largest type with which the rows and the columns fit. `least` holds the
// smallest allowed type size.
[[nodiscard]] HallLayout laidOut(const HallTable& table, std::size_t first, std::size_t rows,
                                 const QSize& room, const QFont& font, TextWidths& least);

void paintTable(QPainter& painter, const HallTable& table, const HallLayout& layout, const QRect& room,
                const QPalette& palette);

// Paints a text into `place` with the painter's font. If the text is too long, its letters become narrower.
// If that is not enough, the end of the text is cut off.
void fitText(QPainter& painter, const QRect& place, int flags, const QString& text);

}  // namespace damath::window
