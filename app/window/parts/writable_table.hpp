// SPDX-License-Identifier: GPL-3.0-or-later
// A list with editable cells. Typing, F2 or a command opens a cell. The typed text stays in its cell when the
// content of the list changes.
#pragma once

#include "app/window/parts/list_table.hpp"

class QLineEdit;

namespace damath::window {

class WritableTable : public ListTable {
  Q_OBJECT

 public:
  explicit WritableTable(QWidget* parent = nullptr);

  // True if the current row has a visible editable cell.
  [[nodiscard]] bool isWritable() const;
  // Opens the current cell for typing, or the first visible editable cell of its row.
  void writeInCell();
  // Opens the cell again with the text that the user typed, after the text was refused.
  void writeAgain(const QVariant& key, int column, const QString& text);
  // Returns the text field of the open cell; null if no cell is open.
  [[nodiscard]] QLineEdit* openCell() const;

 Q_SIGNALS:
  // Emitted when the user has changed the text of a cell. The table itself has not changed yet.
  void written(const QVariant& key, int column, const QString& text);

 private:
  void replace(const std::function<void()>& replacing) override;

  [[nodiscard]] QModelIndex writableCell() const;
};

}  // namespace damath::window
