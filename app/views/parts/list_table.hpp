// SPDX-License-Identifier: GPL-3.0-or-later
// The console's one kind of list: whole rows, sortable by heading, searchable by any cell, opened by
// double-click or Return. A row keeps its selection by its key when the content changes.
#pragma once

#include <QTableView>
#include <functional>
#include <initializer_list>

#include "app/models/lists/searched_table.hpp"
#include "app/models/lists/table_model.hpp"
#include "app/views/parts/column_widths.hpp"

class QToolButton;

namespace damath::views {

class ListTable : public QTableView {
  Q_OBJECT

 public:
  explicit ListTable(QWidget* parent = nullptr);

  // Columns that share the width left over, and give way first where there is too little.
  void setStretching(std::initializer_list<int> columns);
  // Columns that are left out where the others would have hardly any room, group by group: what they say is
  // shown elsewhere. A button at the end of the headings says which, and shows them beside a bar.
  void setSpared(std::vector<std::vector<int>> groups);
  // Columns that are not shown now, however much room there is, unless the button shows them.
  void setLeftOut(std::vector<int> columns);
  // Text that is wider than its column is broken into lines instead of being cut.
  void setWrapping();
  // The order that somebody chose by a heading is kept under this name, for the next start too.
  void keepOrder(const QString& name);
  void setTable(std::vector<QString> headings, std::vector<models::TableRow> rows);
  // The same of many rows, each made once it is looked at.
  void setLongTable(std::vector<QString> headings, models::RowsToMake rows);
  // Shows only rows with all words of the text, in any case and with any accents. Where nobody can sort the
  // list, those come first that have the text's numbers as whole numbers in the same order.
  void setFilter(const QString& text);
  // The text in place of the rows where there are none.
  [[nodiscard]] const QString& emptyText() const;
  // What that is where the list is empty, and where nothing is found.
  void setPlaceholder(const QString& text, const QString& nothingFound = {});

  // Invalid where no row is current.
  [[nodiscard]] QVariant currentKey() const;
  // Where there is no such row the cursor stays; the first row where there is none.
  void setCurrentKey(const QVariant& key);
  [[nodiscard]] const models::TableModel& table() const { return *m_table; }

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
  // Puts another table into the place of this one; the cursor stays.
  virtual void replace(const std::function<void()>& replacing);
  // Invalid where there is no such row, or it is not found by the filter.
  [[nodiscard]] QModelIndex cellOf(const QVariant& key, int column) const;

 private:
  void fitRows();
  void fitColumns();
  void widenColumns();
  [[nodiscard]] int wantedWidth(int column) const;
  // Of the columns on show, the last of them with so much more.
  [[nodiscard]] ColumnWidths widths(int beside = 0) const;
  // Whether there would be too little room to read in those that give way.
  [[nodiscard]] bool isTight() const;
  void wrapRowsInSight();
  // Rows that say something else now: they may want more width, and other heights.
  void widenFor(int first, int last);
  [[nodiscard]] int headingWidth(int column) const;
  void shareWidth();
  void shareRoom();
  // Leaves those out that have no room; whether there are any.
  [[nodiscard]] bool spare();
  void tellSpared(bool areAny);

  models::TableModel* m_table;
  models::SearchedTable* m_shown;
  QToolButton* m_more;
  std::vector<int> m_stretching;
  std::vector<std::vector<int>> m_spared;
  std::vector<int> m_leftOut;
  std::vector<int> m_wanted;      // the width each column's content asks for
  std::vector<bool> m_isWrapped;  // rows on show that are as high as their lines; empty: none
  bool m_isReplaced = false;      // the table was, as a whole
  bool m_isSharing = false;
  QString m_placeholder;
  QString m_nothingFound;
  QString m_orderName;
};

}  // namespace damath::views
