// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes a position of English draughts as in the FEN tag of PDN: the side to move, then the
// squares of each side, with K before a king: `B:W21,22,K30:B1,2,K5`. W is White. B is dark, which is BLUE
// here (G1). The reader also accepts ranges (`W21-32`), blanks, a full stop at the end and the two sides in
// either order. Counters behind the two sides (`:H0:F1`) are passed over.
#pragma once

#include <string>
#include <string_view>

#include "core/board/position.hpp"
#include "core/expected.hpp"

namespace damath::notation {

enum class PdnFenFaultCode {
  NoSideToMove,  // the text begins with neither B nor W
  NoSide,        // the list of a side begins with neither B nor W
  SideTwice,
  SideMissing,
  NoSquare,  // a square is not a number from 1 to 32
  SquareTwice,
  TooManyPieces,  // a side has more than twelve pieces
  ManOnFarRow     // an ordinary chip stands on a square where it would be crowned (P1)
};

struct PdnFenFault {
  PdnFenFaultCode code;
  int column = 1;       // the column of `written` in the text, from 1; 1 if `written` is empty
  std::string written;  // the text at the fault, at most 60 bytes
  friend bool operator==(const PdnFenFault&, const PdnFenFault&) = default;
};

// Parses a position. The chips of each side get their numbers in the order of the text.
[[nodiscard]] Expected<board::Position, PdnFenFault> parsePdnFen(std::string_view text);
// Returns the counters behind the position, such as ":H0:F1": the moves since the last capture or move of a
// man, and the number of the next move. Empty if the text has no counters.
[[nodiscard]] std::string_view pdnCounters(std::string_view text);
// Returns the position in the form of the FEN tag. White comes first.
[[nodiscard]] std::string toPdnFen(const board::Position& position);

}  // namespace damath::notation
