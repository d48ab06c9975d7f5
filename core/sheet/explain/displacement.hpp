// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and undoes displacements: correct entries in the wrong place of the scoresheet (rulebook N2).
// Examples: the two columns are exchanged, a column is moved up or down, two lines are exchanged, an entry
// stands in the other player's column.
#pragma once

#include <initializer_list>
#include <vector>

#include "core/sheet/cells/reading.hpp"

namespace damath::sheet {

// A displacement (correct entries in the wrong place): its kind, and the line from which it applies.
struct Displacement {
  enum class Kind {
    ColumnsExchanged,  // from `line` on, each player wrote in the opponent's column
    ColumnMoved,       // from `line` on, the column stands `by` lines too low (negative: too high)
    LinesExchanged,    // `line` and the line after it are exchanged
    OtherColumn        // the entry in `line` and `column` records the opponent's jump or move
  };
  Kind kind = Kind::OtherColumn;
  int line = 0;                            // the number of the line, from 1
  board::Side column = board::Side::Blue;  // used by ColumnMoved and OtherColumn
  // Used by ColumnMoved: the number of lines by which the column stands too low (negative: too high). Never
  // 0.
  int by = 0;
  // True if the R.C., TOTAL and GRAND rows are exchanged too. Used by ColumnsExchanged.
  bool withRows = false;

  friend bool operator==(const Displacement&, const Displacement&) = default;
};

// Returns the lines where a displacement may begin: from 8 lines before to 6 lines after each given entry.
// `entries` are the indices of the entries where the replay fails. Precondition: the reading has at least one
// entry of play.
[[nodiscard]] std::vector<int> linesNear(const Reading& reading, std::initializer_list<std::size_t> entries);

// Returns the displacements that may begin at these lines. Exchanged columns are included only if
// `mayBeExchanged` is true and at least kCellsOfHabit entries stand on or after the line, because fewer
// entries cannot show an exchange.
[[nodiscard]] std::vector<Displacement> possibleDisplacements(const Reading& reading,
                                                              const std::vector<int>& lines,
                                                              bool mayBeExchanged);

// Returns the reading with the displacements undone. Each entry keeps the line and column where it is
// written, but its owner and the order of entries are those of the game. Repeated and crossed-out entries
// (Reading::repeats, Reading::struck) are copied unchanged.
[[nodiscard]] Reading arranged(const Reading& reading, const std::vector<Displacement>& displacements,
                               HalfOrder order);

}  // namespace damath::sheet
