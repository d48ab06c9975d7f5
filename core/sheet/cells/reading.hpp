// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet whose cells have all been read once: the entries in their order of play, and the rows at the end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/sheet/cells/cell_memory.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

struct Translated;

// A written move: its column, and the content of its three cells. A half that records several jumps of a
// chain, `6 ÷ 10; 6 - 0`, makes one PlayEntry for each jump.
// The order of the members avoids padding, because a sheet has about a hundred entries.
struct PlayEntry {
  int line = 0;  // from 1
  board::Side column = board::Side::Blue;
  // The side whose move the entry records. Differs from `column` if the entry stands in the wrong column.
  board::Side owner = column;
  std::uint8_t part = 0;   // index of the jump within the half, from 0
  std::uint8_t parts = 1;  // number of jumps in the half
  const Half* half = nullptr;
  const Entry& entry;
  const Figure& score;
  const Figure& total;
  // The habit by which the entry is read (core/sheet/habits). Null if the entry is read as written.
  const Translated* translated = nullptr;
  // The figure in the Score cell, if the half has one score for several jumps: their sum, or the last jump's
  // score. `score` of each part is then blank. Null otherwise.
  const Figure* sharedScore = nullptr;
};

// An R.C., TOTAL or GRAND half.
struct EndRow {
  int line = 0;
  board::Side column = board::Side::Blue;
  const Half* half = nullptr;
  const RemainingCell& cell;  // the Move cell; used in Remaining only
  std::string_view written;   // the figure as written
  const Figure& figure;
  board::Side owner = column;  // the side whose chips or totals the row states
  bool isTranslated = false;   // true if the program added a minus sign to the chip
  // True if the writer counts x and y of chip values from the opposite side of the board.
  bool readsOtherFrame = false;
};

// The half of each line that is played first.
enum class HalfOrder { BlueFirst, RedFirst };

// Returns the order of play within a line. If RED opens the game, a scoresheet has one of two layouts. Either
// BLUE's half of the first line is blank, and every later line starts with BLUE. Or RED's half of every line
// is played first.
[[nodiscard]] HalfOrder halfOrderOf(const Sheet& sheet, board::Side firstMover);

struct Reading {
  std::vector<PlayEntry> plays;  // ordered by line and HalfOrder; blank halves left out
  // Halves of a line that repeats the line before. No player can make the same move twice in a row, since the
  // chip already stands there or the taken chip is gone. Such lines are certainly slips and no part of the
  // play.
  std::vector<PlayEntry> repeats;
  // Halves whose Move cell is crossed out. Such halves are no part of the play, and their figures do not
  // count.
  std::vector<PlayEntry> struck;
  std::vector<EndRow> rows;  // in the order of the paper
  // BLUE's, RED's: true if the writer leaves out the minus signs of totals, also in the rows at the end.
  std::array<bool, 2> areTotalsUnsigned{};
};

// Reads all cells. The sheet must outlive the reading. The memory must not be trimmed while the reading
// exists.
[[nodiscard]] Reading read(const Sheet& sheet, CellMemory& cells, HalfOrder order = HalfOrder::BlueFirst);

// Returns the last step, which is the final value of a figure; null if the figure is blank or unreadable.
[[nodiscard]] inline const FigureStep* lastStep(const Figure& figure) {
  const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
  return steps == nullptr ? nullptr : &steps->back();
}
[[nodiscard]] inline bool isBlank(const Figure& figure) {
  return std::holds_alternative<BlankFigure>(figure);
}
[[nodiscard]] inline bool isUnreadable(const Figure& figure) {
  return std::holds_alternative<UnreadableFigure>(figure);
}

// Returns the score that a play states: its Score cell, or the working in its Move cell if the Score cell is
// blank. Null if neither states a score.
[[nodiscard]] inline const FigureStep* statedScore(const PlayEntry& play) {
  if (const FigureStep* step = lastStep(play.score)) return step;
  const CaptureEntry* capture = play.entry.capture();
  if (!isBlank(play.score) || capture == nullptr || capture->working.empty()) return nullptr;
  return &capture->working.back();
}

}  // namespace damath::sheet
