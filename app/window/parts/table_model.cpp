// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/table_model.hpp"

#include <QFont>
#include <utility>

namespace damath::window {

void TableModel::setTable(std::vector<QString> headings, std::vector<TableRow> rows) {
  RowsToMake made;
  Rows all;
  for (TableRow& row : rows) {
    made.keys.push_back(row.key);
    all.emplace_back(std::move(row));
  }
  replace(std::move(headings), std::move(made), std::move(all));
}

void TableModel::setLongTable(std::vector<QString> headings, RowsToMake rows) {
  Rows none(rows.keys.size());
  replace(std::move(headings), std::move(rows), std::move(none));
}

void TableModel::replace(std::vector<QString> headings, RowsToMake rows, Rows made) {
  const bool isSameShape = headings == m_headings && rows.keys == m_keys && !m_keys.empty();
  if (const auto others = isSameShape ? fewOthers(rows, made) : std::nullopt) {
    m_rows = std::move(made);
    m_make = std::move(rows.make);
    for (const int other : *others) Q_EMIT dataChanged(index(other, 0), index(other, columnCount() - 1));
    return;
  }
  beginResetModel();
  m_headings = std::move(headings);
  m_keys = std::move(rows.keys);
  m_rows = std::move(made);
  m_make = std::move(rows.make);
  endResetModel();
}

std::optional<std::vector<int>> TableModel::fewOthers(const RowsToMake& rows, Rows& made) const {
  constexpr std::size_t kFew = 8;
  std::vector<int> others;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (!m_rows[i]) continue;
    if (!made[i]) made[i] = rows.make(i);
    if (m_rows[i]->cells == made[i]->cells) continue;
    others.push_back(static_cast<int>(i));
    if (others.size() > kFew) return std::nullopt;
  }
  return others;
}

const TableRow& TableModel::row(int number) const {
  const auto index = static_cast<std::size_t>(number);
  std::optional<TableRow>& known = m_rows[index];
  if (!known) known = m_make(index);
  return *known;
}

int TableModel::rowOf(const QVariant& key) const {
  for (std::size_t row = 0; row < m_keys.size(); ++row) {
    if (m_keys[row] == key) return static_cast<int>(row);
  }
  return -1;
}

int TableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

int TableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == KeyRole) return m_keys[static_cast<std::size_t>(index.row())];
  if (role == AlsoRole) return row(index.row()).also;
  const TableCell& cell = row(index.row()).cells[static_cast<std::size_t>(index.column())];
  switch (role) {
    case Qt::DisplayRole:
      return cell.text;
    case Qt::EditRole:
      return cell.written.value_or(cell.text);
    case SortRole:
      return cell.sortKey.isValid() ? cell.sortKey : QVariant(cell.text);
    case Qt::DecorationRole:
      return cell.icon.isNull() ? QVariant() : QVariant(cell.icon);
    case Qt::ToolTipRole:
      return cell.toolTip.isEmpty() ? cell.text : cell.toolTip;
    case Qt::TextAlignmentRole:
      return QVariant(cell.alignment);
    case Qt::FontRole: {
      if (!cell.strong) return {};
      QFont font;
      font.setBold(true);
      return font;
    }
    default:
      return {};
  }
}

Qt::ItemFlags TableModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return flags;
  const bool isWritable =
      row(index.row()).cells[static_cast<std::size_t>(index.column())].written.has_value();
  return isWritable ? flags | Qt::ItemIsEditable : flags;
}

bool TableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) return false;
  const QString text = value.toString();
  if (text == index.data(Qt::EditRole).toString()) return false;
  Q_EMIT written(index.data(KeyRole), index.column(), text);
  return true;
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical || section < 0 || section >= columnCount()) return {};
  if (role == Qt::DisplayRole) return m_headings[static_cast<std::size_t>(section)];
  if (role == Qt::TextAlignmentRole && !m_keys.empty()) {
    return QVariant(row(0).cells[static_cast<std::size_t>(section)].alignment);
  }
  return {};
}

}  // namespace damath::window
