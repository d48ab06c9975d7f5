// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet with every cell read once: the entries in their order of play, and the rows at the end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/sheet/cells/cell_memory.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

struct Translated;

// A half that records a move: whose column it stands in, and what its three cells say. A half that records
// several jumps of a chain, `6 ÷ 10; 6 - 0`, makes one PlayEntry for each jump.
// The members stand in an order without gaps: a sheet has a hundred of these.
struct PlayEntry {
  int line = 0;  // from 1
  board::Side column = board::Side::Blue;
  // The side whose move the entry records: the side of its column, unless entries stand in the wrong column.
  board::Side owner = column;
  std::uint8_t part = 0;   // which jump of the half, from 0
  std::uint8_t parts = 1;  // the jumps of the half
  const Half* half = nullptr;
  const Entry& entry;
  const Figure& score;
  const Figure& total;
  // The habit by which the entry is read (core/sheet/habits). Null if it is read as it stands.
  const Translated* translated = nullptr;
  // The figure in the Score cell, if the half has one score for several jumps: their sum or the last jump's.
  // The parts' own scores are then blank. Null otherwise.
  const Figure* sharedScore = nullptr;
};

// An R.C., TOTAL or GRAND half.
struct EndRow {
  int line = 0;
  board::Side column = board::Side::Blue;
  const Half* half = nullptr;
  const RemainingCell& cell;  // the Move cell; of meaning in Remaining only
  std::string_view written;   // the figure as written
  const Figure& figure;
  board::Side owner = column;  // whose chips or totals the row is taken for
  bool isTranslated = false;   // the chip's minus sign was put in
  // The writer counts x and y of values from the other side of the board.
  bool readsOtherFrame = false;
};

// Which half of a line is played first.
enum class HalfOrder { BlueFirst, RedFirst };

// A game that RED opens stands on paper either with BLUE's half of the first line left blank, and then the
// lines go on as always, or with RED's half of every line played first.
[[nodiscard]] HalfOrder halfOrderOf(const Sheet& sheet, board::Side firstMover);

struct Reading {
  std::vector<PlayEntry> plays;  // line by line, in the order of the halves; blank halves left out
  // Halves of lines that are the line before over again. No player can make the same move twice running (the
  // chip already stands there, the taken one is gone), so these are slips for certain and no part of the
  // play.
  std::vector<PlayEntry> repeats;
  // Halves whose Move cell is crossed out: no part of the play, and their figures do not count.
  std::vector<PlayEntry> struck;
  std::vector<EndRow> rows;  // in the order of the paper
  // BLUE's, RED's: the minus signs of totals are left out by habit, also in the rows at the end.
  std::array<bool, 2> areTotalsUnsigned{};
};

// The sheet must outlive the reading, and the memory must not be trimmed in its time.
[[nodiscard]] Reading read(const Sheet& sheet, CellMemory& cells, HalfOrder order = HalfOrder::BlueFirst);

// What a figure finally says; nothing where it is blank or unreadable.
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

// The score a play states: its Score cell, or where that is blank the working in its Move cell.
[[nodiscard]] inline const FigureStep* statedScore(const PlayEntry& play) {
  if (const FigureStep* step = lastStep(play.score)) return step;
  const CaptureEntry* capture = play.entry.capture();
  if (!isBlank(play.score) || capture == nullptr || capture->working.empty()) return nullptr;
  return &capture->working.back();
}

}  // namespace damath::sheet
