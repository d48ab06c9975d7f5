// SPDX-License-Identifier: GPL-3.0-or-later
// How the columns of a table share the width it has, in pixels: some give way first where there is too
// little, the widest of them before the others, and share what is left over.
#pragma once

#include <vector>

namespace damath::views {

class ColumnWidths {
 public:
  // Of a column that gives way.
  static constexpr int kNarrowest = 116;

  struct Column {
    int wanted = 0;         // what its content asks for
    bool isFigure = false;  // never cut: a figure may decide a rank
    bool isGivingWay = false;
  };

  // Of the columns that are shown.
  ColumnWidths(std::vector<Column> columns, int room);

  [[nodiscard]] bool hasTooLittle() const { return m_left < 0; }
  // Whether those that give way would give most of what they can.
  [[nodiscard]] bool isTight() const;
  // How wide one that gives way may be, so that all have room.
  [[nodiscard]] int widestLeft() const;
  // One for each column.
  [[nodiscard]] std::vector<int> shared() const;

 private:
  [[nodiscard]] static int firstWidth(const Column& column);

  std::vector<Column> m_columns;
  int m_left;  // once each has its first width; less than 0 where that is too much
};

}  // namespace damath::views
