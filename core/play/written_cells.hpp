// SPDX-License-Identifier: GPL-3.0-or-later
// A turn typed at the board in scoresheet notation: the Move cell alone, or Move, Score and Total as on the
// sheet. A semicolon separates the lines of a chain.
//   -9 (0,3)
//   10 x 6 | 60 | 52
//   10 x 6 | 60 | 52; 10 - 3 | 7 | 59
// The squares may replace the text, `(1,2)(0,3)`, or follow it: `10 x 6 @(1,2)(3,4) | 60`. The squares then
// decide the turn, whatever the text says.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/square.hpp"

namespace damath::play {

// The text that a player wrote on one line, letter by letter. The program writes the cells that are empty
// here.
struct WrittenCells {
  std::string move;
  std::string score;
  std::string total;

  [[nodiscard]] bool isEmpty() const { return move.empty() && score.empty() && total.empty(); }
  friend bool operator==(const WrittenCells&, const WrittenCells&) = default;
};

struct TypedCells {
  std::vector<WrittenCells> lines;   // never empty; the Move cells without their routes
  std::vector<board::Square> route;  // start and landings; empty if no route is given

  // Returns the Move cells as one text, in the form of a typed turn.
  [[nodiscard]] std::string moves() const;
};

// Parses typed text. nullopt if a line has more than three cells or a route is not valid.
[[nodiscard]] std::optional<TypedCells> parseTypedCells(std::string_view text);

}  // namespace damath::play
