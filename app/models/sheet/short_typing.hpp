// SPDX-License-Identifier: GPL-3.0-or-later
// What a clerk types short into a Move cell, written out as it stands on paper. Nothing that stands in a cell
// already is ever written out, and what is no such spelling stays letter by letter:
//   9 03               9 (0,3)      a quiet move; a figure that cannot be read is a ?
//   T, G               TOTAL, GRAND
//   T -27, G 75        TOTAL and GRAND with the figure beside them
//   R 0 -3 10 x2       RC 0, RC -3, RC 10 x 2, a row each; "x2" after a dama
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace damath::models {

// The Move and the Score of one row.
struct ShortRow {
  QString move;
  QString score;  // empty where the spelling has no figure
  friend bool operator==(const ShortRow&, const ShortRow&) = default;
};

// The first row is that of the cell itself; never empty. `offered` is the word that comes next there, TOTAL
// or GRAND, or empty: where a word is offered, a figure alone stands beside the word.
[[nodiscard]] std::vector<ShortRow> shortRows(const QString& typed, const QString& offered = {});
// The moves of these rows.
[[nodiscard]] QStringList writtenOut(const QString& typed);
// The same in a turn as it is typed at the board, "9 03" or "6 x 4 | 24 | 24; 6 + 1": its quiet moves alone.
[[nodiscard]] QString turnWrittenOut(const QString& typed);

}  // namespace damath::models
