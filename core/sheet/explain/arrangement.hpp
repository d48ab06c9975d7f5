// SPDX-License-Identifier: GPL-3.0-or-later
// Entries that are right and stand in the wrong place: columns exchanged, a column moved up or down, two
// lines exchanged, an entry in the other player's column (rulebook N2).
#pragma once

#include <initializer_list>
#include <vector>

#include "core/sheet/cells/reading.hpp"

namespace damath::sheet {

// One displacement: what stands in the wrong place, and from which line on.
struct Displacement {
  enum class Kind {
    ColumnsExchanged,  // from this line on each player wrote in the other's column
    ColumnMoved,       // from this line on a column stands `by` lines lower (negative: higher) than the other
    LinesExchanged,    // this line and the next stand in each other's place
    OtherColumn        // the half of this line and column records the other player's jump or move
  };
  Kind kind = Kind::OtherColumn;
  int line = 0;                            // from 1
  board::Side column = board::Side::Blue;  // of ColumnMoved and OtherColumn
  int by = 0;                              // of ColumnMoved; never 0
  bool withRows = false;                   // ColumnsExchanged: the R.C., TOTAL and GRAND rows too

  friend bool operator==(const Displacement&, const Displacement&) = default;
};

// Returns the lines where a displacement may begin, by the entries at which play goes wrong: some lines
// before and some behind each of them. Precondition: the reading has an entry of play.
[[nodiscard]] std::vector<int> linesNear(const Reading& reading, std::initializer_list<std::size_t> entries);

// Returns the displacements that may begin at these lines. Exchanged columns are among them only if
// `mayBeExchanged`, and only where enough entries stand behind the line to show an exchange.
[[nodiscard]] std::vector<Displacement> possibleDisplacements(const Reading& reading,
                                                              const std::vector<int>& lines,
                                                              bool mayBeExchanged);

// Returns the reading with the displacements undone. The entries keep the lines and columns where they stand
// on paper. Their order and owners are those of the game. Crossed-out halves (Reading::struck) are left out.
[[nodiscard]] Reading arranged(const Reading& reading, const std::vector<Displacement>& displacements,
                               HalfOrder order);

}  // namespace damath::sheet
