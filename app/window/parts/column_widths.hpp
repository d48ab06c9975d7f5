// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a table's width among its columns, in pixels. Some columns are yielding columns: if there is too
// little room, they shrink, the widest first, and spare room goes to them.
#pragma once

#include <vector>

namespace damath::window {

class ColumnWidths {
 public:
  // The smallest width, in pixels, to which a yielding column (isGivingWay) is cut. Yielding columns are cut
  // if there is too little room, and get the spare room.
  static constexpr int kNarrowest = 116;

  struct Column {
    int wanted = 0;         // the width that the column's content needs
    bool isFigure = false;  // true for numbers, which are never cut off: they may decide a rank
    bool isGivingWay = false;
  };

  // `columns` are the visible columns of the table; `room` is the width for all of them, in pixels.
  ColumnWidths(std::vector<Column> columns, int room);

  [[nodiscard]] bool hasTooLittle() const { return m_left < 0; }
  // True if there is so little room that the yielding columns (isGivingWay) must give up more than half of
  // the width that they can give up.
  [[nodiscard]] bool isTight() const;
  // Returns the greatest width, but at least kNarrowest, that a yielding column (isGivingWay) may have so
  // that all columns fit; in pixels.
  [[nodiscard]] int widestLeft() const;
  // Returns the final width of each column.
  [[nodiscard]] std::vector<int> shared() const;

 private:
  [[nodiscard]] static int firstWidth(const Column& column);

  std::vector<Column> m_columns;
  int m_left;  // the room minus the sum of all firstWidth(); negative if the columns need more room
};

}  // namespace damath::window
