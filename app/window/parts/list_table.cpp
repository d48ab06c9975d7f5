// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/list_table.hpp"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <set>
#include <utility>

#include "app/window/parts/preferences.hpp"
#include "app/window/parts/table_headings.hpp"

namespace damath::window {

namespace {

constexpr int kRowPadding = 12;
constexpr int kColumnPadding = 8;
constexpr int kReadableLetters = 27;  // least number of letters in a line of a wrapped column

}  // namespace

ListTable::ListTable(QWidget* parent)
    : QTableView(parent),
      m_table(new TableModel(this)),
      m_shown(new SearchedTable(this)),
      m_headings(new TableHeadings(this)),
      m_more(new QToolButton(this)) {
  setHorizontalHeader(m_headings);
  m_shown->setSourceModel(m_table);
  m_shown->setSortRole(TableModel::SortRole);
  m_shown->setSortCaseSensitivity(Qt::CaseInsensitive);
  m_shown->setSortLocaleAware(true);
  setModel(m_shown);
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setTabKeyNavigation(false);
  setWordWrap(false);
  setSortingEnabled(true);
  sortByColumn(-1, Qt::AscendingOrder);
  verticalHeader()->hide();
  horizontalHeader()->setMinimumSectionSize(36);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  horizontalHeader()->setSortIndicatorClearable(true);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ListTable::widenColumns);
  connect(m_table, &QAbstractItemModel::modelReset, this, [this] { m_isReplaced = true; });
  connect(m_shown, &QAbstractItemModel::dataChanged, this,
          [this](const QModelIndex& first, const QModelIndex& last) { widenFor(first.row(), last.row()); });
  m_more->setCheckable(true);
  m_more->setFocusPolicy(Qt::NoFocus);
  m_more->hide();
  connect(m_more, &QToolButton::toggled, this, &ListTable::shareWidth);
  const auto forgetHeights = [this] { m_isWrapped.clear(); };
  connect(m_shown, &QAbstractItemModel::modelReset, this, forgetHeights);
  connect(m_shown, &QAbstractItemModel::layoutChanged, this, forgetHeights);
  connect(m_shown, &QAbstractItemModel::rowsInserted, this, forgetHeights);
  connect(m_shown, &QAbstractItemModel::rowsRemoved, this, forgetHeights);
  connect(horizontalHeader(), &QHeaderView::sectionResized, this, forgetHeights);
  connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
    // A column that the user widens can need a scroll bar below, which covers the last row.
    if (!m_isSharing && verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
      setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  });
  fitRows();
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ListTable::fitColumns);
  connect(this, &QTableView::doubleClicked, this,
          [this](const QModelIndex& index) { Q_EMIT opened(index.data(TableModel::KeyRole)); });
}

void ListTable::fitRows() {
  const int height = fontMetrics().height() + kRowPadding;
  verticalHeader()->setDefaultSectionSize(height);
  horizontalHeader()->setFixedHeight(height);
  if (m_leastRows > 0) setMinimumHeight((m_leastRows + 1) * height + 2 * frameWidth());
}

void ListTable::setLeastRows(int rows) {
  m_leastRows = rows;
  fitRows();
}

void ListTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_isWrapped.clear();
  fitRows();
  fitColumns();
}

void ListTable::setStretching(std::initializer_list<int> columns) {
  m_stretching = columns;
}

void ListTable::setSpared(std::vector<std::vector<int>> groups) {
  m_spared = std::move(groups);
}

void ListTable::setLeftOut(std::vector<int> columns) {
  if (columns == m_leftOut) return;
  for (const int column : m_leftOut) setColumnHidden(column, false);
  m_leftOut = std::move(columns);
  shareWidth();
}

ColumnWidths ListTable::widths(int room) const {
  std::vector<ColumnWidths::Column> shown;
  for (int column = 0; column < static_cast<int>(m_wanted.size()); ++column) {
    if (isColumnHidden(column)) continue;
    const auto alignment = m_table->index(0, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    shown.push_back({m_wanted[static_cast<std::size_t>(column)], alignment.testFlag(Qt::AlignRight),
                     std::ranges::find(m_stretching, column) != m_stretching.end()});
  }
  return {std::move(shown), room};
}

bool ListTable::isTight(int room) const {
  const ColumnWidths shown = widths(room);
  if (!wordWrap()) return shown.isTight();
  // A list that wraps its text is too narrow if a line has room for fewer than kReadableLetters letters.
  return shown.hasTooLittle() && shown.widestLeft() < kReadableLetters * fontMetrics().averageCharWidth();
}

void ListTable::setWrapping() {
  setWordWrap(true);
  setTextElideMode(Qt::ElideNone);
}

void ListTable::keepOrder(const QString& name) {
  m_orderName = name;
  const auto [column, order] = Preferences::order(name);
  sortByColumn(column, order);
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
          [this](int chosen, Qt::SortOrder direction) {
            Preferences::setOrder(m_orderName, {chosen, direction});
          });
}

void ListTable::setTable(std::vector<QString> headings, std::vector<TableRow> rows) {
  replace([&] { m_table->setTable(std::move(headings), std::move(rows)); });
}

void ListTable::setLongTable(std::vector<QString> headings, RowsToMake rows) {
  replace([&] { m_table->setLongTable(std::move(headings), std::move(rows)); });
}

void ListTable::replace(const std::function<void()>& replacing) {
  const QVariant key = currentKey();
  const int row = currentIndex().row();
  const int column = currentIndex().column();
  m_isReplaced = false;
  const SeenRows seen = rowsInSight();
  replacing();
  // If the model was not reset, at most a few rows have changed, and the cursor stays where it is.
  if (!m_isReplaced) return Q_EMIT currentKeyChanged();
  isStillShown(seen) ? widenColumns() : fitColumns();
  const bool isGone = key.isValid() && m_table->rowOf(key) < 0;
  // If the current row is gone, the row now at its place, or else the last row, becomes current.
  if (isGone) setCurrentIndex(m_shown->index(std::min(row, m_shown->rowCount() - 1), 0));
  if (!isGone) setCurrentKey(key);
  if (column > 0 && currentKey() == key && key.isValid())
    setCurrentIndex(currentIndex().siblingAtColumn(column));
}

QStringList ListTable::headings() const {
  QStringList all;
  for (int column = 0; column < m_table->columnCount(); ++column) {
    all << m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  }
  return all;
}

QStringList ListTable::textsOf(int row) const {
  QStringList all;
  for (int column = 0; column < m_table->columnCount(); ++column) {
    all << m_table->index(row, column).data().toString();
  }
  return all;
}

ListTable::SeenRows ListTable::rowsInSight() const {
  SeenRows seen{headings(), {}};
  if (!isVisible()) return seen;
  int y = 0;
  for (int row = std::max(rowAt(0), 0); y < viewport()->height() && row < m_shown->rowCount(); ++row) {
    const QModelIndex index = m_shown->index(row, 0);
    seen.rows.emplace_back(index.data(TableModel::KeyRole), textsOf(m_shown->mapToSource(index).row()));
    y += rowHeight(row);
  }
  return seen;
}

bool ListTable::isStillShown(const SeenRows& seen) const {
  if (seen.headings != headings()) return false;
  return std::ranges::any_of(seen.rows, [this](const auto& each) {
    const int row = m_table->rowOf(each.first);
    return row >= 0 && textsOf(row) == each.second;
  });
}

QModelIndex ListTable::cellOf(const QVariant& key, int column) const {
  const int row = m_table->rowOf(key);
  return row < 0 ? QModelIndex() : m_shown->mapFromSource(m_table->index(row, column));
}

void ListTable::fitColumns() {
  m_wanted.clear();
  for (int column = 0; column < m_table->columnCount(); ++column) m_wanted.push_back(wantedWidth(column));
  shareWidth();
}

int ListTable::wantedWidth(int column) const {
  // Measures only the visible rows, because measuring all rows of a long list takes too long. In a hidden
  // list the visible rows are not known yet, so 64 rows are measured.
  constexpr int kLikelySeen = 64;
  horizontalHeader()->setResizeContentsPrecision(isVisible() ? 0 : kLikelySeen);
  // A column is never narrower than the header's minimum width, so the wanted width is at least this minimum.
  // Otherwise the other columns would get too little room.
  return std::max({sizeHintForColumn(column) + kColumnPadding, headingWidth(column),
                   horizontalHeader()->minimumSectionSize()});
}

bool ListTable::widen(int column, int wanted) {
  int& known = m_wanted[static_cast<std::size_t>(column)];
  const bool isWider = wanted > known && wanted > columnWidth(column);
  known = std::max(known, wanted);
  return isWider;
}

// Widens columns for rows that scroll into view, and for rows that were added. The width that a column needs
// (m_wanted) never shrinks meanwhile. The columns keep their widths if every text has room.
void ListTable::widenColumns() {
  if (m_wanted.size() != static_cast<std::size_t>(m_table->columnCount())) return;
  bool isWider = false;
  for (int column = 0; column < m_table->columnCount(); ++column) {
    if (widen(column, wantedWidth(column))) isWider = true;
  }
  isWider ? shareWidth() : settleRows();
}

// Returns the width that the heading of a column needs. Only the sorted column needs room for the sort arrow;
// Qt would reserve it in every column.
int ListTable::headingWidth(int column) const {
  const QHeaderView& header = *horizontalHeader();
  const QString text = m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  const int margin = header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
  const int sign = header.sortIndicatorSection() == column ? header.height() / 2 + 2 * margin : 0;
  return header.fontMetrics().horizontalAdvance(text) + 2 * margin + sign + kColumnPadding;
}

// Divides the width of the list among its columns. The result depends only on the outer size of the list and
// on its content. Widths that depend on a visible scroll bar can hide or show this scroll bar, and the list
// would never come to rest.
void ListTable::shareWidth() {
  if (m_isSharing) return;
  const QScopedValueRollback<bool> sharing(m_isSharing, true);
  m_sharedSize = size();
  const int whole = roomWithoutBars().width();
  const int besideBar = whole - verticalScrollBar()->sizeHint().width();
  // Hides the columns that have no room beside a scroll bar, even if no scroll bar is needed. So the hidden
  // columns do not depend on the heights of the rows.
  const bool areSpared = hideColumns(besideBar);
  bool hasBar = isLong();
  if (!hasBar) {
    setWidths(whole, areSpared);
    hasBar = needsBar();
  }
  if (hasBar) setWidths(besideBar, areSpared);
  // Qt shows and hides a scroll bar of the policy AsNeeded only later, when the event loop runs again.
  const auto policy = hasBar ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff;
  if (verticalScrollBarPolicy() != policy) setVerticalScrollBarPolicy(policy);
  wrapRowsInSight();
  updateGeometries();
}

QSize ListTable::roomWithoutBars() const {
  const int headings = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->height();
  return size() - QSize(2 * frameWidth(), 2 * frameWidth() + headings);
}

// True if the list cannot show all its rows, whatever their heights are.
bool ListTable::isLong() const {
  return m_shown->rowCount() > roomWithoutBars().height() / fontMetrics().height();
}

bool ListTable::needsBar() {
  if (isLong()) return true;
  const QSize whole = roomWithoutBars();
  int room = whole.height();
  if (horizontalHeader()->length() > whole.width()) room -= horizontalScrollBar()->sizeHint().height();
  m_isWrapped.resize(static_cast<std::size_t>(m_shown->rowCount()));
  for (int row = 0; row < m_shown->rowCount() && room >= 0; ++row) {
    wrap(row);
    room -= rowHeight(row);
  }
  return room < 0;
}

// Adapts the list to changed rows. The columns keep their widths unless a scroll bar comes or goes.
void ListTable::settleRows() {
  wrapRowsInSight();
  const bool hasBar = verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn;
  if (!m_isSharing && needsBar() != hasBar) shareWidth();
}

bool ListTable::hideColumns(int room) {
  for (const std::vector<int>& group : m_spared) {
    for (const int column : group) setColumnHidden(column, false);
  }
  for (const int column : m_leftOut) setColumnHidden(column, !m_more->isChecked() && !isTypedIn(column));
  const bool areSpared = spare(room) || !m_leftOut.empty();
  tellSpared(areSpared);
  return areSpared;
}

void ListTable::setWidths(int room, bool areSpared) {
  // The last visible column is wider by the button for hidden columns, which covers a part of its heading.
  const int button = areSpared ? m_more->width() : 0;
  const std::vector<int> shared = widths(room - button).shared();
  auto width = shared.begin();
  for (int column = 0; column < static_cast<int>(m_wanted.size()); ++column) {
    if (isColumnHidden(column)) continue;
    const bool isLast = width + 1 == shared.end();
    setColumnWidth(column, isLast ? *width + button : *width);
    ++width;
  }
}

bool ListTable::isTypedIn(int column) const {
  return state() == EditingState && currentIndex().column() == column;
}

bool ListTable::spare(int room) {
  bool areAny = false;
  if (m_spared.empty() || !isTight(room)) return areAny;
  // Columns without any text are hidden first, one by one, because they take room from names.
  std::vector<std::vector<int>> groups;
  for (const std::vector<int>& group : m_spared) {
    for (const int column : group) {
      if (isEmpty(column)) groups.push_back({column});
    }
  }
  groups.insert(groups.end(), m_spared.begin(), m_spared.end());
  for (const std::vector<int>& group : groups) {
    if (!isTight(room)) break;
    areAny = true;
    if (m_more->isChecked()) break;
    for (const int column : group) setColumnHidden(column, !isTypedIn(column));
  }
  return areAny;
}

bool ListTable::isEmpty(int column) const {
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const QModelIndex cell = m_table->index(row, column);
    const bool hasIcon = !cell.data(Qt::DecorationRole).isNull();
    if (hasIcon || !cell.data().toString().isEmpty()) return false;
  }
  return true;
}

void ListTable::tellSpared(bool areAny) {
  std::set<int> meant(m_leftOut.begin(), m_leftOut.end());
  for (const std::vector<int>& group : m_spared) meant.insert(group.begin(), group.end());
  QStringList names;
  for (const int column : meant) {
    const bool isTold = areAny && (m_more->isChecked() || isColumnHidden(column));
    if (isTold) names << m_table->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  }
  m_more->setText(m_more->isChecked() ? QStringLiteral("⋯") : QStringLiteral("+%1 ⋯").arg(names.size()));
  m_more->setToolTip(names.join(QStringLiteral(" · ")));
  m_more->setAccessibleName(m_more->toolTip());
  m_more->resize(m_more->sizeHint().width(), horizontalHeader()->height());
  m_more->setVisible(areAny && (m_more->isChecked() || !names.isEmpty()));
  m_headings->setCovered(m_more->isHidden() ? 0 : m_more->width());
}

// Keeps the button for hidden columns at the end of the headings, also while the table scrolls.
void ListTable::updateGeometries() {
  QTableView::updateGeometries();
  const QRect header = horizontalHeader()->geometry();
  m_more->move(header.right() + 1 - m_more->width(), header.top());
  m_more->raise();
}

void ListTable::wrap(int row) {
  const auto place = static_cast<std::size_t>(row);
  if (!wordWrap() || m_isWrapped[place]) return;
  // A row of one line is as high as in a list that does not wrap.
  setRowHeight(row, std::max(verticalHeader()->defaultSectionSize(), sizeHintForRow(row) + kRowPadding / 2));
  m_isWrapped[place] = true;
}

void ListTable::wrapRowsInSight() {
  if (!wordWrap()) return;
  m_isWrapped.resize(static_cast<std::size_t>(m_shown->rowCount()));
  int row = std::max(rowAt(0), 0);
  for (int y = 0; y < viewport()->height() && row < m_shown->rowCount(); ++row) {
    wrap(row);
    y += rowHeight(row);
  }
}

void ListTable::widenFor(int first, int last) {
  if (m_wanted.size() != static_cast<std::size_t>(m_table->columnCount())) return;
  bool isWider = false;
  for (int row = first; row <= last; ++row) {
    if (static_cast<std::size_t>(row) < m_isWrapped.size())
      m_isWrapped[static_cast<std::size_t>(row)] = false;
    for (int column = 0; column < m_table->columnCount(); ++column) {
      const int wanted = sizeHintForIndex(m_shown->index(row, column)).width() + kColumnPadding;
      if (widen(column, wanted)) isWider = true;
    }
  }
  isWider ? shareWidth() : settleRows();
}

void ListTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (m_isSharing) return;
  // Qt calls this function also after a scroll bar has come or gone. The columns then keep their widths.
  size() == m_sharedSize ? wrapRowsInSight() : shareWidth();
  if (wordWrap() && currentIndex().isValid()) scrollTo(currentIndex());
}

void ListTable::setFilter(const QString& text) {
  using Order = SearchedTable::Order;
  m_shown->search(text, isSortingEnabled() ? Order::AsSorted : Order::BestFirst);
  if (!currentIndex().isValid() && m_shown->rowCount() > 0) setCurrentIndex(m_shown->index(0, 0));
  settleRows();
}

const QString& ListTable::emptyText() const {
  const bool hasRows = m_table->rowCount() > 0;
  return hasRows && m_shown->rowCount() == 0 ? m_nothingFound : m_placeholder;
}

void ListTable::setPlaceholder(const QString& text, const QString& nothingFound) {
  m_placeholder = text;
  m_nothingFound = nothingFound;
  viewport()->update();
}

QVariant ListTable::currentKey() const {
  return currentIndex().data(TableModel::KeyRole);
}

void ListTable::setCurrentKey(const QVariant& key) {
  const int row = key.isValid() ? m_table->rowOf(key) : -1;
  if (row < 0 && currentIndex().isValid()) return;
  const QModelIndex shown = m_shown->mapFromSource(m_table->index(row < 0 ? 0 : row, 0));
  if (!shown.isValid()) return;
  setCurrentIndex(shown);
  // Selects the row explicitly. The user may still hold Ctrl or Shift of the shortcut that led here, and Qt
  // would apply these keys to the selection.
  if (selectionMode() == ExtendedSelection)
    selectionModel()->select(shown, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ListTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  if (m_shown->rowCount() > 0 || emptyText().isEmpty()) return;
  QPainter painter(viewport());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  // A list of little height shows its text for an empty list with a smaller margin above and below.
  constexpr int kMargin = 24;
  const int above = std::clamp((viewport()->height() - painter.fontMetrics().height()) / 2, 0, kMargin);
  painter.drawText(viewport()->rect().adjusted(kMargin, above, -kMargin, -above),
                   Qt::AlignCenter | Qt::TextWordWrap, emptyText());
}

void ListTable::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // Return opens the current row. If no slot is connected to opened(), Return goes to the surrounding dialog.
  const bool opens = isSignalConnected(QMetaMethod::fromSignal(&ListTable::opened));
  // An open cell editor passes Return on after it closes itself. This Return must not open the row.
  const bool isWriting = state() == EditingState;
  if (isReturn && !isWriting && !(event->modifiers() & ~Qt::KeypadModifier) && currentIndex().isValid() &&
      opens) {
    Q_EMIT opened(currentKey());
    return;
  }
  // Home and End go to the first and the last row, because the user selects rows and not cells.
  const bool isEnd = event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
  if (isEnd && event->modifiers() == Qt::NoModifier) {
    setCurrentIndex(m_shown->index(event->key() == Qt::Key_Home ? 0 : m_shown->rowCount() - 1, 0));
    return;
  }
  QTableView::keyPressEvent(event);
}

void ListTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  // Wrapping the visible rows can push the current row out of view, so the list scrolls back to this row.
  constexpr int kSettling = 3;
  for (int i = 0; i < kSettling && wordWrap() && isVisible() && current.isValid(); ++i) {
    wrapRowsInSight();
    scrollTo(current);
  }
  Q_EMIT currentKeyChanged();
}

}  // namespace damath::window
