// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet whose cells have all been read once: the moves in their order of play, and the rows at the end
// (remaining chips and totals).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/sheet/cells/cell_memory.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

struct Translated;

// A move as written: its column, and the content of its Move, Score and Total cell. A Move cell with several
// jumps of a chain, `6 ÷ 10; 6 - 0`, makes one PlayEntry for each jump. The members are ordered so that the
// struct has no padding, because a scoresheet has about a hundred entries.
struct PlayEntry {
  int line = 0;  // the number of the line, from 1
  board::Side column = board::Side::Blue;
  // The side whose move the entry records. Differs from `column` if the entry stands in the wrong column.
  board::Side owner = column;
  std::uint8_t part = 0;   // index of the jump within its Move cell, from 0
  std::uint8_t parts = 1;  // number of jumps in the Move cell
  const Half* half = nullptr;
  const Entry& entry;
  const Figure& score;
  const Figure& total;
  // The entry as written, if the program reads another meaning because of a habit of the writer
  // (core/sheet/habits). Null if the entry is read as written.
  const Translated* translated = nullptr;
  // The figure of a Score cell that several jumps share: their sum, or the score of the last jump. `score` of
  // each jump is then blank. Null if each jump has its own score, if the cell has no readable figure, or if
  // there is one jump.
  const Figure* sharedScore = nullptr;
};

// A row at the end of a player's column: an R.C. row (a remaining chip), TOTAL or GRAND.
struct EndRow {
  int line = 0;
  board::Side column = board::Side::Blue;
  const Half* half = nullptr;
  const RemainingCell& cell;  // the Move cell; used only in R.C. rows
  std::string_view written;   // the figure as written
  const Figure& figure;
  board::Side owner = column;  // the side whose chips or totals the row lists
  bool isTranslated = false;   // true if the program added a minus sign to the chip
  // True if the writer counts x and y of chip values from the opposite side of the board.
  bool readsOtherFrame = false;
};

// The player whose half of each line is played first.
enum class HalfOrder { BlueFirst, RedFirst };

// Returns the order of play within a line. If RED opens the game, a scoresheet has one of two layouts. Either
// BLUE's half of the first line is blank, and BLUE plays first in every later line. Or RED plays first in
// every line.
[[nodiscard]] HalfOrder halfOrderOf(const Sheet& sheet, board::Side firstMover);

struct Reading {
  // ordered by line, and within a line by HalfOrder (the order of play); without blank entries
  std::vector<PlayEntry> plays;
  // Moves in a line that is a copy of the line before. No player can make the same move twice in a row, since
  // the chip already stands there or the taken chip is gone. Such lines are slips and no part of the play.
  std::vector<PlayEntry> repeats;
  // Entries whose Move cell is crossed out. They are no part of the play, and their figures do not count.
  std::vector<PlayEntry> struck;
  std::vector<EndRow> rows;  // in the order of the paper
  // For the columns of BLUE and RED: true if the column's writer leaves out the minus signs of totals, also
  // in the rows at the end.
  std::array<bool, 2> areTotalsUnsigned{};
};

// Reads all cells. Precondition: the sheet outlives the reading, and `cells` is not trimmed while the reading
// exists.
[[nodiscard]] Reading read(const Sheet& sheet, CellMemory& cells, HalfOrder order = HalfOrder::BlueFirst);

// Returns the score that the player wrote for a move: in the Score cell, or, if this cell is blank, at the
// end of the working in the Move cell. Null if neither has a score.
[[nodiscard]] inline const FigureStep* statedScore(const PlayEntry& play) {
  if (const FigureStep* step = lastStep(play.score)) return step;
  const CaptureEntry* capture = play.entry.capture();
  if (!isBlank(play.score) || capture == nullptr || capture->working.empty()) return nullptr;
  return &capture->working.back();
}

}  // namespace damath::sheet
