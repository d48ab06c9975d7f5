// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display/hall_table.hpp"

#include <algorithm>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/line_breaks.hpp"

namespace damath::window {

namespace {

// The largest number of rows on a page of the projector display. People in the back could not read a page
// with more rows.
constexpr std::size_t kMostRows = 12;
constexpr int kTitleParts = 9;     // the page is this many times as high as the title of the table
constexpr int kHeadingParts = 13;  // the page is this many times as high as the line of column headings
constexpr int kFewestRows = 6;     // limit of the type size: the height for all rows divided by this number
constexpr double kTypeOfTitle = 0.62;  // type size of the title and the headings, as a part of their height
constexpr double kAirOfRow = 0.45;     // space above and below a row together, as a part of the type size
constexpr double kAirOfColumn = 0.4;   // space on each side of a column, as a part of the type size
// The narrowest type of a text, in percent of its normal width. Narrower type cannot be read from a distance.
constexpr int kNarrowestName = 70;

QFont inPixels(QFont font, int size, bool isBold = false) {
  font.setPixelSize(std::max(size, 1));
  font.setBold(isBold);
  return font;
}

int airOf(int type) {
  return std::max(static_cast<int>(type * kAirOfColumn), 1);
}

// Returns the font of the column headings. Its size depends only on the height of the page, not on the type
// of the rows. A column is at least as wide as its heading, except if the page is too narrow for all columns.
QFont headingFont(const QFont& font, int height) {
  return inPixels(font, static_cast<int>(height * kTypeOfTitle), true);
}

class Fitting {
 public:
  Fitting(const HallTable& table, std::size_t first, const QFont& font, const HallLayout& frame)
      : m_table(table), m_first(first), m_font(font), m_frame(frame) {}

  // Lays out `count` rows of the page in the type size of `texts`. Returns false if the columns together are
  // wider than the page even after names were broken into two lines.
  bool take(std::size_t count, TextWidths& texts, const QSize& room) {
    const QFontMetrics headings(headingFont(m_font, m_frame.headings));
    const int air = 2 * airOf(texts.type());
    std::vector<int> whole;
    std::vector<int> least;
    for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
      const HallColumn& facts = m_table.columns[column];
      int wide = headings.horizontalAdvance(facts.heading);
      int narrow = wide;
      for (std::size_t row = m_first; row < m_first + count; ++row) {
        const QString& text = m_table.rows[row][static_cast<qsizetype>(column)];
        wide = std::max(wide, texts.inOneLine(text));
        const bool isName = facts.kind == HallColumn::Kind::Name;
        narrow = std::max(narrow, isName ? texts.inTwoLines(text) : texts.inOneLine(text));
      }
      whole.push_back(wide + air + 1);
      least.push_back(narrow + air + 1);
    }
    const bool isRoomy = share(whole, least, room.width());
    measure(count, texts);
    return isRoomy;
  }

  [[nodiscard]] int height() const {
    int height = 0;
    for (const int row : heights) height += row;
    return height;
  }

  std::vector<int> widths;
  std::vector<int> heights;
  std::vector<QStringList> rows;

 private:
  // Divides the page's width among the columns. If there is too little width, name columns shrink until their
  // names need two lines. If width is left over, the name columns get it.
  bool share(const std::vector<int>& whole, const std::vector<int>& least, int room) {
    int wanted = 0;
    int givable = 0;
    int names = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
      wanted += whole[i];
      givable += whole[i] - least[i];
      names += m_table.columns[i].kind == HallColumn::Kind::Name ? 1 : 0;
    }
    const int over = wanted - room;
    widths = over > givable ? least : whole;
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (over > 0 && over <= givable) widths[i] -= ((whole[i] - least[i]) * over + givable - 1) / givable;
      if (over <= 0 && m_table.columns[i].kind == HallColumn::Kind::Name) widths[i] += -over / names;
    }
    if (over <= givable) return true;
    // Even with names in two lines, the columns are too wide. So the name columns become narrower. Their
    // texts get narrower type, and are cut off at the end if that is not enough.
    int figures = 0;
    int named = 0;
    for (std::size_t i = 0; i < least.size(); ++i) {
      (m_table.columns[i].kind == HallColumn::Kind::Name ? named : figures) += least[i];
    }
    for (std::size_t i = 0; i < least.size(); ++i) {
      if (m_table.columns[i].kind != HallColumn::Kind::Name) continue;
      widths[i] = std::max(least[i] * (room - figures) / std::max(named, 1), 1);
    }
    return false;
  }

  void measure(std::size_t count, TextWidths& widthsOf) {
    const int type = widthsOf.type();
    heights.clear();
    rows.clear();
    for (std::size_t row = m_first; row < m_first + count; ++row) {
      QStringList texts = m_table.rows[row];
      qsizetype lines = 1;
      for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
        if (m_table.columns[column].kind != HallColumn::Kind::Name) continue;
        QString& text = texts[static_cast<qsizetype>(column)];
        const int room = std::max(widths[column] - 2 * airOf(type), widthsOf.inTwoLines(text));
        text = widthsOf.broken(text, room);
        lines = std::max(lines, text.count(u'\n') + 1);
      }
      rows.push_back(texts);
      heights.push_back(widthsOf.lineSpacing() * static_cast<int>(lines) +
                        static_cast<int>(kAirOfRow * type));
    }
  }

  const HallTable& m_table;
  std::size_t m_first;
  const QFont& m_font;
  const HallLayout& m_frame;
};

// Returns a layout with the heights of title and headings. The layout has no rows yet.
HallLayout frameOf(const HallTable& table, std::size_t first, const QSize& room) {
  const bool isHeaded =
      std::ranges::any_of(table.columns, [](const HallColumn& column) { return !column.heading.isEmpty(); });
  HallLayout frame;
  frame.first = first;
  frame.title = room.height() / kTitleParts;
  frame.headings = isHeaded ? room.height() / kHeadingParts : 0;
  return frame;
}

int roomForRows(const HallLayout& frame, const QSize& room) {
  return room.height() - frame.title - frame.headings;
}

}  // namespace

TextWidths::TextWidths(const QFont& font, int type)
    : m_type(std::max(type, 1)), m_metrics(inPixels(font, m_type)) {}

TextWidths::Widths TextWidths::of(const QString& text) {
  auto known = m_known.constFind(text);
  if (known == m_known.constEnd()) {
    known = m_known.insert(text, {m_metrics.horizontalAdvance(text), widthInTwoLines(text, m_metrics)});
  }
  return *known;
}

QString TextWidths::broken(const QString& text, int width) {
  return inOneLine(text) <= width ? text : brokenAtBlanks(text, m_metrics, width);
}

void fitText(QPainter& painter, const QRect& place, int flags, const QString& text) {
  QFont type = painter.font();
  const int wide = QFontMetrics(type).horizontalAdvance(text);
  // A text that is too long is first set in narrower type. If that is not enough, its end is cut off.
  if (wide > place.width()) {
    type.setStretch(std::max(100 * place.width() / std::max(wide, 1), kNarrowestName));
  }
  painter.save();
  painter.setFont(type);
  painter.drawText(place, flags, QFontMetrics(type).elidedText(text, Qt::ElideRight, place.width()));
  painter.restore();
}

std::size_t rowsOfPage(const HallTable& table, std::size_t first, const QSize& room, const QFont& font,
                       TextWidths& least) {
  const HallLayout frame = frameOf(table, first, room);
  std::size_t rows = std::min(table.rows.size() - first, kMostRows);
  Fitting fitting(table, first, font, frame);
  fitting.take(rows, least, room);
  while (rows > 1 && fitting.height() > roomForRows(frame, room)) fitting.take(--rows, least, room);
  return rows;
}

HallLayout laidOut(const HallTable& table, std::size_t first, std::size_t rows, const QSize& room,
                   const QFont& font, TextWidths& least) {
  HallLayout layout = frameOf(table, first, room);
  const int left = roomForRows(layout, room);
  Fitting best(table, first, font, layout);
  best.take(rows, least, room);
  layout.type = least.type();
  int tooLarge = left / kFewestRows + 1;
  while (layout.type + 1 < tooLarge) {
    TextWidths texts(font, (layout.type + tooLarge) / 2);
    Fitting larger(table, first, font, layout);
    if (!larger.take(rows, texts, room) || larger.height() > left) {
      tooLarge = texts.type();
      continue;
    }
    layout.type = texts.type();
    best.widths = std::move(larger.widths);
    best.heights = std::move(larger.heights);
    best.rows = std::move(larger.rows);
  }
  // Height that the rows do not need becomes space between them.
  const int air = std::min(left - best.height(), best.height() / 2) / static_cast<int>(rows);
  if (air > 0) {
    for (int& height : best.heights) height += air;
  }
  layout.widths = std::move(best.widths);
  layout.heights = std::move(best.heights);
  layout.rows = std::move(best.rows);
  return layout;
}

void paintTable(QPainter& painter, const HallTable& table, const HallLayout& layout, const QRect& room,
                const QPalette& palette) {
  const QFont font = painter.font();
  painter.setFont(inPixels(font, static_cast<int>(layout.title * kTypeOfTitle), true));
  QRect row(room.left(), room.top(), room.width(), layout.title);
  fitText(painter, row, Qt::AlignLeft | Qt::AlignVCenter, table.title);
  const Colours colours = coloursOf(palette);
  const int air = airOf(layout.type);
  row = QRect(row.left(), row.bottom() + 1, row.width(), layout.headings);
  int left = row.left();
  painter.setFont(headingFont(font, layout.headings));
  for (std::size_t column = 0; column < table.columns.size(); ++column) {
    const auto& [heading, kind, side] = table.columns[column];
    const QRect cell(left, row.top(), layout.widths[column], row.height());
    if (side) painter.fillRect(cell, *side == board::Side::Blue ? colours.blueSide : colours.redSide);
    painter.setPen(side ? colours.sideInk : colours.quiet);
    painter.drawText(cell.adjusted(air, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, heading);
    left += layout.widths[column];
  }
  painter.setPen(palette.color(QPalette::Text));
  painter.setFont(inPixels(font, layout.type));
  for (std::size_t i = 0; i < layout.rows.size(); ++i) {
    row = QRect(row.left(), row.bottom() + 1, row.width(), layout.heights[i]);
    if (i % 2 == 0) painter.fillRect(row, palette.color(QPalette::AlternateBase));
    left = row.left();
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
      const QStringList lines = layout.rows[i][static_cast<qsizetype>(column)].split(u'\n');
      const int line = QFontMetrics(painter.font()).lineSpacing();
      int top = row.center().y() - line * static_cast<int>(lines.size()) / 2;
      for (const QString& text : lines) {
        fitText(painter, {left + air, top, layout.widths[column] - 2 * air, line},
                Qt::AlignLeft | Qt::AlignVCenter, text);
        top += line;
      }
      left += layout.widths[column];
    }
  }
  painter.setFont(font);
}

}  // namespace damath::window
