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

// The texts of the Move cell and the Score cell of a scoresheet row, after abbreviations are written out.
struct ShortRow {
  QString move;
  QString score;  // the text for the Score cell; empty if none was typed
  friend bool operator==(const ShortRow&, const ShortRow&) = default;
};

// Returns the rows that are written for a text typed into a Move cell; at least one. For example, "9 03"
// gives "9 (0,3)". "R 0 -3" gives two rows, "RC 0" and "RC -3". "t -27" gives TOTAL with the score -27. The
// first row is the row of that cell. `offered` is TOTAL or GRAND if that word comes next in the cell,
// otherwise empty. With `offered`, a single typed value becomes the score beside that word.
[[nodiscard]] std::vector<ShortRow> shortRows(const QString& typed, const QString& offered = {});
// Returns the texts that are written into Move cells for the typed text, one for each row. For example,
// "R 0 -3" gives "RC 0" and "RC -3". Leaves out the texts for Score.
[[nodiscard]] QStringList writtenOut(const QString& typed);
// Writes out the quiet moves in the typed turn of a live game: "9 03" becomes "9 (0,3)". A capture, such as
// "6 x 4 | 24 | 24; 6 + 1", stays as typed.
[[nodiscard]] QString turnWrittenOut(const QString& typed);

}  // namespace damath::window
