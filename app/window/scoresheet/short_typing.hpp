// SPDX-License-Identifier: GPL-3.0-or-later
// Writes out the abbreviations that a clerk types into a Move cell, as they stand on a scoresheet. Text that
// is already in a cell is never written out, and any other text is kept exactly:
//   9 03               9 (0,3)      a quiet move; ? stands for an unreadable digit
//   T, G               TOTAL, GRAND
//   T -27, G 75        TOTAL and GRAND with the value beside them
//   R 0 -3 10 x2       RC 0, RC -3, RC 10 x 2, one row each; "x2" after a dama
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace damath::window {

// Move and Score of one row.
struct ShortRow {
  QString move;
  QString score;  // empty if the abbreviation has no value
  friend bool operator==(const ShortRow&, const ShortRow&) = default;
};

// Returns the rows for the typed text, never empty; the first row is the cell itself. `offered` is the word
// that comes next there (TOTAL or GRAND) or empty. If a word is offered, a single value is written beside
// that word.
[[nodiscard]] std::vector<ShortRow> shortRows(const QString& typed, const QString& offered = {});
// Returns the moves of shortRows(typed).
[[nodiscard]] QStringList writtenOut(const QString& typed);
// Writes out the quiet moves in a turn typed at the board, such as "9 03" or "6 x 4 | 24 | 24; 6 + 1".
[[nodiscard]] QString turnWrittenOut(const QString& typed);

}  // namespace damath::window
