// SPDX-License-Identifier: GPL-3.0-or-later
// Finds and undoes displacements: correct entries in the wrong place of the sheet (rulebook N2). Examples:
// both columns exchanged, a column moved up or down, two lines exchanged, an entry in the other player's
// column.
#pragma once

#include <initializer_list>
#include <vector>

#include "core/sheet/cells/reading.hpp"

namespace damath::sheet {

// A displacement: its kind, and the line from which it applies.
struct Displacement {
  enum class Kind {
    ColumnsExchanged,  // from this line on, each player wrote in the opponent's column
    ColumnMoved,       // from this line on, a column stands `by` lines too low (negative: too high)
    LinesExchanged,    // this line and the next line are exchanged
    OtherColumn        // the half in this line and column records the opponent's jump or move
  };
  Kind kind = Kind::OtherColumn;
  int line = 0;                            // from 1
  board::Side column = board::Side::Blue;  // used by ColumnMoved and OtherColumn
  int by = 0;                              // used by ColumnMoved, in lines; never 0
  // True if the R.C., TOTAL and GRAND rows are exchanged too. Used by ColumnsExchanged.
  bool withRows = false;

  friend bool operator==(const Displacement&, const Displacement&) = default;
};

// Returns the lines where a displacement may begin. `entries` are the indices of the entries where the replay
// fails. The result holds lines from 8 before to 6 after each of these entries. Precondition: the reading has
// at least one entry of play.
[[nodiscard]] std::vector<int> linesNear(const Reading& reading, std::initializer_list<std::size_t> entries);

// Returns the displacements that may begin at these lines. Exchanged columns are included only if
// `mayBeExchanged` is true and at least kCellsOfHabit entries stand on the line and after it. Fewer entries
// cannot show an exchange.
[[nodiscard]] std::vector<Displacement> possibleDisplacements(const Reading& reading,
                                                              const std::vector<int>& lines,
                                                              bool mayBeExchanged);

// Returns the reading with the displacements undone. Each entry keeps the line and column of the written
// sheet. Its owner and the order of entries are those of the game. The lists of repeated halves
// (Reading::repeats) and crossed-out halves (Reading::struck) are copied unchanged.
[[nodiscard]] Reading arranged(const Reading& reading, const std::vector<Displacement>& displacements,
                               HalfOrder order);

}  // namespace damath::sheet
