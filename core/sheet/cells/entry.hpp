// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a Move cell, read without the board: a quiet move with its destination, or a capture `taker
// op taken` (rulebook N1–N4, N6). This file only reads cells; audit.hpp checks them against the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/board/square.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/cells/operand.hpp"

namespace damath::sheet {

struct QuietEntry {
  // The square as written: any two numbers, in any frame (counted from either side of the board).
  board::Coordinates destination;
  Operand chip;
  std::optional<board::Coordinates> origin{};  // the start square, if written: (1,2) in `-9 (1,2)-(0,3)`
};

struct CaptureEntry {
  Operand taker;
  board::Operator sign = board::Operator::Plus;
  Operand taken;
  std::optional<int> factor;        // a ×2 or ×4 written beside the expression
  std::vector<FigureStep> working;  // the calculation written after the expression: `-7 ÷ 2 = -3.5 ≈ -4`
  // The landing square of the taker, if written: `6 - (-11) (3,4)`. It may be any two numbers, counted in the
  // same frame as the squares of quiet moves.
  std::optional<board::Coordinates> landing{};
};

// An empty cell, or a cell with text that names no move.
struct BlankEntry {
  bool mark = false;    // a dash, a word such as `n/a`, or a move number alone
  bool struck = false;  // the whole cell is crossed out
};
struct UnreadableEntry {
  std::size_t column;  // column (from 1) of the first character that cannot be read
  UnreadableReason reason = UnreadableReason::Other;
  std::vector<std::string> readings{};  // if `reason` is Ambiguous: the possible readings, in plain spelling
  std::optional<Operand> chip{};        // if `reason` is SquareMissing: the chip without a square
};

struct Entry {
  std::variant<BlankEntry, UnreadableEntry, QuietEntry, CaptureEntry> move;
  // The exact route of the turn, if written: its start and landing squares, in the absolute frame (BLUE's
  // view).
  std::vector<board::Square> route;

  [[nodiscard]] const QuietEntry* quiet() const { return std::get_if<QuietEntry>(&move); }
  [[nodiscard]] const CaptureEntry* capture() const { return std::get_if<CaptureEntry>(&move); }
  [[nodiscard]] bool isUnreadable() const { return std::holds_alternative<UnreadableEntry>(move); }
  [[nodiscard]] bool isBlank() const { return std::holds_alternative<BlankEntry>(move); }
};

// Reads cells with the chips of one chip set. Precondition: the set outlives this object.
class EntryReader {
 public:
  explicit EntryReader(const rules::ChipSet& set);

  [[nodiscard]] Entry read(std::string_view cell) const;
  // Returns the jumps of a chain that share one cell: `6 ÷ 10; 6 - 0`. Empty unless the cell holds 2–12
  // captures and nothing else. Precondition: read() finds the cell unreadable.
  [[nodiscard]] std::vector<Entry> readJumps(std::string_view cell) const;

  // The content of an R.C. (remaining chip) cell: a chip and, if the player shows the doubling of a dama, its
  // factor. readRemaining returns nullopt if the cell cannot be read.
  struct RemainingEntry {
    Operand chip;
    std::optional<int> factor;
  };
  [[nodiscard]] std::optional<RemainingEntry> readRemaining(std::string_view cell) const;
  // Returns the column (from 1) of the first character that cannot be read in an unreadable R.C. cell.
  [[nodiscard]] std::size_t unreadableFrom(std::string_view remainingCell) const;

  using Nearest = OperandReader::Nearest;
  [[nodiscard]] Nearest nearest(std::string_view foldedText) const { return m_operands.nearest(foldedText); }

 private:
  struct Cursor;
  [[nodiscard]] std::optional<QuietEntry> quiet(Cursor& cursor) const;
  [[nodiscard]] std::optional<CaptureEntry> capture(Cursor& cursor) const;
  [[nodiscard]] std::optional<CaptureEntry> wrappedCapture(Cursor& cursor) const;
  [[nodiscard]] std::optional<CaptureEntry> expression(Cursor& cursor) const;
  [[nodiscard]] std::optional<CaptureEntry> finished(Cursor& cursor, CaptureEntry entry) const;
  [[nodiscard]] std::optional<RemainingEntry> remaining(Cursor& cursor) const;
  [[nodiscard]] std::optional<RemainingEntry> doubledRemaining(Cursor& cursor) const;
  [[nodiscard]] std::optional<RemainingEntry> readRemaining(const NormalizedText& written,
                                                            std::size_t& failedAt) const;
  // Tries the spellings in m_ways, one after the other, until a reading covers the whole cell. If none does,
  // returns an UnreadableEntry with the farthest column at which an attempt failed.
  [[nodiscard]] Entry readMove(const NormalizedText& written, std::size_t& failedAt) const;
  // Reads a cell in the plain spellings (m_ways) first. If all of them fail, tries the looser spellings
  // (LooseEntry).
  [[nodiscard]] Entry readEither(const NormalizedText& written) const;
  [[nodiscard]] Entry readWithRoute(const NormalizedText& written, std::size_t mark) const;
  [[nodiscard]] Entry readWritten(const NormalizedText& written) const;

  OperandReader m_operands;
  std::vector<Looseness> m_ways;
  std::vector<Looseness> m_looseWays;  // looser spellings of R.C. cells, tried if all of m_ways fail
};

}  // namespace damath::sheet
