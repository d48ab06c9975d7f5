// SPDX-License-Identifier: GPL-3.0-or-later
// A random game put on paper entry by entry, so that a habit can change what an entry says before the sums
// are worked out. Nothing here reads a sheet.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/ending.hpp"
#include "core/sheet/law/law.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

// How a writer turns a quotient into a score.
enum class Quotients { Rounded, CutOff, DoubledFirst };
enum class Workings { Shown, FigureAlone };

// One jump or quiet move: what happened, and what the writer puts on paper.
struct PaperEntry {
  Spot spot;  // where a careful writer puts it
  std::size_t turn = 0;
  std::size_t jump = 0;
  std::size_t jumpsOfTurn = 1;
  board::Piece mover;
  std::optional<board::Piece> taken;  // nullopt for a quiet move
  board::Square from{0};
  board::Square landing{0};

  // What the Move cell says. A quiet move has a start and an end, a capture has a sign and a taken chip.
  board::Coordinates start;
  board::Coordinates end;
  std::string moverText;
  std::string takenText;
  board::Operator sign = board::Operator::Plus;
  // What the score is worked out from.
  exact::Number left;
  exact::Number right;
  int multiplier = 1;
  Quotients quotients = Quotients::Rounded;
  exact::Number scoreSlip;  // added to the score
  exact::Number totalSlip;  // added to the running total, which carries it on

  // Filled by `write`.
  rules::JumpScore said;
  exact::Number totalBefore;
  exact::Number total;
};

// A chip left on the board, with the row that says so.
struct PaperRow {
  Spot spot;
  board::Piece piece;
  board::Square square{0};
  exact::Number value;
};

struct Truth {
  std::array<exact::Number, 2> grands;
  rules::Result result = rules::Result::Draw;
  std::size_t turns = 0;
};

struct Paper {
  const rules::ChipSet* set = nullptr;
  rules::Ending ending = rules::Ending::Time;
  sheet::Sheet sheet;
  std::vector<PaperEntry> entries;
  std::vector<PaperRow> rows;
  Workings workings = Workings::Shown;
  Truth truth;
};

// A random game of at most so many turns, as two careful players write it.
[[nodiscard]] Paper paperOf(const rules::ChipSet& set, int turns, Lots& lots);

// Works out the score that the entry's own parts give.
[[nodiscard]] rules::JumpScore reckoned(const rules::ChipSet& set, const PaperEntry& entry);
// Writes every play cell, the R.C. figures, both sums and the result from what the entries and rows say.
void write(Paper& paper);

// A column's GRAND row is worth so much more, and the result follows.
void addToGrand(Paper& paper, board::Side column, const exact::Number& amount);

// The first line of the end block, from 0.
[[nodiscard]] std::size_t playLineCount(const sheet::Sheet& sheet);

}  // namespace damath::plants
