// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a chip that a player names in a cell, by its printed text or by its value, in any spelling of
// rulebook N4.
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

// A set of chips of one side: bit i stands for chip i of the chip set.
using ChipMask = std::uint16_t;

// A chip as written in a cell. `named` identifies the chip by its printed text, `valued` by its value. The
// value decides only if no text matches, because two chips may have the same value (C1).
struct Operand {
  ChipMask named = 0;      // the chip with this printed text
  ChipMask valued = 0;     // all chips with this value, including `named`
  bool encircled = false;  // written in a circle or in [ ], which marks a dama
  std::string text;        // in the form of foldedChipText
  std::optional<exact::Monomial> value;

  [[nodiscard]] bool isChip() const { return named != 0 || valued != 0; }
  [[nodiscard]] bool names(board::ChipIndex chip) const {
    const unsigned chips = named != 0 ? named : valued;
    return ((chips >> chip) & 1U) != 0;
  }
  // True if the operand is the chip's printed text or has the chip's value.
  [[nodiscard]] bool fits(board::ChipIndex chip) const {
    const unsigned chips = unsigned{named} | valued;
    return ((chips >> chip) & 1U) != 0;
  }
};

// Returns a chip's printed text in the form in which operands are compared: in the spellings of
// NormalizedText and without blanks. Only the blank of a mixed number stays ("1 1/2" is not "11/2").
[[nodiscard]] std::string foldedChipText(std::string_view text);

// Tells if a fraction may have blanks around its slash. Spaced: `1 / 5` may be a fraction. In games of
// fractions, Spaced is tried only if the cell makes no sense as a division.
enum class Fractions { Tight, Spaced };

// Further spellings of a chip, which are tried only if a cell makes no sense without them.
struct Looseness {
  Fractions fractions = Fractions::Tight;
  // True if `-3x 2 y` may be read as -3x²y: exactly one chip text of the set looks like this without the
  // power sign ^.
  bool plainPowers = false;
  bool decimalCommas = false;  // `0,3` is 0.3 if the set has a chip of this value
};

// Reads chips in cells with the chips of one chip set. Precondition: the set outlives this object.
class OperandReader {
 public:
  explicit OperandReader(const rules::ChipSet& set);

  // Reads the chip at `place` and moves `place` after it. On failure, `place` is the first unreadable
  // character.
  [[nodiscard]] std::optional<Operand> read(const NormalizedText& written, std::size_t& place,
                                            Fractions fractions) const {
    return read(written, place, Looseness{fractions});
  }
  [[nodiscard]] std::optional<Operand> read(const NormalizedText& written, std::size_t& place,
                                            const Looseness& looseness) const;

  // Returns the chip's printed text if the operand fits exactly one chip; otherwise the operand as written.
  [[nodiscard]] std::string plainText(const Operand& operand) const;
  // True if the text is a chip of the set or has the value of such a chip.
  [[nodiscard]] bool isChip(std::string_view foldedText) const;
  [[nodiscard]] rules::Arithmetic arithmetic() const { return m_arithmetic; }

  // The chips of the set whose printed text is nearest to a given text, and the edit distance (changed
  // characters).
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
  std::array<std::string, board::kChipsASide> m_texts;  // in the form of foldedChipText
  // The chip texts without the power sign `^`. Empty if a text has no `^`, or if another chip's text would
  // look the same.
  std::array<std::string, board::kChipsASide> m_plainPowers;
};

}  // namespace damath::sheet
