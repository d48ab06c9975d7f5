// SPDX-License-Identifier: GPL-3.0-or-later
// The list that all pages use: selection of whole rows, sorting by heading, search in all cells, opening by
// double-click or Return. The key of a row preserves the selection when the content changes.
#pragma once

#include <QSize>
#include <QStringList>
#include <QTableView>
#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

#include "app/window/parts/column_widths.hpp"
#include "app/window/parts/searched_table.hpp"
#include "app/window/parts/table_model.hpp"

class QToolButton;

namespace damath::window {

class TableHeadings;

// The least number of rows, each of one line, that the list of a page shows.
inline constexpr int kLeastPageRows = 8;

class ListTable : public QTableView {
  Q_OBJECT

 public:
  explicit ListTable(QWidget* parent = nullptr);

  // Sets the yielding columns: they share spare width, and they shrink first if there is too little width.
  void setStretching(std::initializer_list<int> columns);
  // Sets the columns that may be hidden if the other columns have too little room: at first those without any
  // text, then one group after the other. The page shows the content of these columns somewhere else too. A
  // button after the last heading lists the hidden columns and shows them; the list may then need a scroll
  // bar.
  void setSpared(std::vector<std::vector<int>> groups);
  // Sets columns that are always hidden, unless the user shows them with the button at the end of the
  // headings.
  void setLeftOut(std::vector<int> columns);
  // Makes the list at least as high as its headings and this number of rows of one line.
  void setLeastRows(int rows);
  // Makes the list break long text in a cell into lines instead of cutting it off.
  void setWrapping();
  // Sorts this list in the order that is stored under this name. Each order that the user chooses later is
  // stored for the next start of the program.
  void keepOrder(const QString& name);
  void setTable(std::vector<QString> headings, std::vector<TableRow> rows);
  // Sets a table with many rows. A row is made by `rows` only when the list shows, sorts or searches the row.
  void setLongTable(std::vector<QString> headings, RowsToMake rows);
  // Shows only the rows that contain all words of `text`, regardless of case and accents. If the user cannot
  // sort this list, the rows that match best come first (SearchedTable::Order::BestFirst).
  void setFilter(const QString& text);
  // Returns the text that the list shows in place of rows, while it has no rows or a search finds none.
  [[nodiscard]] const QString& emptyText() const;
  // Sets the text for an empty list, and the text for a search that finds no row.
  void setPlaceholder(const QString& text, const QString& nothingFound = {});

  // Returns the key of the current row; an invalid value if no row is current.
  [[nodiscard]] QVariant currentKey() const;
  // Makes the row with this key the current row. If no row has the key, the current row stays; if no row is
  // current, the first row becomes current. Does nothing if the filter hides the row.
  void setCurrentKey(const QVariant& key);
  [[nodiscard]] const TableModel& table() const { return *m_table; }

 Q_SIGNALS:
  void opened(const QVariant& key);
  void currentKeyChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void changeEvent(QEvent* event) override;
  void updateGeometries() override;
  // Calls `replacing`, a function that sets a new table. The cursor stays on the row with the same key.
  virtual void replace(const std::function<void()>& replacing);
  // Returns the cell in the row with this key; an invalid index if there is no such row, or if the filter
  // hides it.
  [[nodiscard]] QModelIndex cellOf(const QVariant& key, int column) const;

 private:
  // The headings, and the keys and texts of the rows in view.
  struct SeenRows {
    QStringList headings;
    std::vector<std::pair<QVariant, QStringList>> rows;
  };
  [[nodiscard]] QStringList headings() const;
  // Returns the texts of a row of the table.
  [[nodiscard]] QStringList textsOf(int row) const;
  // Returns the rows in view; no rows if the list is hidden.
  [[nodiscard]] SeenRows rowsInSight() const;
  // True if the table still has one of the rows unchanged, so that the list is the same list as before.
  [[nodiscard]] bool isStillShown(const SeenRows& seen) const;
  // True if no row has a text or an icon in the column.
  [[nodiscard]] bool isEmpty(int column) const;

  void fitRows();
  // Measures the columns anew and shares the width.
  void fitColumns();
  void widenColumns();
  // Notes that a column needs at least this width. Returns true if the column is too narrow for it.
  [[nodiscard]] bool widen(int column, int wanted);
  [[nodiscard]] int wantedWidth(int column) const;
  // Returns the widths of the visible columns in `room` pixels.
  [[nodiscard]] ColumnWidths widths(int room) const;
  // True if the texts of the visible columns cannot be read in `room` pixels.
  [[nodiscard]] bool isTight(int room) const;
  void wrap(int row);
  void wrapRowsInSight();
  void settleRows();
  // Adapts column widths and row heights after the texts of the rows `first` to `last` have changed.
  void widenFor(int first, int last);
  [[nodiscard]] int headingWidth(int column) const;
  void shareWidth();
  // Returns the room of the cells in a list without scroll bars, in pixels.
  [[nodiscard]] QSize roomWithoutBars() const;
  [[nodiscard]] bool isLong() const;
  // True if the rows are higher than the list at the present widths of the columns.
  [[nodiscard]] bool needsBar();
  // Hides the columns that have no room in `room` pixels. Returns true if any columns have no room.
  [[nodiscard]] bool hideColumns(int room);
  void setWidths(int room, bool areSpared);
  // True for the column of the cell that the user types in. This column is not hidden: Qt closes the text
  // field of a hidden cell, and the typed text is lost.
  [[nodiscard]] bool isTypedIn(int column) const;
  // Hides spared columns that have no room, unless the user shows them with the button. Returns true if any
  // columns have no room.
  [[nodiscard]] bool spare(int room);
  void tellSpared(bool areAny);

  TableModel* m_table;
  SearchedTable* m_shown;
  TableHeadings* m_headings;
  QToolButton* m_more;
  std::vector<int> m_stretching;
  std::vector<std::vector<int>> m_spared;
  std::vector<int> m_leftOut;
  int m_leastRows = 0;
  std::vector<int> m_wanted;      // for each column, the width that its content needs
  std::vector<bool> m_isWrapped;  // true for rows whose height already fits their lines
  bool m_isReplaced = false;      // true after a new table was set; false after only some rows changed
  bool m_isSharing = false;
  QSize m_sharedSize;  // the size of the list when the columns last got their widths
  QString m_placeholder;
  QString m_nothingFound;
  QString m_orderName;
};

}  // namespace damath::window
