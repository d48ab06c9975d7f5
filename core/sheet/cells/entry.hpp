// SPDX-License-Identifier: GPL-3.0-or-later
// What a Move cell says, read without any knowledge of the board: a quiet move with its destination, or a
// capture `taker op taken` (rulebook N1–N4, N6). Nothing is judged here.
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
  board::Coordinates destination;  // as written: any two numbers, in whatever frame
  Operand chip;
  std::optional<board::Coordinates> origin{};  // the square it left, where it is written: `-9 (1,2)-(0,3)`
};

struct CaptureEntry {
  Operand taker;
  board::Operator sign = board::Operator::Plus;
  Operand taken;
  std::optional<int> factor;        // a ×2 or ×4 shown beside the expression
  std::vector<FigureStep> working;  // figures written behind it: `-7 ÷ 2 = -3.5 ≈ -4`
  // The square the taker landed on, where it is written: `6 - (-11) (3,4)`. As written: any two numbers, in
  // the frame of the other moves.
  std::optional<board::Coordinates> landing{};
};

// An empty cell, or one that is filled and names no move.
struct BlankEntry {
  bool mark = false;    // a dash or a word such as `n/a`
  bool struck = false;  // everything in the cell is crossed out
};
struct UnreadableEntry {
  std::size_t column;  // of the first character not understood, from 1
  UnreadableReason reason = UnreadableReason::Other;
  std::vector<std::string> readings{};  // Ambiguous: what the cell may mean, in plain spelling
  std::optional<Operand> chip{};        // SquareMissing: the chip that stands alone
};

struct Entry {
  std::variant<BlankEntry, UnreadableEntry, QuietEntry, CaptureEntry> move;
  // The exact route where it is written: start and landings, absolute frame.
  std::vector<board::Square> route;

  [[nodiscard]] const QuietEntry* quiet() const { return std::get_if<QuietEntry>(&move); }
  [[nodiscard]] const CaptureEntry* capture() const { return std::get_if<CaptureEntry>(&move); }
  [[nodiscard]] bool isUnreadable() const { return std::holds_alternative<UnreadableEntry>(move); }
  [[nodiscard]] bool isBlank() const { return std::holds_alternative<BlankEntry>(move); }
};

// Reads cells against one chip set, which must outlive it.
class EntryReader {
 public:
  explicit EntryReader(const rules::ChipSet& set);

  [[nodiscard]] Entry read(std::string_view cell) const;
  // The jumps of a chain that stand in one cell: `6 ÷ 10; 6 - 0`. Empty where the cell is not two captures or
  // more. Precondition: read() does not understand the cell.
  [[nodiscard]] std::vector<Entry> readJumps(std::string_view cell) const;

  // An R.C. cell: a chip, perhaps with its doubling shown. Nothing where it is neither.
  struct RemainingEntry {
    Operand chip;
    std::optional<int> factor;
  };
  [[nodiscard]] std::optional<RemainingEntry> readRemaining(std::string_view cell) const;
  // Where such a cell cannot be read: the first character not understood, from 1.
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
  // The way of reading that understands the cell to its end; else how far the best one came.
  [[nodiscard]] Entry readMove(const NormalizedText& written, std::size_t& failedAt) const;
  // Reads a cell in the plain spellings first, then in the looser ones.
  [[nodiscard]] Entry readEither(const NormalizedText& written) const;
  [[nodiscard]] Entry readWithRoute(const NormalizedText& written, std::size_t mark) const;
  [[nodiscard]] Entry readWritten(const NormalizedText& written) const;

  OperandReader m_operands;
  std::vector<Looseness> m_ways;
  std::vector<Looseness> m_looseWays;  // tried after m_ways
};

}  // namespace damath::sheet
