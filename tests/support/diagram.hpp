// SPDX-License-Identifier: GPL-3.0-or-later
// A position drawn in plain text: eight rows from y = 7 down, each with the files x = 0 to 7.
//
//   .·.·.·.·      . vacant        · or a blank: not playable
//   ·.·.·.·.      b r ordinary chips of BLUE and RED
//   .·.·r·.·      B R their damas
//   ·.·b·B·.
//   …
//
// Blanks at the end of a row and empty lines around the drawing are optional. The letters do not say which of
// the twelve chips stands on a square. A legend names the chips; without a legend, they are numbered from 0
// in reading order.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/position.hpp"
#include "core/expected.hpp"

namespace damath::support {

struct DrawnPiece {
  board::Square square{0};
  board::Piece piece;
  friend bool operator==(const DrawnPiece&, const DrawnPiece&) = default;
};

// The pieces as drawn. They do not always make a valid position (see positionOf).
struct Drawing {
  std::vector<DrawnPiece> pieces;
  board::Side toMove = board::Side::Blue;
};

// The chips of each side in reading order: top row first, each row from left to right.
struct DiagramLegend {
  std::vector<board::ChipIndex> blue;
  std::vector<board::ChipIndex> red;
  friend bool operator==(const DiagramLegend&, const DiagramLegend&) = default;
};

enum class DiagramBreach {
  RowCount,     // not eight rows; the place is the end of the drawing or the start of the ninth row
  RowLength,    // a row of fewer or more than eight places
  UnknownMark,  // a mark that the top of this file does not list
  NotPlayable,  // a mark other than "·" and " " on a square that is not playable: x + y is even (B1)
  NotMarked,    // · or a blank on a playable square
  LegendLength  // more or fewer chips in a legend than pieces; the place is the extra piece, or the last row
};

struct DiagramFault {
  DiagramBreach breach;
  int line;          // line of the text, from 1
  int column;        // in characters, from 1; 0 for a whole row
  std::string mark;  // the wrong mark; empty if there is none
  friend bool operator==(const DiagramFault&, const DiagramFault&) = default;
};
using DiagramFaults = std::vector<DiagramFault>;

// Errors: every error of the drawing. A drawing without errors may still be no valid position (see
// positionOf).
[[nodiscard]] Expected<Drawing, DiagramFaults> parseDiagram(std::string_view text, board::Side toMove);
[[nodiscard]] Expected<Drawing, DiagramFaults> parseDiagram(std::string_view text, board::Side toMove,
                                                            const DiagramLegend& legend);

// nullopt if the pieces make no valid position.
[[nodiscard]] std::optional<board::Position> positionOf(const Drawing& drawing);

// Returns the position as a drawing. parseDiagram, with the legend of legendOf, reads it back as the same
// position. Every row ends in a line feed.
[[nodiscard]] std::string toDiagram(const board::Position& position);
[[nodiscard]] DiagramLegend legendOf(const board::Position& position);

}  // namespace damath::support
