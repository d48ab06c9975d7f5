// What a Move cell says, read without any knowledge of the board: a quiet move with its destination, or a
// capture `taker op taken` (rulebook N1–N4, N6). Nothing is judged here.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/board/square.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/figure.hpp"

namespace damath::sheet {

// Chips of a side as a set of bits, bit i being chip i of the set.
using ChipMask = std::uint16_t;

// A chip as named on the paper: by its printed text, else by its value (C1: a value may fit two chips).
struct Operand {
  std::string text;     // folded spelling
  ChipMask named = 0;   // the chip whose printed text this is
  ChipMask valued = 0;  // chips of this value, the named one included
  std::optional<exact::Monomial> value;
  bool encircled = false;  // marked as a dama

  [[nodiscard]] bool isChip() const { return named != 0 || valued != 0; }
  [[nodiscard]] bool names(board::ChipIndex chip) const {
    const unsigned chips = named != 0 ? named : valued;
    return ((chips >> chip) & 1U) != 0;
  }
  // Names it, or has its value.
  [[nodiscard]] bool fits(board::ChipIndex chip) const {
    const unsigned chips = unsigned{named} | valued;
    return ((chips >> chip) & 1U) != 0;
  }
};

struct QuietEntry {
  Operand chip;
  board::Coordinates destination;  // as written: any two numbers, in whatever frame
};

struct CaptureEntry {
  Operand taker;
  board::Operator sign = board::Operator::Plus;
  Operand taken;
  std::optional<int> factor;        // a ×2 or ×4 shown beside the expression
  std::vector<FigureStep> working;  // figures written behind it: `-7 ÷ 2 = -3.5 ≈ -4`
};

struct BlankEntry {};
struct UnreadableEntry {
  std::size_t column;  // of the first character not understood, from 1
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

// Reads cells against one chip set; the set's texts are folded once.
class EntryReader {
 public:
  explicit EntryReader(const rules::ChipSet& set);

  [[nodiscard]] Entry read(std::string_view cell) const;

  // An R.C. cell: a chip, perhaps with its doubling shown. Nothing where it is neither.
  struct RemainingEntry {
    Operand chip;
    std::optional<int> factor;
  };
  [[nodiscard]] std::optional<RemainingEntry> readRemaining(std::string_view cell) const;

  // The set's chips whose printed text differs least from this one (in characters), and by how many.
  struct Nearest {
    ChipMask chips = 0;
    int distance = 0;
  };
  [[nodiscard]] Nearest nearest(std::string_view foldedText) const;

 private:
  struct Place {
    const Ink& ink;
    std::size_t at;
  };
  [[nodiscard]] std::optional<Operand> operand(Place& place, int depth = 0) const;
  [[nodiscard]] std::optional<Operand> bareOperand(Place& place) const;
  [[nodiscard]] std::optional<QuietEntry> quiet(const Ink& ink, std::size_t end) const;
  [[nodiscard]] std::optional<CaptureEntry> capture(const Ink& ink, std::size_t end,
                                                    std::size_t& reached) const;
  [[nodiscard]] std::optional<CaptureEntry> expression(Place& place) const;
  [[nodiscard]] Operand operandOf(std::string text) const;

  const rules::ChipSet& m_set;
  rules::Arithmetic m_arithmetic;
  std::array<std::string, board::kChipsASide> m_texts;  // folded, without blanks
};

}  // namespace damath::sheet
