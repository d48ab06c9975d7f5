// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the column widths of a scoresheet so that no move, score or total is cut off. Each column has a
// fixed part of the width. A column that needs more takes width from columns that need less. If this is not
// enough, the columns shrink to their least widths, and then the table scrolls.
#pragma once

#include <vector>

class QTableView;

namespace damath::window {

// The width that a column needs, in pixels, with the space beside its text.
struct ColumnNeed {
  int whole = 0;  // width at which each text fits on one line
  int least = 0;  // width of the longest word, or `whole` if the table breaks no text into lines
};

// Returns the widths of the columns Move, Score and Total of both players. Their sum is at most `room`,
// except if the least widths of the columns together need more.
[[nodiscard]] std::vector<int> sheetColumns(const std::vector<ColumnNeed>& needs, int room);

// Returns the width that a table needs besides its columns, with the vertical scroll bar.
[[nodiscard]] int widthAroundColumns(const QTableView& table);

}  // namespace damath::window
