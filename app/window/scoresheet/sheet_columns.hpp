// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the column widths of a scoresheet so that no move, score or total is ever cut off. Each column has
// its share of the room; a column that needs more takes room from columns that have spare room. If no spare
// room is left, long texts break into two lines; if even that is not enough, the table scrolls.
#pragma once

#include <vector>

class QSplitter;
class QTableView;

namespace damath::window {

// The width that a column needs in pixels, including the space beside the text.
struct ColumnNeed {
  int whole = 0;  // width with each text on one line
  int least = 0;  // width of the longest word
};

// Returns widths for Move, Score, Total, repeated for each player. Their sum is at most `room`, unless the
// least widths need more.
[[nodiscard]] std::vector<int> sheetColumns(const std::vector<ColumnNeed>& needs, int room);

// Returns the width that a table needs besides its columns, including the vertical scroll bar.
[[nodiscard]] int widthAroundColumns(const QTableView& table);

// Widens a part (0 or 1) of the splitter to its QWidget::sizeHint, at the expense of the other part. The
// other part keeps at least `left` pixels.
void giveRoom(QSplitter& splitter, int part, int left = 0);

}  // namespace damath::window
