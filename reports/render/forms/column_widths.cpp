// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/forms/column_widths.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace damath::render {

namespace {

constexpr qreal kCellPad = 0.9;
constexpr qreal kLeastNames = 32;
constexpr qreal kMostFigure = 46;
constexpr qreal kTypeStep = 0.1;   // in which type is made smaller
constexpr qreal kFigureAir = 1.6;  // what figures keep beside them
constexpr qreal kWidthStep = 1;    // in which widths are tried

qreal padOf(const Column& column) {
  return std::min(kCellPad, column.width * 0.08);
}

// What a column takes so that so much of it is written in: what padOf() leaves.
qreal withPads(qreal written) {
  return std::min(written + 2 * kCellPad, written / 0.84) + 0.1;
}

// Of the longer line of the heading, of two at most, broken between its words.
qreal leastHeading(const Column& column, qreal size) {
  const auto widthOfWords = [size](const QStringList& words) {
    return widthOf(words.join(QLatin1Char(' ')), size, Weight::Bold);
  };
  const QStringList words = column.heading.split(QLatin1Char(' '));
  qreal least = widthOfWords(words);
  for (qsizetype count = 1; count < words.size(); ++count) {
    least = std::min(least, std::max(widthOfWords(words.mid(0, count)), widthOfWords(words.mid(count))));
  }
  return least;
}

// What a column of figures lacks to have the widest of them on one line, and its heading without a word
// broken.
qreal wantingIn(const Column& column, std::size_t place, const std::vector<QStringList>& rows,
                const TableLook& look) {
  if (column.align == Align::Left) return 0;
  qreal widest = 0;
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    widest = std::max(widest, widthOf(text, kCellSize * look.scale, column.weight));
  }
  const qreal figure = std::min(widest + 2 * kCellPad + 0.1, kMostFigure);
  const qreal heading = withPads(leastHeading(column, look.least));
  return std::max<qreal>(std::max(figure, heading) - column.width, 0);
}

// As far as the names can spare it.
void makeRoomForFigures(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                        const TableLook& look) {
  const auto spareIn = [](const Column& column) {
    return column.align == Align::Left ? std::max<qreal>(column.width - kLeastNames, 0) : 0;
  };
  std::vector<qreal> wanting;
  for (std::size_t i = 0; i < columns.size(); ++i) wanting.push_back(wantingIn(columns[i], i, rows, look));
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

// The widest term of a column's figures, but for those that no column can be made for.
qreal widestTerm(const Column& column, std::size_t place, const std::vector<QStringList>& rows, qreal size) {
  qreal widest = 0;
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    if (widthOf(text, size, column.weight) <= widest) continue;
    for (const QString& term : withSignsBound(text).split(QLatin1Char(' '))) {
      const qreal width = widthOf(term, size, column.weight);
      if (withPads(width) <= kMostFigure) widest = std::max(widest, width);
    }
  }
  return widest;
}

// What a column can do with less than it has, in the smallest type: one of names no word broken, one of
// figures each on one line.
qreal spareBeyondNeed(const Column& column, std::size_t place, const std::vector<QStringList>& rows,
                      const TableLook& look) {
  qreal widest = leastHeading(column, look.least);
  for (const QStringList& row : rows) {
    const QString& text = row.at(static_cast<qsizetype>(place));
    widest = std::max(widest, column.align == Align::Left ? widestWord(text, look.least, column.weight)
                                                          : widthOf(text, look.least, column.weight));
  }
  return std::max<qreal>(column.width - withPads(widest), 0);
}

// No term is broken between numerator and denominator, and no word of a heading, where the others can spare
// the room for it: names first, which then run over more lines, then other figures.
void keepTermsWhole(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                    const TableLook& look) {
  std::vector<qreal> lacking(columns.size());
  qreal wanted = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align == Align::Left) continue;
    const qreal term = std::max(widestTerm(columns[i], i, rows, look.least + kTypeStep),
                                leastHeading(columns[i], look.least));
    lacking[i] = std::max<qreal>(withPads(term) - columns[i].width, 0);
    wanted += lacking[i];
  }
  if (wanted <= 0) return;
  qreal given = 0;
  for (const bool areNames : {true, false}) {
    std::vector<qreal> spare(columns.size());
    qreal sparable = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if ((columns[i].align == Align::Left) != areNames || lacking[i] > 0) continue;
      spare[i] = spareBeyondNeed(columns[i], i, rows, look);
      sparable += spare[i];
    }
    const qreal moved = std::min(wanted - given, sparable);
    if (moved <= 0) continue;
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i].width -= spare[i] * moved / sparable;
    given += moved;
  }
  for (std::size_t i = 0; i < columns.size(); ++i) columns[i].width += lacking[i] * given / wanted;
}

// What the longest text of the column takes on one line; of many names one in twelve may take more. A column
// that is empty is there to be written in.
qreal neededIn(const Column& column, std::size_t place, const std::vector<QStringList>& rows,
               const TableLook& look) {
  constexpr std::size_t kShareOfLong = 12;
  const qreal size = kCellSize * look.scale;
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
  return std::max(widest, leastHeading(column, look.least)) + 2 * kCellPad + 0.1;
}

// What names lack for one line each, as far as figures do not need it.
void takeFromFigures(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                     const TableLook& look) {
  qreal lacking = 0;
  qreal names = 0;
  qreal sparable = 0;
  std::vector<qreal> spare;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const qreal beyond = columns[i].width - neededIn(columns[i], i, rows, look);
    const bool isName = columns[i].align == Align::Left;
    spare.push_back(isName ? 0 : std::max<qreal>(beyond - kFigureAir * look.scale, 0));
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

// The texts of a column, and how many lines each takes where the column has such a width.
class NamesInLines {
 public:
  NamesInLines(const Column& column, QStringList texts, const TableLook& look)
      : m_weight(column.weight),
        m_texts(std::move(texts)),
        m_size(kReadable * look.scale),
        m_widestWord(leastHeading(column, look.least)) {
    for (const QString& text : m_texts)
      m_widestWord = std::max(m_widestWord, widestWord(text, m_size, m_weight));
  }

  // Narrower than that no word may be broken for it.
  [[nodiscard]] qreal least() const { return m_widestWord + 2 * kCellPad + 0.1; }
  [[nodiscard]] qreal size() const { return m_size; }
  [[nodiscard]] const std::vector<qsizetype>& at(qreal width) {
    const auto [found, isNew] = m_lines.try_emplace(static_cast<int>(width / kWidthStep + 0.5));
    if (isNew) {
      for (const QString& text : m_texts) {
        found->second.push_back(wrapped(text, width - 2 * kCellPad, m_size, m_weight).size());
      }
    }
    return found->second;
  }

 private:
  static constexpr qreal kReadable = 2.5;
  Weight m_weight;
  QStringList m_texts;
  qreal m_size;
  qreal m_widestWord = 0;
  std::map<int, std::vector<qsizetype>> m_lines;  // by the width in steps
};

// Where two columns of names meet so that their rows are lowest; of several such places where they run over
// the fewest lines, and of those the nearest to where they met before. A row has a least height.
qreal lowestSplit(NamesInLines& one, NamesInLines& other, qreal before, qreal room, qreal least) {
  constexpr qreal kSlack = 0.01;
  constexpr qreal kOfALine = 0.02;  // what one costs in a row that is high enough for it
  const auto heightAt = [&](qreal split) {
    const std::vector<qsizetype>& left = one.at(split);
    const std::vector<qsizetype>& right = other.at(room - split);
    qreal height = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
      height += std::max(least, heightOfLines(std::max(left[i], right[i]), one.size()));
      height += kOfALine * static_cast<qreal>(left[i] + right[i]);
    }
    return height;
  };
  qreal best = before;
  qreal lowest = heightAt(before);
  for (int step = 1; step * kWidthStep < room; ++step) {
    for (const qreal split : {before - step * kWidthStep, before + step * kWidthStep}) {
      if (split < one.least() || room - split < other.least()) continue;
      const qreal height = heightAt(split);
      if (height >= lowest - kSlack) continue;
      lowest = height;
      best = split;
    }
  }
  return best;
}

// Of a long list some rows stand for all.
QStringList sampleOf(const std::vector<QStringList>& rows, std::size_t place) {
  constexpr std::size_t kEnough = 120;
  const std::size_t step = rows.size() / kEnough + 1;
  QStringList texts;
  for (std::size_t row = 0; row < rows.size(); row += step) {
    texts << rows[row].at(static_cast<qsizetype>(place));
  }
  return texts;
}

// Columns of names that all run over several lines: beside each other those widths with which the rows are
// lowest.
void settleForLowRows(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                      const TableLook& look) {
  constexpr int kPasses = 2;
  std::vector<Column*> names;
  std::vector<NamesInLines> lines;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Left) continue;
    QStringList texts = sampleOf(rows, i);
    // An empty one is there to be written in.
    if (std::ranges::all_of(texts, &QString::isEmpty)) continue;
    names.push_back(&columns[i]);
    lines.emplace_back(columns[i], std::move(texts), look);
  }
  for (int pass = 0; pass < kPasses; ++pass) {
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
      const qreal room = names[i]->width + names[i + 1]->width;
      names[i]->width = lowestSplit(lines[i], lines[i + 1], names[i]->width, room, look.row * look.scale);
      names[i + 1]->width = room - names[i]->width;
    }
  }
}

// Figures and the names beside them: how high the rows become where these give those some of their width, or
// get some of it.
class FiguresBesideNames {
 public:
  FiguresBesideNames(const std::vector<Column>& columns, std::size_t figures,
                     const std::vector<QStringList>& rows, const TableLook& look)
      : m_look(look), m_figures(columns[figures]), m_texts(sampleOf(rows, figures)) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (columns[i].align != Align::Left) continue;
      const qreal spare = spareBeyondNeed(columns[i], i, rows, look);
      m_names.push_back({i, columns[i].width, spare, NamesInLines(columns[i], sampleOf(rows, i), look)});
      m_spare += spare;
      m_width += columns[i].width;
    }
    const qreal term = widestTerm(m_figures, figures, rows, look.least + kTypeStep);
    const qreal needed = withPads(std::max(term, leastHeading(m_figures, look.least)));
    m_toGive = m_names.empty() ? 0 : std::max<qreal>(m_figures.width - needed, 0);
  }

  [[nodiscard]] qreal spare() const { return m_spare; }
  // What the figures can do without and have each term on one line.
  [[nodiscard]] qreal toGive() const { return m_toGive; }
  [[nodiscard]] bool isOfLines() const {
    return std::ranges::any_of(m_texts,
                               [this](const QString& text) { return linesOf(text, m_figures.width) > 1; });
  }
  // With so much more for the figures, or for the names where it is less than nothing.
  [[nodiscard]] qreal heightWith(qreal more) {
    qreal height = 0;
    for (qsizetype row = 0; row < m_texts.size(); ++row) {
      qreal highest = m_look.row * m_look.scale;
      const qsizetype lines = linesOf(m_texts.at(row), m_figures.width + more);
      highest = std::max(highest, heightOfLines(lines, m_look.least));
      for (Names& each : m_names) {
        const qsizetype beside = each.lines.at(widthWith(each, more)).at(static_cast<std::size_t>(row));
        highest = std::max(highest, heightOfLines(beside, each.lines.size()));
      }
      height += highest;
    }
    return height;
  }
  void give(std::vector<Column>& columns, std::size_t figures, qreal more) const {
    columns[figures].width += more;
    for (const Names& each : m_names) columns[each.place].width = widthWith(each, more);
  }

 private:
  struct Names {
    std::size_t place;
    qreal width;
    qreal spare;
    NamesInLines lines;
  };
  [[nodiscard]] qreal widthWith(const Names& names, qreal more) const {
    if (more == 0) return names.width;
    return names.width - more * (more > 0 ? names.spare / m_spare : names.width / m_width);
  }
  [[nodiscard]] qsizetype linesOf(const QString& text, qreal width) const {
    return fittedFigure(text, width - 2 * kCellPad, m_look.least, m_look.least, m_figures.weight)
        .lines.size();
  }

  const TableLook& m_look;
  Column m_figures;
  QStringList m_texts;
  std::vector<Names> m_names;
  qreal m_spare = 0;
  qreal m_width = 0;  // of all names
  qreal m_toGive = 0;
};

// Figures get from the names what makes all rows lower, the least that does.
void widenForFewerLines(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                        const TableLook& look) {
  constexpr qreal kMostMore = 14;
  constexpr qreal kWorth = 0.97;  // of the height before, at most
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align == Align::Left) continue;
    FiguresBesideNames beside(columns, i, rows, look);
    if (beside.spare() < kWidthStep || !beside.isOfLines()) continue;
    qreal lowest = beside.heightWith(0) * kWorth;
    qreal best = 0;
    for (qreal more = kWidthStep; more <= std::min(kMostMore, beside.spare()); more += kWidthStep) {
      const qreal height = beside.heightWith(more);
      if (height >= lowest) continue;
      lowest = height * kWorth;
      best = more;
    }
    if (best > 0) beside.give(columns, i, best);
  }
}

// Long figures, as those of the Point System, run over two lines where names beside them take many: the rows
// are much lower then. A time, or a result with its opponent, stays on its line.
void narrowForFewerLines(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                         const TableLook& look) {
  constexpr qreal kWorth = 0.9;  // of the height before, at most
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Right) continue;
    FiguresBesideNames beside(columns, i, rows, look);
    if (beside.toGive() < kWidthStep) continue;
    const qreal before = beside.heightWith(0);
    const qreal after = beside.heightWith(-beside.toGive());
    if (after < before * kWorth) beside.give(columns, i, -beside.toGive());
  }
}

// Where one of them is too narrow, a column of names gets what it needs on one line as far as the others
// leave it, and what nobody needs is shared out as the columns' widths were.
void shareOutAmongNames(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                        const TableLook& look) {
  struct Share {
    Column* column;
    qreal needed;
    qreal planned;
  };
  std::vector<Share> open;
  qreal room = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Left) continue;
    open.push_back({&columns[i], neededIn(columns[i], i, rows, look), columns[i].width});
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
  settleForLowRows(columns, rows, look);
}

// Columns of names that are planned alike, as BLUE's and RED's are, are as wide as each other where no word
// has to be broken for it.
void makeAlike(std::vector<Column>& columns, const std::vector<qreal>& planned,
               const std::vector<QStringList>& rows, const TableLook& look) {
  constexpr qreal kSlack = 0.01;
  for (std::size_t first = 0; first < columns.size(); ++first) {
    std::vector<std::size_t> kind;
    qreal room = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (columns[i].align != Align::Left || std::abs(planned[i] - planned[first]) > kSlack) continue;
      kind.push_back(i);
      room += columns[i].width;
    }
    if (kind.size() < 2 || kind.front() != first) continue;
    const qreal each = room / static_cast<qreal>(kind.size());
    const bool isWideEnough = std::ranges::all_of(kind, [&](std::size_t i) {
      return columns[i].width - spareBeyondNeed(columns[i], i, rows, look) <= each + kSlack;
    });
    for (const std::size_t i : kind) {
      if (isWideEnough) columns[i].width = each;
    }
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
  std::vector<qreal> planned;
  for (const Column& column : columns) planned.push_back(column.width);
  makeRoomForFigures(columns, rows, look);
  keepTermsWhole(columns, rows, look);
  if (look.figures == Figures::Yielding) takeFromFigures(columns, rows, look);
  shareOutAmongNames(columns, rows, look);
  widenForFewerLines(columns, rows, look);
  narrowForFewerLines(columns, rows, look);
  makeAlike(columns, planned, rows, look);
}

void keepOffSeams(std::vector<Column>& columns, qreal left, qreal sheet) {
  if (sheet > 0) bringEdgesToSeams(columns, left, sheet);
  clearSeams(columns, left, sheet);
}

}  // namespace damath::render
