// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a table's width among its columns, in pixels. If there is too little room, the yielding columns
// shrink, the widest first. Spare room goes to the yielding columns.
#pragma once

#include <vector>

namespace damath::window {

class ColumnWidths {
 public:
  // The least width of a yielding column, in pixels.
  static constexpr int kNarrowest = 116;

  struct Column {
    int wanted = 0;         // the width of its content
    bool isFigure = false;  // a figure is never cut, because it may decide a rank
    bool isGivingWay = false;
  };

  // `columns` are the visible columns.
  ColumnWidths(std::vector<Column> columns, int room);

  [[nodiscard]] bool hasTooLittle() const { return m_left < 0; }
  // True if the yielding columns must give more than half of what they can give.
  [[nodiscard]] bool isTight() const;
  // Returns the greatest width of a yielding column for which all columns have room.
  [[nodiscard]] int widestLeft() const;
  // Returns a width for each column.
  [[nodiscard]] std::vector<int> shared() const;

 private:
  [[nodiscard]] static int firstWidth(const Column& column);

  std::vector<Column> m_columns;
  int m_left;  // room after the first widths; negative if they need too much
};

}  // namespace damath::window
