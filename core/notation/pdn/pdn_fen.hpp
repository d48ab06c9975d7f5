// SPDX-License-Identifier: GPL-3.0-or-later
// A position of English draughts as PDN writes it in its FEN tag: the side to move, then the squares of each
// side, K before a king. B is dark, which is BLUE here (G1). `B:W21,22,K30:B1,2,K5`. Ranges (`W21-32`),
// blanks, a full stop at the end and either order of the sides are read too.
#pragma once

#include <string>
#include <string_view>

#include "core/board/position.hpp"
#include "core/expected.hpp"

namespace damath::notation {

enum class PdnFenFaultCode {
  NoSideToMove,  // neither B nor W
  NoSide,        // a part that begins with neither
  SideTwice,
  SideMissing,
  NoSquare,  // not 1 to 32, or no number
  SquareTwice,
  TooManyPieces,  // more than twelve of a side
  ManOnFarRow     // where it would have been crowned (P1)
};

struct PdnFenFault {
  PdnFenFaultCode code;
  int column = 1;       // of the text, from 1
  std::string written;  // what stands there
  friend bool operator==(const PdnFenFault&, const PdnFenFault&) = default;
};

// Chips are numbered as their squares come.
[[nodiscard]] Expected<board::Position, PdnFenFault> parsePdnFen(std::string_view text);
[[nodiscard]] std::string toPdnFen(const board::Position& position);

}  // namespace damath::notation
