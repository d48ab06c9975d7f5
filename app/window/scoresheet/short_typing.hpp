// SPDX-License-Identifier: GPL-3.0-or-later
// Writes out the abbreviations that a clerk types into a Move cell, in the form of a scoresheet. Other typed
// text stays as it is, and so does text that a cell has already. On the left the abbreviation, on the right
// the text that replaces it:
//   9 03               9 (0,3)      a quiet move; ? stands for an unreadable digit
//   T, G               TOTAL, GRAND
//   T -27, G 75        TOTAL and GRAND with the value beside them
//   R 0 -3 10 x2       RC 0, RC -3, RC 10 x 2, one row each; "x2" after a dama
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace damath::window {

// The texts for Move and Score in one row.
struct ShortRow {
  QString move;
  QString score;  // the text for the Score cell; empty if none was typed
  friend bool operator==(const ShortRow&, const ShortRow&) = default;
};

// Returns the rows to write for a text typed into a Move cell; at least one. The first row is the row of that
// cell. `offered` is TOTAL or GRAND if that word comes next in the cell, otherwise empty. With `offered`, a
// single typed value becomes the score beside that word.
[[nodiscard]] std::vector<ShortRow> shortRows(const QString& typed, const QString& offered = {});
// Returns only the moves of shortRows(typed).
[[nodiscard]] QStringList writtenOut(const QString& typed);
// Writes out the quiet moves of a turn that is typed at the board, such as "9 03" or "6 x 4 | 24 | 24; 6 +
// 1".
[[nodiscard]] QString turnWrittenOut(const QString& typed);

}  // namespace damath::window
