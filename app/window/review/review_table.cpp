// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_table.hpp"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>

#include "app/window/parts/band_header.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/line_breaks.hpp"

namespace damath::window {

using words::Phrase;
using RowKind = ReviewLines::RowKind;

namespace {

constexpr int kSymbol = 16;
// Pixels left and right of the text of a cell. The space is small, because twelve columns must fit beside the
// board.
constexpr int kCellAir = 4;
constexpr int kLineAir = 8;  // pixels above and below the text of a line together
constexpr int kNarrowestFigure = 44;

// The background color, text color and symbol of a cell with a mark. Each mark has its own symbol, so that
// the marks do not differ by color alone.
struct CellLook {
  QColor fill;
  QColor ink;
  QIcon symbol;
};

CellLook lookOf(Mark mark, const QPalette& palette) {
  const Colours colours = coloursOf(palette);
  switch (mark) {
    case Mark::Root:
      return {colours.rootFill, colours.rootInk, icon(Symbol::Error)};
    case Mark::Consequence:
      return {colours.consequenceFill, colours.consequenceInk, icon(Symbol::Consequence)};
    case Mark::Note:
      return {colours.noteFill, colours.noteInk, icon(Symbol::Note)};
    case Mark::Settled:
      return {palette.color(QPalette::Base), palette.color(QPalette::Text), icon(Symbol::Accept)};
    case Mark::None:
      break;
  }
  return {palette.color(QPalette::Base), palette.color(QPalette::Text), {}};
}

// Returns the font with the strike-out or bold of the cell: an error and a text crossed out on paper are
// struck out, a differing correct value is bold, a figure that the program filled in is italic.
QFont changedFont(QFont font, const QModelIndex& index) {
  const QVariant changed = index.data(Qt::FontRole);
  if (!changed.isValid()) return font;
  font.setStrikeOut(changed.value<QFont>().strikeOut());
  font.setBold(changed.value<QFont>().bold());
  font.setItalic(changed.value<QFont>().italic());
  return font;
}

}  // namespace

// The header of the table. Above each group of three columns, a heading names the side and tells if the cells
// are the written or the correct ones.
class ReviewTable::Header : public BandHeader {
 public:
  Header(const Translator& translator, QWidget* parent) : BandHeader(parent), m_translator(translator) {
    setMinimumSectionSize(kNarrowestFigure);
  }

 protected:
  [[nodiscard]] QString bandText(int band) const override {
    return m_translator(band < 2 ? Phrase::AsWrittenBy : Phrase::AsIsRightFor)
        .arg(m_translator(band % 2 == 0 ? Phrase::Blue : Phrase::Red));
  }

 private:
  const Translator& m_translator;
};

class ReviewTable::Delegate : public QStyledItemDelegate {
 public:
  explicit Delegate(ReviewTable& table) : QStyledItemDelegate(&table), m_table(table) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto kind = static_cast<RowKind>(index.data(ReviewLines::RowKindRole).toInt());
    const auto mark = static_cast<Mark>(index.data(ReviewLines::MarkRole).toInt());
    CellLook look = lookOf(mark, option.palette);
    painter->save();
    if (kind == RowKind::Line) {
      paintCell(*painter, option, index, look);
    } else {
      if (mark <= Mark::Settled) {
        look.fill = option.palette.color(QPalette::AlternateBase);
        look.symbol = icon(mark == Mark::Settled || kind == RowKind::Ruling ? Symbol::Accept
                           : kind == RowKind::Extent                        ? Symbol::NotFollowed
                                                                            : Symbol::Good);
      } else if (kind == RowKind::KeyedOtherwise) {
        look.symbol = icon(Symbol::Edit);
      }
      paintWords(*painter, option, index, look);
    }
    painter->setPen(coloursOf(option.palette).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (kind == RowKind::Line && index.column() % 3 == 2) paintSideLine(*painter, option, index.column());
    if (option.state.testFlag(QStyle::State_Selected)) {
      const bool isActive = option.state.testFlag(QStyle::State_HasFocus);
      const auto group = isActive ? QPalette::Active : QPalette::Inactive;
      painter->setPen(QPen(option.palette.color(group, QPalette::Highlight), isActive ? 3 : 2));
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
  }

 private:
  static void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                        const CellLook& look) {
    const Colours colours = coloursOf(option.palette);
    painter.fillRect(option.rect, look.fill);
    if (index.data(ReviewLines::NotFollowedRole).toBool()) {
      painter.fillRect(option.rect, QBrush(colours.line, Qt::BDiagPattern));
    }
    QRect room = option.rect.adjusted(kCellAir, 0, -kCellAir, 0);
    const bool isMove = index.column() % 3 == 0;
    const QFont font = changedFont(option.font, index);
    const QFontMetrics metrics(font);
    const QString text = brokenAtBlanks(index.data().toString(), metrics, room.width());
    const int side = qMin(kSymbol, room.height() - 4);
    // The text of a cell has priority over its symbol. If both do not fit, only the row with the words of the
    // finding has the symbol.
    const bool isRoomy = metrics.boundingRect(room, 0, text).width() + side + 2 <= room.width();
    if (!look.symbol.isNull() && isRoomy) {
      const int x = isMove ? room.right() - side : room.left() - 3;
      look.symbol.paint(&painter, QRect(x, room.center().y() - side / 2, side, side));
      isMove ? room.setRight(x - 2) : room.setLeft(x + side + 2);
    }
    painter.setFont(font);
    painter.setPen(look.ink);
    const auto alignment = Qt::AlignVCenter | (isMove ? Qt::AlignLeft : Qt::AlignRight);
    painter.drawText(room, static_cast<int>(alignment), text);
    // The dotted line under a figure that the program filled in is that of the scoresheet page.
    if (index.data(ReviewLines::FilledRole).toBool()) {
      const int y = room.center().y() + metrics.ascent() / 2 + 3;
      painter.setPen(QPen(look.ink, 2, Qt::DotLine));
      painter.drawLine(room.right() - metrics.horizontalAdvance(index.data().toString()), y, room.right(), y);
    }
    painter.setPen(colours.line);
    painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
  }

  // Draws the line at the right end of a side's columns. The line lies inside the cell, because the next cell
  // would paint over it.
  static void paintSideLine(QPainter& painter, const QStyleOptionViewItem& option, int column) {
    const int width = column == ReviewLines::kWritten - 1 ? 3 : 2;
    painter.fillRect(QRect(option.rect.right() - width + 1, option.rect.top(), width, option.rect.height()),
                     coloursOf(option.palette).quiet);
  }

  void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                  const CellLook& look) const {
    painter.fillRect(option.rect, look.fill);
    // A row with the text of a finding or ruling spans all columns. Its text stays visible when the table
    // scrolls sideways.
    QRect seen = option.rect;
    seen.setLeft(qMax(seen.left(), 0));
    seen.setRight(qMin(seen.right(), m_table.viewport()->width() - 1));
    look.symbol.paint(&painter, QRect(seen.left() + kCellAir, seen.top() + kCellAir - 1, kSymbol, kSymbol));
    painter.setFont(option.font);
    painter.setPen(look.ink);
    painter.drawText(seen.adjusted(2 * kCellAir + kSymbol, kCellAir / 2, -kCellAir, -kCellAir / 2),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap,
                     index.data().toString());
  }

  ReviewTable& m_table;
};

ReviewTable::ReviewTable(ReviewLines& lines, const Translator& translator, QWidget* parent)
    : QTableView(parent), m_lines(lines), m_header(new Header(translator, this)) {
  setHorizontalHeader(m_header);
  setModel(&m_lines);
  setItemDelegate(new Delegate(*this));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(SingleSelection);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollMode(ScrollPerPixel);
  // Rows with the text of a finding or ruling do not move when the table scrolls sideways, so they must be
  // repainted.
  connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setDefaultAlignment(Qt::AlignCenter);
  verticalHeader()->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")) + 10);
  connect(&m_lines, &QAbstractItemModel::modelReset, this, &ReviewTable::layOut);
}

void ReviewTable::goToCell(int row, int column) {
  const QModelIndex index = model()->index(row, column);
  if (!index.isValid()) return;
  setCurrentIndex(index);
  scrollTo(index, PositionAtCenter);
  // A row with the text of a finding or ruling spans all columns. Scrolling to the left shows its beginning.
  if (column == 0) horizontalScrollBar()->setValue(0);
}

void ReviewTable::layOut() {
  clearSpans();
  for (int row = 0; row < m_lines.rowCount(); ++row) {
    if (m_lines.kindOf(row) != RowKind::Line) setSpan(row, 0, 1, ReviewLines::kColumns);
  }
  fitColumns();
}

// Returns the width that each column needs. A column of correct values is as wide as its column of written
// cells.
std::vector<ColumnNeed> ReviewTable::needs() const {
  std::vector<ColumnNeed> needs(ReviewLines::kColumns);
  for (int column = 0; column < ReviewLines::kColumns; ++column) {
    const QString heading = m_lines.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int narrowest =
        qMax(kNarrowestFigure, m_header->fontMetrics().horizontalAdvance(heading) + 2 * kCellAir);
    ColumnNeed need{narrowest, narrowest};
    for (int row = 0; row < m_lines.rowCount(); ++row) {
      if (m_lines.kindOf(row) != RowKind::Line) continue;
      const QModelIndex index = m_lines.index(row, column);
      const QString text = index.data().toString();
      if (text.isEmpty()) continue;
      const QFontMetrics metrics(changedFont(font(), index));
      const bool isMarked = index.data(ReviewLines::MarkRole).toInt() != static_cast<int>(Mark::None);
      const int air = 2 * kCellAir + 1;
      need.whole = qMax(need.whole, metrics.horizontalAdvance(text) + air + (isMarked ? kSymbol + 2 : 0));
      need.least = qMax(need.least, widestWord(text, metrics) + air);
    }
    ColumnNeed& twin = needs[static_cast<std::size_t>(column % ReviewLines::kWritten)];
    twin = {qMax(twin.whole, need.whole), qMax(twin.least, need.least)};
  }
  std::copy_n(needs.begin(), ReviewLines::kWritten, needs.begin() + ReviewLines::kWritten);
  return needs;
}

void ReviewTable::fitColumns() {
  const std::vector<int> widths = sheetColumns(needs(), viewport()->width());
  for (int column = 0; column < ReviewLines::kColumns; ++column) {
    setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
  }
  fitRows();
}

void ReviewTable::fitRows() {
  const QRect room(0, 0, qMin(horizontalHeader()->length(), viewport()->width()) - 3 * kCellAir - kSymbol,
                   10'000);
  for (int row = 0; row < m_lines.rowCount(); ++row) {
    int height = fontMetrics().height();
    if (m_lines.kindOf(row) != RowKind::Line) {
      const QString text = m_lines.index(row, 0).data().toString();
      height = qMax(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height());
    } else {
      for (int column = 0; column < ReviewLines::kColumns; ++column) {
        const QModelIndex index = m_lines.index(row, column);
        const QFontMetrics metrics(changedFont(font(), index));
        const QString text =
            brokenAtBlanks(index.data().toString(), metrics, columnWidth(column) - 2 * kCellAir);
        height = qMax(height, metrics.height() + metrics.lineSpacing() * static_cast<int>(text.count(u'\n')));
      }
    }
    setRowHeight(row, height + kLineAir);
  }
}

QSize ReviewTable::sizeHint() const {
  int width = widthAroundColumns(*this);
  for (const ColumnNeed& need : needs()) width += need.whole;
  return {width, QTableView::sizeHint().height()};
}

void ReviewTable::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
    Q_EMIT boardAsked();
    return;
  }
  // Letters are commands in this table and do not search. The window explains why a command is unavailable.
  const QString letter = event->text();
  if (letter.size() == 1 && letter.front().isLetter()) return event->ignore();
  QTableView::keyPressEvent(event);
}

void ReviewTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  Q_EMIT cursorMoved();
}

void ReviewTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
  // A notice above the table makes the table smaller. The table then scrolls, so that the current row stays
  // visible.
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void ReviewTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitColumns();
}

}  // namespace damath::window
