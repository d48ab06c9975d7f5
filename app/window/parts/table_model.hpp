// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is replaced as a whole: the base of the lists on the pages. If the new table has the same rows
// and only a few differ, only these rows are signaled, and the view keeps its state. An edited cell is
// signaled but not stored: the receiver replaces the table.
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <functional>
#include <optional>
#include <vector>

namespace damath::window {

struct TableCell {
  QString text{};
  QVariant sortKey{};  // the column's sort value; if invalid, the text
  QIcon icon{};
  QString toolTip{};
  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
  bool strong = false;
  // The text in the cell's editor; nullopt if the cell cannot be edited.
  std::optional<QString> written = std::nullopt;

  friend bool operator==(const TableCell& one, const TableCell& other) {
    return one.text == other.text && one.sortKey == other.sortKey &&
           one.icon.cacheKey() == other.icon.cacheKey() && one.toolTip == other.toolTip &&
           one.alignment == other.alignment && one.strong == other.strong && one.written == other.written;
  }
};

struct TableRow {
  std::vector<TableCell> cells;  // one for each heading
  QVariant key{};                // identifies the row for the page
};

// A long table whose rows are made when they are first shown. `make` must own all its data, because the table
// keeps `make`.
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
  // Returns the row with that key; −1 (Qt's "no row") if there is none.
  [[nodiscard]] int rowOf(const QVariant& key) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  // Emitted when the user changed the text of a cell.
  void written(const QVariant& key, int column, const QString& text);

 private:
  using Rows = std::vector<std::optional<TableRow>>;  // nullopt for rows that were not made yet
  [[nodiscard]] const TableRow& row(int number) const;
  void replace(std::vector<QString> headings, RowsToMake rows, Rows made);
  // Returns the rows that were made before and differ now; nullopt if there are many. `rows` makes the
  // missing ones of `made`.
  [[nodiscard]] std::optional<std::vector<int>> fewOthers(const RowsToMake& rows, Rows& made) const;

  std::vector<QString> m_headings;
  std::vector<QVariant> m_keys;
  mutable Rows m_rows;
  std::function<TableRow(std::size_t row)> m_make;
};

}  // namespace damath::window
