// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/event_frame.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/language.hpp"

namespace damath::render {

namespace {

using compose::ListSheet;

constexpr std::size_t kMostPortraitColumns = 14;
constexpr std::size_t kBeforeOpponents = 2;
constexpr qreal kListNumber = 9;
constexpr qreal kSum = 12;
constexpr qreal kLeastListPlayer = 44;
constexpr qreal kMostPlayer = 80;
constexpr qreal kMostOpponent = 8;
// kSmallType is the scale of small type: 2.52 mm, slightly more than 7 points. kSmallRow is the height of a
// row in small type, before the height is multiplied by this scale.
constexpr qreal kSmallType = 0.9;
constexpr qreal kSmallRow = 4.0 / kSmallType;

// The columns of one table, as indices into the columns of the whole list.
using Places = std::vector<std::size_t>;

// Returns the least width of an opponent column in which the start number in its heading is readable.
qreal leastOpponent(const ListSheet& form) {
  qreal widest = 0;
  for (std::size_t i = 0; i < form.opponents; ++i) {
    const QString number = printable(form.columns[kBeforeOpponents + i].heading);
    widest = std::max(widest, widthOf(number, kLeastType, Weight::Bold));
  }
  // Divides by 0.84, because the padding takes the rest of the width.
  return std::max<qreal>(widest / 0.84 + 0.1, 2.9);
}

// Distributes the opponent columns of a crosstable over as many tables as necessary. The last table also has
// the columns of points and sums.
std::vector<Places> tablesOf(const ListSheet& form, qreal width) {
  const std::size_t sums = form.columns.size() - kBeforeOpponents - form.opponents;
  const qreal room = width - kListNumber - kLeastListPlayer - kSum * static_cast<qreal>(sums);
  const auto most = static_cast<std::size_t>(room / leastOpponent(form));
  const std::size_t count = (form.opponents + most - 1) / most;
  std::vector<Places> tables;
  for (std::size_t table = 0; table < count; ++table) {
    Places places{0, 1};
    const std::size_t last = form.opponents * (table + 1) / count;
    for (std::size_t i = form.opponents * table / count; i < last; ++i) {
      places.push_back(kBeforeOpponents + i);
    }
    if (table + 1 == count) {
      for (std::size_t i = 0; i < sums; ++i) places.push_back(kBeforeOpponents + form.opponents + i);
    }
    tables.push_back(std::move(places));
  }
  return tables;
}

std::vector<Column> columnsOf(const ListSheet& form, const Places& places, qreal width) {
  const auto isOpponent = [&](std::size_t place) {
    return place >= kBeforeOpponents && place < kBeforeOpponents + form.opponents;
  };
  const auto opponents = static_cast<qreal>(std::ranges::count_if(places, isOpponent));
  const qreal others =
      kListNumber + kSum * (static_cast<qreal>(places.size() - kBeforeOpponents) - opponents);
  const qreal opponent = std::min((width - others - kLeastListPlayer) / opponents, kMostOpponent);
  const qreal player = std::min(width - others - opponent * opponents, kMostPlayer);
  std::vector<Column> columns;
  for (const std::size_t place : places) {
    const compose::ListColumn& column = form.columns[place];
    const qreal own = place == 0 ? kListNumber : place == 1 ? player : isOpponent(place) ? opponent : kSum;
    columns.push_back({printable(column.heading), column.align, own, Weight::Regular});
  }
  return columns;
}

std::vector<QStringList> rowsOf(const ListSheet& form, const Places& places) {
  std::vector<QStringList> rows;
  for (const std::vector<std::string>& row : form.rows) {
    QStringList cells;
    for (const std::size_t place : places)
      cells << (place < row.size() ? printableFigures(row[place]) : QString());
    rows.push_back(std::move(cells));
  }
  return rows;
}

// The look of a list: the scale of its type, and the least row height before it is multiplied by the scale.
struct ListLook {
  qreal scale = 1;
  qreal row = kEventRow;
};

void addTables(Flow& flow, const ListSheet& form, const ListLook& look) {
  const qreal width = flow.size().width();
  const qreal scale = look.scale;
  const qreal row = form.room == compose::RowRoom::ToWriteIn ? kWritingRow : look.row;
  if (flow.orientation == Orientation::Landscape && form.opponents > 0) {
    for (const Places& places : tablesOf(form, width)) {
      addTable(flow, columnsOf(form, places, width), rowsOf(form, places), {row, scale, Figures::Alike});
      if (places.back() + 1 < form.columns.size()) addParagraph(flow, QString(), 2.4, Keep::Loose);
    }
    return;
  }
  const Figures figures = form.opponents > 0 ? Figures::Alike : Figures::Yielding;
  Places places;
  for (std::size_t i = 0; i < form.columns.size(); ++i) places.push_back(i);
  addTable(flow, plannedColumns(form.columns, width), rowsOf(form, places), {row, scale, figures});
}

void layOut(Flow& flow, const ListSheet& form, words::Language language, const ListLook& look) {
  const qreal scale = look.scale;
  flow.headings.clear();
  flow.blocks.clear();
  constexpr qreal kOpening = 3.0;
  for (const std::string& paragraph : form.opening) {
    addParagraph(flow, printableFigures(paragraph), kOpening * scale, Keep::Loose);
  }
  if (!form.opening.empty()) addParagraph(flow, QString(), kOpening * scale, Keep::Loose);
  if (!form.columns.empty()) addTables(flow, form, look);
  addRemarks(flow, form.remarks);
  addSections(flow, form.sections, scale, language);
  if (!form.legend.empty()) addParagraph(flow, printable(form.legend), 2.3, Keep::Loose);
  addTies(flow, form.ties, form.notes, language);
  addSignatures(flow, form.signatures, language);
}

qreal rowOf(const ListSheet& form) {
  return form.rows.size() > compose::kManyRows && form.opponents == 0 ? kLowRow : kEventRow;
}

// Lays out a wall list in large type. First counts the pages in the smallest type of a wall list, which is
// still larger than the type of other lists. Then chooses the largest type that takes no more pages.
void layOutForWall(Flow& flow, const ListSheet& form, words::Language language, int sheetsAcross) {
  constexpr qreal kLargest = 2.4;
  constexpr qreal kLeastOnPaper = 1.3;
  constexpr qreal kStep = 0.1;
  const qreal least = kLeastOnPaper / sheetsAcross;
  layOut(flow, form, language, {least, rowOf(form)});
  const std::size_t pages = paginated(flow).size();
  for (qreal scale = kLargest; scale > least; scale -= kStep) {
    layOut(flow, form, language, {scale, rowOf(form)});
    if (paginated(flow).size() <= pages) return;
  }
  layOut(flow, form, language, {least, rowOf(form)});
}

// Lays out a list for reading at a desk. High rows are easy to read. Low rows are used if they save a page,
// and for a list of more than kManyRows rows.
void layOutForDesk(Flow& flow, const ListSheet& form, words::Language language) {
  if (form.size == compose::TypeSize::Small) return layOut(flow, form, language, {kSmallType, kSmallRow});
  const qreal row = rowOf(form);
  layOut(flow, form, language, {1, row});
  const std::size_t pages = paginated(flow).size();
  if (pages == 1 || row <= kLowRow) return;
  layOut(flow, form, language, {1, kLowRow});
  if (paginated(flow).size() == pages) layOut(flow, form, language, {1, row});
}

}  // namespace

Flow flowOf(const ListSheet& form, words::Language language, QSizeF area, int sheetsAcross) {
  Flow flow;
  flow.area = area;
  const bool wide = form.columns.size() > kMostPortraitColumns;
  flow.orientation = wide ? Orientation::Landscape : Orientation::Portrait;
  flow.sheetsAcross = sheetsAcross;
  setEdges(flow, {form.title, form.head, form.provisional}, language);
  if (form.size == compose::TypeSize::Wall) {
    layOutForWall(flow, form, language, sheetsAcross);
  } else {
    layOutForDesk(flow, form, language);
  }
  return flow;
}

}  // namespace damath::render
