// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the columns of a scoresheet stand, so that no move, score or total is ever cut: each has its share
// of the room, and one that needs more takes it from those that have some to spare. Where nothing is left to
// spare, what may stand in two lines does; where even that is not enough, the table scrolls.
#pragma once

#include <vector>

class QSplitter;
class QTableView;

namespace damath::views {

// In pixels, with the air beside the text.
struct ColumnNeed {
  int whole = 0;  // everything in one line
  int least = 0;  // the longest word
};

// Of Move, Score, Total and again; at most `room` together unless the least is more.
[[nodiscard]] std::vector<int> sheetColumns(const std::vector<ColumnNeed>& needs, int room);

// What a table takes beside its columns, with the bar that scrolls it up and down.
[[nodiscard]] int widthAroundColumns(const QTableView& table);

// That of the two parts (0 or 1) takes from the other what it wants and has not (QWidget::sizeHint), as far
// as the other can give and `left` pixels are left to it.
void giveRoom(QSplitter& splitter, int part, int left = 0);

}  // namespace damath::views
