// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a table's width among its columns, in pixels. Some columns are yielding columns: if there is too
// little room, they shrink, the widest first, and spare room goes to them.
#pragma once

#include <vector>

namespace damath::window {

class ColumnWidths {
 public:
  // The smallest width of a yielding column, in pixels.
  static constexpr int kNarrowest = 116;

  struct Column {
    int wanted = 0;         // the width that the column's content needs
    bool isFigure = false;  // true for figures, which are never cut, as they may decide a rank
    bool isGivingWay = false;
  };

  // `columns` are the visible columns, `room` is the width of the table.
  ColumnWidths(std::vector<Column> columns, int room);

  [[nodiscard]] bool hasTooLittle() const { return m_left < 0; }
  // True if the yielding columns must give up more than half of the width that they can give up.
  [[nodiscard]] bool isTight() const;
  // Returns the greatest width of a yielding column for which all columns have room.
  [[nodiscard]] int widestLeft() const;
  // Returns the final width of each column.
  [[nodiscard]] std::vector<int> shared() const;

 private:
  [[nodiscard]] static int firstWidth(const Column& column);

  std::vector<Column> m_columns;
  int m_left;  // room that the first widths leave; negative if they need more
};

}  // namespace damath::window
