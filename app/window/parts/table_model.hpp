// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the lists on the pages. Setting a new content replaces the old content as a whole. If the
// rows have the same keys as before and only a few rows differ, only these rows are reported as changed, so
// the list keeps its scroll position and cursor. If the user edits a cell, the model only emits a signal; the
// receiver sets a new content.
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <functional>
#include <optional>
#include <vector>

namespace damath::window {

struct TableCell {
  QString text{};
  QVariant sortKey{};  // the value by which the column sorts; if invalid, the text is used
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
  std::vector<TableCell> cells;  // a cell for each heading
  QVariant key{};                // a value by which the page identifies the row
  QString also{};                // words that a search finds too, although the list does not show them
};

// A long table whose rows are made when they are first shown, sorted or searched. `make` must own all its
// data, because the table keeps `make`.
struct RowsToMake {
  std::vector<QVariant> keys{};
  std::function<TableRow(std::size_t row)> make{};
};

class TableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  // AlsoRole: TableRow::also.
  enum Role { SortRole = Qt::UserRole + 1, KeyRole, AlsoRole };

  using QAbstractTableModel::QAbstractTableModel;

  void setTable(std::vector<QString> headings, std::vector<TableRow> rows);
  void setLongTable(std::vector<QString> headings, RowsToMake rows);
  // Returns the index of the row with this key; −1 if no row has the key.
  [[nodiscard]] int rowOf(const QVariant& key) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  // Emitted when the user has changed the text of a cell in its editor.
  void written(const QVariant& key, int column, const QString& text);

 private:
  using Rows = std::vector<std::optional<TableRow>>;  // nullopt for a row that was not made yet
  [[nodiscard]] const TableRow& row(int number) const;
  void replace(std::vector<QString> headings, RowsToMake rows, Rows made);
  // Compares the rows that were made from the old content with the rows that `rows` makes. Returns the
  // indices of the rows that differ; nullopt if many differ. Stores the rows that it makes in `made`.
  [[nodiscard]] std::optional<std::vector<int>> fewOthers(const RowsToMake& rows, Rows& made) const;

  std::vector<QString> m_headings;
  std::vector<QVariant> m_keys;
  mutable Rows m_rows;
  std::function<TableRow(std::size_t row)> m_make;
};

}  // namespace damath::window
