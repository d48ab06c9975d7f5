// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose cells are written in, those that can be: by typing, by F2 and by a command. What is just being
// written stays in its cell when the content changes.
#pragma once

#include "app/views/parts/list_table.hpp"

class QLineEdit;

namespace damath::views {

class WritableTable : public ListTable {
  Q_OBJECT

 public:
  explicit WritableTable(QWidget* parent = nullptr);

  // Whether a cell of the current row can be written in.
  [[nodiscard]] bool isWritable() const;
  // Writes in the current cell, or in the first of its row where that is possible.
  void writeInCell();
  // The cell is open again with what was written, after a refusal.
  void writeAgain(const QVariant& key, int column, const QString& text);
  // Where somebody is writing; null where nobody is.
  [[nodiscard]] QLineEdit* openCell() const;

 Q_SIGNALS:
  // Another text was written into a cell; nothing is changed by it yet.
  void written(const QVariant& key, int column, const QString& text);

 private:
  void replace(const std::function<void()>& replacing) override;

  [[nodiscard]] QModelIndex writableCell() const;
};

}  // namespace damath::views
