// SPDX-License-Identifier: GPL-3.0-or-later
// A random game written entry by entry, so that a habit can change an entry before the sums are worked out.
// This code never audits a sheet.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/ending.hpp"
#include "core/sheet/law/law.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

// A writer's way of turning a quotient into a score.
enum class Quotients { Rounded, CutOff, DoubledFirst };
enum class Workings { Shown, FigureAlone };

// A jump or a quiet move: the move that was really made, and the text that the writer puts on the sheet.
struct PaperEntry {
  Spot spot;  // the place where a careful writer writes the entry
  std::size_t turn = 0;
  std::size_t jump = 0;
  std::size_t jumpsOfTurn = 1;
  board::Piece mover;
  std::optional<board::Piece> taken;  // nullopt for a quiet move
  board::Square from{0};
  board::Square landing{0};

  // The content of the Move cell. A quiet move has a start and an end, a capture has a sign and a taken chip.
  board::Coordinates start;
  board::Coordinates end;
  std::string moverText;
  std::string takenText;
  board::Operator sign = board::Operator::Plus;
  // The parts from which the score is worked out.
  exact::Number left;
  exact::Number right;
  int multiplier = 1;
  Quotients quotients = Quotients::Rounded;
  exact::Number scoreSlip;  // added to the score
  exact::Number totalSlip;  // added to the running total and carried on in later totals

  // `write` fills these members.
  rules::JumpScore said;
  exact::Number totalBefore;
  exact::Number total;
};

// A chip left on the board, with its R.C. row.
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

// Returns a random game of at most `turns` turns, as two careful players write it.
[[nodiscard]] Paper paperOf(const rules::ChipSet& set, int turns, Lots& lots);

// Works out the score from the entry's own parts.
[[nodiscard]] rules::JumpScore reckoned(const rules::ChipSet& set, const PaperEntry& entry);
// Writes every cell of play, the R.C. rows, the TOTAL and GRAND rows and the result, from `entries` and
// `rows`.
void write(Paper& paper);

// Adds the amount to the column's GRAND row, and corrects the result accordingly.
void addToGrand(Paper& paper, board::Side column, const exact::Number& amount);

// Returns the first line of the end block, from 0.
[[nodiscard]] std::size_t playLineCount(const sheet::Sheet& sheet);

}  // namespace damath::plants
