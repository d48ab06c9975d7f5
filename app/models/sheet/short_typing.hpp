// SPDX-License-Identifier: GPL-3.0-or-later
// What a clerk types short into a Move cell, written out as it stands on paper. Nothing that stands in a cell
// already is ever written out, and what is no such spelling stays letter by letter:
//   9 03               9 (0,3)      a quiet move; a figure that cannot be read is a ?
//   T, G               TOTAL, GRAND
//   R 0 -3 10 x2       RC 0, RC -3, RC 10 x 2, a row each; "x2" after a dama
#pragma once

#include <QStringList>

namespace damath::models {

// One text a row, the first of the cell itself; never empty.
[[nodiscard]] QStringList writtenOut(const QString& typed);

}  // namespace damath::models
