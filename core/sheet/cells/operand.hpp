// SPDX-License-Identifier: GPL-3.0-or-later
// A chip as a player names it: by its printed text, else by its value, in any spelling of rulebook N4.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

// Chips of a side as a set of bits, bit i being chip i of the set.
using ChipMask = std::uint16_t;

// By its printed text, else by its value (C1: a value may fit two chips).
struct Operand {
  ChipMask named = 0;      // the chip whose printed text this is
  ChipMask valued = 0;     // chips of this value, the named one included
  bool encircled = false;  // marked as a dama
  std::string text;        // as foldedChipText gives it
  std::optional<exact::Monomial> value;

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

// A chip's printed text as operands are compared: folded, without blanks but for one between the digits of a
// mixed number ("1 1/2" is not "11/2").
[[nodiscard]] std::string foldedChipText(std::string_view text);

// Whether `1 / 5` may be a fraction. In the games of fractions it is one only where the cell makes no sense
// as a division.
enum class Fractions { Tight, Spaced };

// What else an operand may look like. These spellings are tried only where a cell makes no sense without
// them.
struct Looseness {
  Fractions fractions = Fractions::Tight;
  bool plainPowers = false;    // `-3x 2 y` is -3x²y where the set has one such text
  bool decimalCommas = false;  // `0,3` is 0.3 where the set has a chip of this value
};

// Reads operands against one chip set, which must outlive it; the set's texts are folded once.
class OperandReader {
 public:
  explicit OperandReader(const rules::ChipSet& set);

  // The operand at the place, which moves behind it; where there is none, to what was not understood.
  [[nodiscard]] std::optional<Operand> read(const NormalizedText& written, std::size_t& place,
                                            Fractions fractions) const {
    return read(written, place, Looseness{fractions});
  }
  [[nodiscard]] std::optional<Operand> read(const NormalizedText& written, std::size_t& place,
                                            const Looseness& looseness) const;

  // The one chip of the operand as it is printed; else the operand as it is written.
  [[nodiscard]] std::string plainText(const Operand& operand) const;
  // True if the text is a chip of the set, or has the value of a chip.
  [[nodiscard]] bool isChip(std::string_view foldedText) const;
  [[nodiscard]] rules::Arithmetic arithmetic() const { return m_arithmetic; }

  // The set's chips whose printed text differs least from this one (in characters), and by how many.
  struct Nearest {
    ChipMask chips = 0;
    int distance = 0;
  };
  [[nodiscard]] Nearest nearest(std::string_view foldedText) const;

 private:
  struct Cursor;
  [[nodiscard]] std::optional<Operand> bracketed(Cursor& cursor, int depth) const;
  [[nodiscard]] std::optional<Operand> bare(Cursor& cursor) const;
  [[nodiscard]] bool takeChipText(Cursor& cursor, std::string& text) const;
  [[nodiscard]] bool takeDecimalComma(Cursor& cursor, std::string& text) const;
  [[nodiscard]] bool takeAnyText(Cursor& cursor, std::string& text) const;
  [[nodiscard]] bool goesOn(const Cursor& cursor, std::size_t end, const std::string& text) const;
  [[nodiscard]] Operand operandOf(std::string text) const;

  const rules::ChipSet& m_set;
  rules::Arithmetic m_arithmetic;
  std::array<std::string, board::kChipsASide> m_texts;  // as foldedChipText gives them
  // The texts without the signs of their powers; empty where another chip's text looks the same or nothing is
  // left out.
  std::array<std::string, board::kChipsASide> m_plainPowers;
};

}  // namespace damath::sheet
