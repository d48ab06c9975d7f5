// SPDX-License-Identifier: GPL-3.0-or-later
// The console's one kind of list: whole rows, sortable by heading, searchable by any cell, opened by
// double-click or Return. A row keeps its selection by its key when the content changes, and what is just
// being written into a cell stays there.
#pragma once

#include <QTableView>
#include <initializer_list>

#include "app/models/lists/searched_table.hpp"
#include "app/models/lists/table_model.hpp"

class QLineEdit;

namespace damath::views {

class ListTable : public QTableView {
  Q_OBJECT

 public:
  // Of a column that gives way.
  static constexpr int kNarrowest = 116;

  explicit ListTable(QWidget* parent = nullptr);

  // Columns that share the width left over, and give way first where there is too little.
  void setStretching(std::initializer_list<int> columns);
  // Columns that are left out where the others would have hardly any room, group by group: what they say is
  // told elsewhere.
  void setSpared(std::vector<std::vector<int>> groups);
  // Text that is wider than its column is broken into lines instead of being cut.
  void setWrapping();
  // The order that somebody chose by a heading is kept under this name, for the next start too.
  void keepOrder(const QString& name);
  // Cells that can be written in are: by typing, and by edit().
  void setWritable();
  // Writes in the current cell, or in the first of its row where that is possible.
  void writeInCell();
  // Whether a cell of the current row can be written in.
  [[nodiscard]] bool isWritable() const;
  // Where somebody is writing; null where nobody is.
  [[nodiscard]] QLineEdit* openCell() const;
  // The cell is open again with what was written, after a refusal.
  void writeAgain(const QVariant& key, int column, const QString& text);
  void setTable(std::vector<QString> headings, std::vector<models::TableRow> rows);
  // The same of many rows, each made once it is looked at.
  void setLongTable(std::vector<QString> headings, models::RowsToMake rows);
  // Shows only rows with all words of the text, in any case and with any accents.
  void setFilter(const QString& text);
  // Whether there are rows, but none with the text that is looked for.
  [[nodiscard]] bool isNothingFound() const;
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
  // Another text was written into a cell; nothing is changed by it yet.
  void written(const QVariant& key, int column, const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void changeEvent(QEvent* event) override;

 private:
  // Puts another table into the place of this one; the cursor, and what is being written, stay.
  template <class Replacing>
  void replace(const Replacing& replacing);
  void fitRows();
  [[nodiscard]] QModelIndex writableCell() const;
  void fitColumns();
  void widenColumns();
  [[nodiscard]] int wantedWidth(int column) const;
  [[nodiscard]] int firstWidth(int column) const;
  [[nodiscard]] int levelThatGives(int wanted) const;
  void wrapRowsInSight();
  [[nodiscard]] int headingWidth(int column) const;
  void shareWidth();

  models::TableModel* m_table;
  models::SearchedTable* m_shown;
  // Whether the columns on show that give way would give most of what they can.
  [[nodiscard]] bool isTight() const;
  [[nodiscard]] bool stretches(int column) const;

  std::vector<int> m_stretching;
  std::vector<std::vector<int>> m_spared;
  std::vector<int> m_wanted;  // the width each column's content asks for
  QString m_placeholder;
  QString m_nothingFound;
  QString m_orderName;
};

}  // namespace damath::views
