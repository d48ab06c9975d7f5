// SPDX-License-Identifier: GPL-3.0-or-later
// The written cells of a sheet as plain_explainer reads them, and the cost of each cell against a jump or
// quiet move on the board. The cells are analyzed as text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/sheet/record/sheet.hpp"
#include "tests/support/plain_score.hpp"

namespace damath::support {

// Values in millionths, rounded. Sums of scores are then whole numbers. isSame() finds equal sums equal,
// although each score is rounded.
using Millionths = std::int64_t;
[[nodiscard]] Millionths millionthsOf(const PlainValue& value);
[[nodiscard]] Millionths millionthsOf(const exact::Number& value);
[[nodiscard]] bool isSame(Millionths a, Millionths b);

// A text that names a chip. `costs` has, for each chip of the set, the cost of an explanation in which the
// text means this chip (see plain_cost).
struct PlainName {
  std::array<std::optional<int>, 12> costs;  // nullopt: the text does not name the chip
  [[nodiscard]] bool isChip() const;
  // Returns the chip that the text names best. Precondition: isChip().
  [[nodiscard]] int chip() const;
};

// A figure cell: blank, unreadable or a figure.
struct PlainFigure {
  bool blank = true;
  std::optional<Millionths> value;
};

enum class PlainWords { Unreadable, Quiet, Capture };

// A half with an entry of play.
struct PlainEntry {
  int line = 0;  // index in Sheet::lines
  char column = 'b';
  const sheet::Half* half = nullptr;
  PlainWords words = PlainWords::Unreadable;
  PlainName taker;  // in a quiet move: the chip that moves
  PlainName taken;
  char sign = '+';
  Place destination;  // the two numbers as written, even if no square has them
  PlainFigure score;
  PlainFigure total;
};

// An R.C. row.
struct PlainRow {
  char side = 'b';
  PlainName chip;
  PlainFigure figure;
};

// A jump or a quiet move on the board.
struct PlainStep {
  PlainPiece mover;
  std::optional<PlainPiece> taken;
  Place landing;
};

// Precondition: `sheet` outlives this object.
class PlainCells {
 public:
  explicit PlainCells(const sheet::Sheet& sheet);

  [[nodiscard]] const std::vector<PlainEntry>& entries() const { return m_entries; }  // in the order of play
  [[nodiscard]] const std::vector<PlainRow>& rows() const { return m_rows; }
  [[nodiscard]] PlainFigure sumOf(char side, sheet::HalfKind kind) const;
  [[nodiscard]] const rules::ChipSet& set() const { return m_set; }
  [[nodiscard]] std::string_view result() const { return m_sheet.tag("Result"); }

  [[nodiscard]] Millionths scoreOf(const PlainStep& step) const;
  // Returns the cost of the entry's words, if they record the step; nullopt if they record another step.
  [[nodiscard]] std::optional<int> wordsCost(const PlainEntry& entry, const PlainStep& step) const;
  // Returns the cost of the entry's score for the step. A score costs nothing if it is unreadable
  // or follows from the entry's own words.
  [[nodiscard]] int scoreCost(const PlainEntry& entry, const PlainStep& step) const;
  // skipCost returns the cost of skipping an entry. skipLineCost returns the cost of skipping all entries of
  // a line; nullopt unless the line repeats the line above, with at most one cell different.
  [[nodiscard]] int skipCost(const PlainEntry& entry) const;
  [[nodiscard]] std::optional<int> skipLineCost(int line) const;

  // Returns a lower limit for the cost of an entry's words and score. The limit holds for every game that may
  // have been played.
  [[nodiscard]] int leastCost(const PlainEntry& entry) const;
  // Returns a lower limit for the cost of the R.C. rows and their sums. The limit holds for every game that
  // may have been played.
  [[nodiscard]] int leastEndCost() const;

 private:
  [[nodiscard]] PlainName nameOf(const std::string& text) const;
  [[nodiscard]] PlainEntry entryOf(int line, char column, const sheet::Half& half) const;
  [[nodiscard]] std::optional<Millionths> scoreOfWords(const PlainEntry& entry, const PlainStep& step) const;
  [[nodiscard]] bool scoreMayFollow(const PlainEntry& entry) const;
  [[nodiscard]] int rowsLeastCost(char side) const;

  const sheet::Sheet& m_sheet;
  const rules::ChipSet& m_set;
  std::vector<PlainEntry> m_entries;
  std::vector<PlainRow> m_rows;
};

}  // namespace damath::support
