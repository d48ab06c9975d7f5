// SPDX-License-Identifier: GPL-3.0-or-later
// A position drawn in plain text: eight rows from y = 7 down, each the files x = 0 to 7.
//
//   .·.·.·.·      . vacant        · or a blank: not playable
//   ·.·.·.·.      b r ordinary chips of BLUE and RED
//   .·.·r·.·      B R their damas
//   ·.·b·B·.
//   …
//
// Blanks at the end of a row and empty lines around the drawing may be left out or stand. The letters say
// nothing about which of the twelve chips stands where; a legend does, or they are numbered from 0 in
// reading order.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/position_builder.hpp"
#include "core/expected.hpp"

namespace damath::support {

struct DrawnPiece {
  board::Square square{0};
  board::Piece piece;
  friend bool operator==(const DrawnPiece&, const DrawnPiece&) = default;
};

// As drawn: it may be no position (see positionOf).
struct Drawing {
  std::vector<DrawnPiece> pieces;
  board::Side toMove = board::Side::Blue;
};

// The chips of each side in reading order: top row first, each row left to right.
struct DiagramLegend {
  std::vector<board::ChipIndex> blue;
  std::vector<board::ChipIndex> red;
  friend bool operator==(const DiagramLegend&, const DiagramLegend&) = default;
};

enum class DiagramBreach {
  RowCount,     // not eight rows; the place is where the drawing ends or the ninth row begins
  RowLength,    // a row of fewer or more than eight places
  UnknownMark,  // none of the marks above
  NotPlayable,  // something else than · or a blank where x + y is even (B1)
  NotMarked,    // · or a blank on a playable square
  LegendLength  // a legend of another length than its side has pieces; the place is the first piece too many
};

struct DiagramFault {
  DiagramBreach breach;
  int line;          // of the text, from 1
  int column;        // in characters, from 1; 0 where the whole row is meant
  std::string mark;  // what stands there; empty where nothing does
  friend bool operator==(const DiagramFault&, const DiagramFault&) = default;
};
using DiagramFaults = std::vector<DiagramFault>;

// Every fault of the drawing. A drawing without one may still be no position: positionOf tells.
[[nodiscard]] Expected<Drawing, DiagramFaults> parseDiagram(std::string_view text, board::Side toMove);
[[nodiscard]] Expected<Drawing, DiagramFaults> parseDiagram(std::string_view text, board::Side toMove,
                                                            const DiagramLegend& legend);

// Nothing where the pieces cannot stand so.
[[nodiscard]] std::optional<board::Position> positionOf(const Drawing& drawing);

// With legendOf the exact opposite of parseDiagram; every row ends in a line feed.
[[nodiscard]] std::string toDiagram(const board::Position& position);
[[nodiscard]] DiagramLegend legendOf(const board::Position& position);

}  // namespace damath::support
