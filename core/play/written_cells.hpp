// SPDX-License-Identifier: GPL-3.0-or-later
// A turn as it is typed at the board, in the words of the paper: the Move cell alone, or with Score and Total
// beside it as they stand on the sheet; a semicolon stands between the lines of a chain.
//   -9 (0,3)
//   10 x 6 | 60 | 52
//   10 x 6 | 60 | 52; 10 - 3 | 7 | 59
// The squares may be given instead, `(1,2)(0,3)`, or beside what is written: `10 x 6 @(1,2)(3,4) | 60`. Then
// the turn is the one along these squares, whatever the words say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/square.hpp"

namespace damath::play {

// What a player wrote on one line, letter by letter. A cell that is empty was not typed: the program writes
// it.
struct WrittenCells {
  std::string move;
  std::string score;
  std::string total;

  [[nodiscard]] bool isEmpty() const { return move.empty() && score.empty() && total.empty(); }
  friend bool operator==(const WrittenCells&, const WrittenCells&) = default;
};

struct TypedCells {
  std::vector<WrittenCells> lines;   // never empty; the Move cells without their routes
  std::vector<board::Square> route;  // start and landings; empty where none is given

  // The Move cells as one text, as a turn is typed.
  [[nodiscard]] std::string moves() const;
};

// Nothing where a line has more than three cells, or a route is none.
[[nodiscard]] std::optional<TypedCells> parseTypedCells(std::string_view text);

}  // namespace damath::play
