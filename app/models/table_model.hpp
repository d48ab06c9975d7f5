// SPDX-License-Identifier: GPL-3.0-or-later
// A read-only table that is replaced as a whole: the base of the lists on the console's pages.
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <vector>

namespace damath::models {

struct TableCell {
  QString text{};
  QVariant sortKey{};  // what the column is sorted by; the text where invalid
  QIcon icon{};
  QString toolTip{};
  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
  bool strong = false;
};

struct TableRow {
  std::vector<TableCell> cells;  // as many as there are headings
  QVariant key{};                // whatever the page knows the row by
};

class TableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Role { SortRole = Qt::UserRole + 1, KeyRole };

  using QAbstractTableModel::QAbstractTableModel;

  void setTable(std::vector<QString> headings, std::vector<TableRow> rows);
  // The row with that key; −1 is Qt's "no row".
  [[nodiscard]] int rowOf(const QVariant& key) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<QString> m_headings;
  std::vector<TableRow> m_rows;
};

}  // namespace damath::models
