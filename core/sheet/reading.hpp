// A sheet with every cell read once: the entries in their order of play, and the rows at the end.
#pragma once

#include <array>
#include <vector>

#include "core/sheet/entry.hpp"
#include "core/sheet/sheet.hpp"

namespace damath::sheet {

// A half that records a move: whose column it stands in, and what its three cells say.
struct PlayEntry {
  int line = 0;  // from 1
  board::Side column = board::Side::Blue;
  const Half* half = nullptr;
  Entry entry;
  Figure score;
  Figure total;
};

// An R.C., TOTAL or GRAND half.
struct EndRow {
  int line = 0;
  board::Side column = board::Side::Blue;
  const Half* half = nullptr;
  std::optional<EntryReader::RemainingEntry> chip;  // Remaining only; nothing where it cannot be read
  std::size_t chipColumn = 0;                       // and then its first character not understood, from 1
  std::string_view written;                         // the figure as written
  Figure figure;
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
  std::vector<EndRow> rows;  // in the order of the paper
};

// The sheet must outlive the reading.
[[nodiscard]] Reading read(const Sheet& sheet, const EntryReader& reader,
                           HalfOrder order = HalfOrder::BlueFirst);

// What a figure finally says; nothing where it is blank or unreadable.
[[nodiscard]] const FigureStep* lastStep(const Figure& figure);
[[nodiscard]] inline bool isBlank(const Figure& figure) {
  return std::holds_alternative<BlankFigure>(figure);
}

// The score a play states: its Score cell, or where that is blank the working in its Move cell.
[[nodiscard]] const FigureStep* statedScore(const PlayEntry& play);

}  // namespace damath::sheet
