// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/column_widths.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace damath::render {

namespace {

constexpr qreal kCellPad = 0.9;
constexpr qreal kEasyHeading = 2.1;
constexpr qreal kLeastNames = 32;
constexpr qreal kMostFigure = 46;
constexpr qreal kFigureAir = 1.6;  // what figures keep beside them

qreal padOf(const Column& column) {
  return std::min(kCellPad, column.width * 0.08);
}

// What a column of figures lacks to have the widest of them on one line.
qreal wantingIn(const Column& column, std::size_t place, const std::vector<QStringList>& rows, qreal scale) {
  if (column.align == Align::Left) return 0;
  qreal widest = 0;
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    widest = std::max(widest, widthOf(text, kCellSize * scale, column.weight));
  }
  return std::max<qreal>(std::min(widest + 2 * kCellPad + 0.1, kMostFigure) - column.width, 0);
}

// As far as the names can spare it.
void makeRoomForFigures(std::vector<Column>& columns, const std::vector<QStringList>& rows, qreal scale) {
  const auto spareIn = [](const Column& column) {
    return column.align == Align::Left ? std::max<qreal>(column.width - kLeastNames, 0) : 0;
  };
  std::vector<qreal> wanting;
  for (std::size_t i = 0; i < columns.size(); ++i) wanting.push_back(wantingIn(columns[i], i, rows, scale));
  const qreal wanted = std::accumulate(wanting.begin(), wanting.end(), qreal{0});
  qreal spare = 0;
  for (const Column& column : columns) spare += spareIn(column);
  if (wanted <= 0 || spare <= 0) return;
  const qreal moved = std::min(wanted, spare);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i].width += wanting[i] * moved / wanted - spareIn(columns[i]) * moved / spare;
  }
}

// The widest word, of those with a hyphen their parts, as far as a column can reasonably be made for it.
qreal widestWord(const QString& text, qreal size, Weight weight) {
  constexpr qreal kMostForWord = 16;  // in ems
  qreal widest = 0;
  for (const QString& word : text.split(QLatin1Char(' '))) {
    for (const QString& part : word.split(QLatin1Char('-'))) {
      widest = std::max(widest, widthOf(part + QLatin1Char('-'), size, weight));
    }
  }
  return std::min(widest, kMostForWord * size);
}

// What the longest text of the column takes on one line; of many names one in twelve may take more. A column
// that is empty is there to be written in.
qreal neededIn(const Column& column, std::size_t place, const std::vector<QStringList>& rows, qreal scale) {
  constexpr std::size_t kShareOfLong = 12;
  const qreal size = kCellSize * scale;
  const bool isOfNames = column.align == Align::Left;
  std::vector<qreal> widths;
  qreal word = 0;
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    widths.push_back(widthOf(text, size, column.weight));
    if (isOfNames) word = std::max(word, widestWord(text, size, column.weight));
  }
  std::ranges::sort(widths, std::ranges::greater());
  if (widths.front() <= 0) return column.width;
  qreal widest = isOfNames ? std::max(widths[widths.size() / kShareOfLong], word) : widths.front();
  for (const QString& part : column.heading.split(QLatin1Char(' '))) {
    widest = std::max(widest, widthOf(part, kEasyHeading * scale, Weight::Bold));
  }
  return widest + 2 * kCellPad + 0.1;
}

// What names lack for one line each, as far as figures do not need it.
void takeFromFigures(std::vector<Column>& columns, const std::vector<QStringList>& rows, qreal scale) {
  qreal lacking = 0;
  qreal names = 0;
  qreal sparable = 0;
  std::vector<qreal> spare;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const qreal beyond = columns[i].width - neededIn(columns[i], i, rows, scale);
    const bool isName = columns[i].align == Align::Left;
    spare.push_back(isName ? 0 : std::max<qreal>(beyond - kFigureAir * scale, 0));
    sparable += spare.back();
    lacking -= isName ? beyond : 0;
    names += isName ? columns[i].width : 0;
  }
  const qreal moved = std::min(lacking, sparable);
  if (moved <= 0) return;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    columns[i].width +=
        columns[i].align == Align::Left ? moved * columns[i].width / names : -spare[i] * moved / sparable;
  }
}

// Where one of them is too narrow, a column of names gets what it needs on one line as far as the others
// leave it, and what nobody needs is shared out as the columns' widths were.
void shareOutAmongNames(std::vector<Column>& columns, const std::vector<QStringList>& rows, qreal scale) {
  struct Share {
    Column* column;
    qreal needed;
    qreal planned;
  };
  std::vector<Share> open;
  qreal room = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Left) continue;
    open.push_back({&columns[i], neededIn(columns[i], i, rows, scale), columns[i].width});
    room += columns[i].width;
  }
  if (std::ranges::all_of(open, [](const Share& share) { return share.needed <= share.planned; })) return;
  const auto sumOf = [&open](qreal Share::*part) {
    qreal sum = 0;
    for (const Share& share : open) sum += share.*part;
    return sum;
  };
  if (const qreal spare = room - sumOf(&Share::needed); spare >= 0) {
    const qreal planned = sumOf(&Share::planned);
    for (const Share& share : open) share.column->width = share.needed + spare * share.planned / planned;
    return;
  }
  // Whoever needs less than the share keeps to that, and the others share the rest.
  std::ranges::sort(open, {}, [](const Share& share) { return share.needed / share.planned; });
  qreal planned = sumOf(&Share::planned);
  for (const Share& share : open) {
    share.column->width = std::min(share.needed, room * share.planned / planned);
    room -= share.column->width;
    planned -= share.planned;
  }
}

// Edges of columns go to the seams of a poster that lie near them, and the columns between with them.
void bringEdgesToSeams(std::vector<Column>& columns, qreal left, qreal sheet) {
  constexpr qreal kLeastPart = 0.75;  // of a column's width that stays
  std::vector<qreal> edges{left};
  for (const Column& column : columns) edges.push_back(edges.back() + column.width);
  std::vector<qreal> moved = edges;
  std::size_t fixed = 0;  // the last edge that stays where it is
  for (qreal at = sheet; at < edges.back(); at += sheet) {
    const auto nearest =
        std::ranges::min_element(edges, {}, [at](qreal edge) { return std::max(edge - at, at - edge); });
    const auto place = static_cast<std::size_t>(nearest - edges.begin());
    if (place <= fixed || place + 1 >= edges.size()) continue;
    const qreal before = (at - moved[fixed]) / (edges[place] - edges[fixed]);
    const qreal after = (edges.back() - at) / (edges.back() - edges[place]);
    if (std::min(before, after) < kLeastPart) continue;
    for (std::size_t i = fixed + 1; i <= place; ++i) {
      moved[i] = moved[fixed] + (edges[i] - edges[fixed]) * before;
    }
    for (std::size_t i = place + 1; i < edges.size(); ++i) moved[i] = at + (edges[i] - edges[place]) * after;
    fixed = place;
  }
  for (std::size_t i = 0; i < columns.size(); ++i) columns[i].width = moved[i + 1] - moved[i];
}

// What of each column is written in.
void clearSeams(std::vector<Column>& columns, qreal left, qreal sheet) {
  qreal x = left;
  for (Column& column : columns) {
    const qreal pad = padOf(column);
    const Stretch part = betweenSeams({x, x + column.width}, sheet);
    column.written = {std::max(part.from - x, pad), std::min(part.to - x, column.width - pad)};
    x += column.width;
  }
}

}  // namespace

void shareOutWidths(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                    const TableLook& look) {
  makeRoomForFigures(columns, rows, look.scale);
  if (look.figures == Figures::Yielding) takeFromFigures(columns, rows, look.scale);
  shareOutAmongNames(columns, rows, look.scale);
}

void keepOffSeams(std::vector<Column>& columns, qreal left, qreal sheet) {
  if (sheet > 0) bringEdgesToSeams(columns, left, sheet);
  clearSeams(columns, left, sheet);
}

}  // namespace damath::render
