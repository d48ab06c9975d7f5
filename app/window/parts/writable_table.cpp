// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/writable_table.hpp"

#include <QLineEdit>

namespace damath::window {

WritableTable::WritableTable(QWidget* parent) : ListTable(parent) {
  setEditTriggers(EditKeyPressed | AnyKeyPressed);
  // The signal is queued, so that the cell editor is closed before the receiver replaces the table.
  connect(&table(), &TableModel::written, this, &WritableTable::written, Qt::QueuedConnection);
}

QModelIndex WritableTable::writableCell() const {
  const auto isOpenable = [this](const QModelIndex& cell) {
    return cell.flags().testFlag(Qt::ItemIsEditable) && !isColumnHidden(cell.column());
  };
  const QModelIndex current = currentIndex();
  if (!current.isValid() || isOpenable(current)) return current;
  for (int column = 0; column < model()->columnCount(); ++column) {
    const QModelIndex cell = current.siblingAtColumn(column);
    if (isOpenable(cell)) return cell;
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
  // Shows the column if it is hidden, because Qt closes the text field of a hidden cell.
  setColumnHidden(column, false);
  setCurrentIndex(cell);
  edit(cell);
  if (QLineEdit* open = openCell()) open->setText(text);
}

void WritableTable::replace(const std::function<void()>& replacing) {
  const QVariant key = currentKey();
  const int column = currentIndex().column();
  const QLineEdit* open = openCell();
  if (open == nullptr) return ListTable::replace(replacing);
  const QString text = open->text();
  const int cursor = open->cursorPosition();
  const int from = open->selectionStart();
  const auto marked = open->selectedText().size();
  ListTable::replace(replacing);
  if (currentKey() != key) return;
  // Puts the typed text back. If ListTable::replace() resets the model, it closes the cell editor; then the
  // cell editor is opened again.
  openCell() == nullptr ? writeAgain(key, column, text) : openCell()->setText(text);
  QLineEdit* again = openCell();
  if (again == nullptr) return;
  // Restores the position of the text cursor. If text was selected, selects it again, so that the next typed
  // letter replaces it.
  from < 0 ? again->setCursorPosition(cursor) : again->setSelection(from, static_cast<int>(marked));
}

}  // namespace damath::window
