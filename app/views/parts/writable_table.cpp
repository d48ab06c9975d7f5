// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/writable_table.hpp"

#include <QLineEdit>
#include <optional>

namespace damath::views {

WritableTable::WritableTable(QWidget* parent) : ListTable(parent) {
  setEditTriggers(EditKeyPressed | AnyKeyPressed);
  // Once the editor is closed: the receiver replaces the table.
  connect(&table(), &models::TableModel::written, this, &WritableTable::written, Qt::QueuedConnection);
}

QModelIndex WritableTable::writableCell() const {
  const QModelIndex current = currentIndex();
  if (!current.isValid() || current.flags().testFlag(Qt::ItemIsEditable)) return current;
  for (int column = 0; column < model()->columnCount(); ++column) {
    const QModelIndex cell = current.siblingAtColumn(column);
    if (cell.flags().testFlag(Qt::ItemIsEditable)) return cell;
  }
  return {};
}

bool WritableTable::isWritable() const {
  return writableCell().isValid();
}

void WritableTable::writeInCell() {
  const QModelIndex cell = writableCell();
  if (!cell.isValid()) return;
  setCurrentIndex(cell);
  edit(cell);
}

QLineEdit* WritableTable::openCell() const {
  return qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
}

void WritableTable::writeAgain(const QVariant& key, int column, const QString& text) {
  const QModelIndex cell = cellOf(key, column);
  if (!cell.isValid()) return;
  setCurrentIndex(cell);
  edit(cell);
  if (QLineEdit* open = openCell()) open->setText(text);
}

void WritableTable::replace(const std::function<void()>& replacing) {
  const QVariant key = currentKey();
  const int column = currentIndex().column();
  const QLineEdit* open = openCell();
  const std::optional<QString> text = open == nullptr ? std::nullopt : std::optional(open->text());
  ListTable::replace(replacing);
  if (text && currentKey() == key) writeAgain(key, column, *text);
}

}  // namespace damath::views
