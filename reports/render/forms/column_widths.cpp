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
constexpr qreal kTypeStep = 0.1;   // the step by which type is made smaller
constexpr qreal kFigureAir = 1.6;  // the free space beside a number
constexpr qreal kWidthStep = 1;    // the step in which column widths are tried

qreal padOf(const Column& column) {
  return std::min(kCellPad, column.width * 0.08);
}

// Returns the width of a column whose text has the width `written`, with the padding of padOf() at both
// sides.
qreal withPads(qreal written) {
  return std::min(written + 2 * kCellPad, written / 0.84) + 0.1;
}

// Returns the least width for the heading on at most two lines: it is broken between two words so that the
// longer line is as short as possible.
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

// Returns the width that a column of numbers lacks. With this additional width, the widest number stands on
// one line and no word of the heading is broken. A number makes the column at most kMostFigure wide.
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

// Moves width from columns of names to columns of numbers that lack width. Names keep at least kLeastNames.
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

// Returns the width of the text's widest word. The parts of a hyphenated word count as words. The result has
// a limit, because no column can be made wide enough for every word.
qreal widestWord(const QString& text, qreal size, Weight weight) {
  constexpr qreal kMostForWord = 16;  // the largest width that is returned, in ems of the type size
  qreal widest = 0;
  for (const QString& word : text.split(QLatin1Char(' '))) {
    for (const QString& part : word.split(QLatin1Char('-'))) {
      widest = std::max(widest, widthOf(part + QLatin1Char('-'), size, weight));
    }
  }
  return std::min(widest, kMostForWord * size);
}

// Returns the width of the widest term (such as "+ 3√2") in a column of numbers. A term that is too wide for
// any column does not count.
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

// Returns the width that a column can give away if its text is set in the smallest type. Words of names and
// headings stay unbroken, and numbers stay on one line.
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

// Widens columns of numbers so that no term (such as "+ 3√2") and no word of a heading is broken. The columns
// of names become narrower first, and their names then take more lines. If this is not enough, other columns
// of numbers become narrower.
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

// Returns the width at which every text of the column stands on one line. In a column of names, one name in
// twelve may be longer. An empty column, which is for writing by hand, keeps its width.
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

// Moves width from columns of numbers to columns of names, so that names stand on one line. A column of
// numbers loses only the width that it does not need.
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

// The texts of a column of names. Tells the number of lines that each text takes at a given width.
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

  // Returns the smallest width at which no word of the column is broken.
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
  // For each tried width: the number of lines that each text takes. The key is the width divided by
  // kWidthStep.
  std::map<int, std::vector<qsizetype>> m_lines;
};

// Divides the width `room` between two neighboring columns of names and returns the width of the first.
// Chooses the width at which the table is least high. If heights are equal, chooses the width with the fewest
// text lines, then the width nearest to `before`. Each row counts as at least `least` high.
qreal lowestSplit(NamesInLines& one, NamesInLines& other, qreal before, qreal room, qreal least) {
  constexpr qreal kSlack = 0.01;
  // Added to the height for each text line, so that fewer lines win if the heights are equal.
  constexpr qreal kOfALine = 0.02;
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

// Returns the column's texts. In a long list, returns only some, at equal distances, which stand for all
// rows.
QStringList sampleOf(const std::vector<QStringList>& rows, std::size_t place) {
  constexpr std::size_t kEnough = 120;
  const std::size_t step = rows.size() / kEnough + 1;
  QStringList texts;
  for (std::size_t row = 0; row < rows.size(); row += step) {
    texts << rows[row].at(static_cast<qsizetype>(place));
  }
  return texts;
}

// Divides the widths of neighboring columns of names so that the table is least high. Needed if some names do
// not fit on one line.
void settleForLowRows(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                      const TableLook& look) {
  constexpr int kPasses = 2;
  std::vector<Column*> names;
  std::vector<NamesInLines> lines;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Left) continue;
    QStringList texts = sampleOf(rows, i);
    // An empty column is for writing by hand and keeps its width.
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

// A column of numbers and all columns of names. Computes the height of the table's rows if width moves from
// the column of numbers to the columns of names, or from the columns of names to the column of numbers.
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
  // Returns the width that the column of numbers can lose while each of its terms (such as "+ 3√2") still
  // stands on one line.
  [[nodiscard]] qreal toGive() const { return m_toGive; }
  [[nodiscard]] bool isOfLines() const {
    return std::ranges::any_of(m_texts,
                               [this](const QString& text) { return linesOf(text, m_figures.width) > 1; });
  }
  // Returns the height of the rows if the column of numbers becomes wider by `more`. If `more` is negative,
  // the columns of names become wider instead.
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
  qreal m_width = 0;  // the width of all columns of names together
  qreal m_toGive = 0;
};

// Moves width from columns of names to a column of numbers if this makes the rows of the table clearly lower.
// Moves more width only if the rows then become clearly lower again.
void widenForFewerLines(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                        const TableLook& look) {
  constexpr qreal kMostMore = 14;
  // A column of numbers becomes wider only if the height of all rows together becomes less than this part of
  // their former height.
  constexpr qreal kWorth = 0.97;
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

// Lets long numbers, such as those of the Point System, run over several lines if the rows then become much
// lower, because the names get more width. Only right-aligned columns take part. Times, and results with an
// opponent, are in centered columns and stay on one line.
void narrowForFewerLines(std::vector<Column>& columns, const std::vector<QStringList>& rows,
                         const TableLook& look) {
  // A column of numbers becomes narrower only if the height of all rows together becomes less than this part
  // of their former height.
  constexpr qreal kWorth = 0.9;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].align != Align::Right) continue;
    FiguresBesideNames beside(columns, i, rows, look);
    if (beside.toGive() < kWidthStep) continue;
    const qreal before = beside.heightWith(0);
    const qreal after = beside.heightWith(-beside.toGive());
    if (after < before * kWorth) beside.give(columns, i, -beside.toGive());
  }
}

// Divides the width of the columns of names anew if one of these columns is narrower than it needs
// (neededIn). If the width is enough for all, each column gets the width that it needs, and the remaining
// width is shared in proportion to the planned widths. Otherwise each column gets at most the width that it
// needs.
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
  // A column that needs less than its share gets only the width that it needs. The other columns share the
  // rest.
  std::ranges::sort(open, {}, [](const Share& share) { return share.needed / share.planned; });
  qreal planned = sumOf(&Share::planned);
  for (const Share& share : open) {
    share.column->width = std::min(share.needed, room * share.planned / planned);
    room -= share.column->width;
    planned -= share.planned;
  }
  settleForLowRows(columns, rows, look);
}

// Makes columns of names equally wide if they have the same planned width, such as BLUE's and RED's names.
// Leaves them unchanged if a word would be broken.
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

// Moves the edge between two columns to a near seam (edge between two sheets of a poster). The columns
// between such edges are made wider or narrower in proportion.
void bringEdgesToSeams(std::vector<Column>& columns, qreal left, qreal sheet) {
  constexpr qreal kLeastPart = 0.75;  // the smallest part of its width that a column must keep
  std::vector<qreal> edges{left};
  for (const Column& column : columns) edges.push_back(edges.back() + column.width);
  std::vector<qreal> moved = edges;
  std::size_t fixed = 0;  // the index of the last edge that has its final place
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

// Sets the part of each column in which text may stand: the largest part that no seam (edge between two
// sheets of a poster) crosses.
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
