// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is replaced as a whole: the base of the lists on the console's pages. Where the new one has
// the rows of the old and few of them say something else, these alone are signalled, and a view stays as it
// is. What is written into one of its cells is signalled and not kept: the receiver replaces the table.
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <functional>
#include <optional>
#include <vector>

namespace damath::models {

struct TableCell {
  QString text{};
  QVariant sortKey{};  // what the column is sorted by; the text where invalid
  QIcon icon{};
  QString toolTip{};
  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
  bool strong = false;
  // What stands in the cell while somebody writes in it; nothing where nobody can.
  std::optional<QString> written = std::nullopt;

  friend bool operator==(const TableCell& one, const TableCell& other) {
    return one.text == other.text && one.sortKey == other.sortKey &&
           one.icon.cacheKey() == other.icon.cacheKey() && one.toolTip == other.toolTip &&
           one.alignment == other.alignment && one.strong == other.strong && one.written == other.written;
  }
};

struct TableRow {
  std::vector<TableCell> cells;  // as many as there are headings
  QVariant key{};                // whatever the page knows the row by
};

// Many rows, each made once it is looked at. What makes them holds all it needs, for as long as the table
// stands.
struct RowsToMake {
  std::vector<QVariant> keys{};
  std::function<TableRow(std::size_t row)> make{};
};

class TableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Role { SortRole = Qt::UserRole + 1, KeyRole };

  using QAbstractTableModel::QAbstractTableModel;

  void setTable(std::vector<QString> headings, std::vector<TableRow> rows);
  void setLongTable(std::vector<QString> headings, RowsToMake rows);
  // The row with that key; −1 is Qt's "no row".
  [[nodiscard]] int rowOf(const QVariant& key) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  // Another text was written into a cell.
  void written(const QVariant& key, int column, const QString& text);

 private:
  using Rows = std::vector<std::optional<TableRow>>;  // those that were looked at
  [[nodiscard]] const TableRow& row(int number) const;
  void replace(std::vector<QString> headings, RowsToMake rows, Rows made);
  // Which of the rows that were looked at say something else; nothing where those are many.
  [[nodiscard]] std::optional<std::vector<int>> fewOtherThan(const Rows& before) const;

  std::vector<QString> m_headings;
  std::vector<QVariant> m_keys;
  mutable Rows m_rows;
  std::function<TableRow(std::size_t row)> m_make;
};

}  // namespace damath::models
