// SPDX-License-Identifier: GPL-3.0-or-later
// Reads Move cells in looser spellings that pupils use: `-9 0,3`, `1. -9 (0,3)`, `-9 (1,2)-(0,3)`, `-1(6)`,
// `6 - (-11) (3,4)`. These spellings are tried only if the plain spellings of entry.hpp fail. A cell counts
// as read if exactly one reading is possible. A reading with the chips of the set excludes readings with
// other operands. If several readings remain, the cell stays unreadable, and all of them are reported.
#pragma once

#include <string>
#include <vector>

#include "core/sheet/cells/entry.hpp"

namespace damath::sheet {

// Returns the looser ways to read a chip in a cell, for sets with this arithmetic, in the order in which they
// are tried.
[[nodiscard]] std::vector<Looseness> looseWays(rules::Arithmetic arithmetic);

// Returns the move in the program's plain spelling: `-9 (1,2)-(0,3)`, `6 - (-11) (3,4)`. Empty if the entry
// has no move.
[[nodiscard]] std::string plainText(const OperandReader& operands, const Entry& entry);

class LooseEntry {
 public:
  // Reads the cell. Raises `failedAt` to the farthest column where an attempt failed.
  LooseEntry(const OperandReader& operands, const NormalizedText& written, std::size_t& failedAt);

  // Returns the only reading; null if there is no reading or more than one.
  [[nodiscard]] const Entry* entry() const;
  // Returns Ambiguous if there are at least two readings; otherwise SquareMissing or Other.
  [[nodiscard]] UnreadableReason reason() const;
  [[nodiscard]] const std::vector<std::string>& readings() const { return m_texts; }
  // Returns the chip if the cell holds only a chip; nullopt otherwise.
  [[nodiscard]] const std::optional<Operand>& chipAlone() const { return m_chipAlone; }

 private:
  // The spellings of a square: `(0,3)`, `0,3` without brackets, and `03`.
  enum class Form { Bracketed, Open, Digits };
  struct Square {
    board::Coordinates at;
    Form form;
  };
  // The sign between a chip and a square: no sign, an arrow (also `@` or a word such as `to`), a dash, a
  // colon, a comma.
  enum class Link { None, Arrow, Dash, Colon, Comma };
  // Tells if a move number, such as `12.`, stands before the move.
  enum class Numbered { No, Yes, Perhaps };
  struct Way {
    const Looseness& loose;
    std::size_t from;
    Numbered numbered;
  };
  enum class Wrap { None, Bracket };

  [[nodiscard]] std::optional<Way> numbered(const Looseness& loose) const;
  void tryQuiet(const Way& way);
  void tryCapture(const Way& way, Wrap wrap);
  [[nodiscard]] std::optional<CaptureEntry> expression(const Way& way, std::size_t& place);
  void finish(const Way& way, std::size_t place, CaptureEntry entry);
  [[nodiscard]] bool takeLanding(std::size_t& place, CaptureEntry& entry);
  [[nodiscard]] bool takeWorking(std::size_t& place, CaptureEntry& entry);
  [[nodiscard]] Link takeLink(std::size_t& place) const;
  [[nodiscard]] std::optional<Square> takeSquare(std::size_t& place) const;
  [[nodiscard]] std::optional<Square> takeOpenSquare(std::size_t& place) const;
  [[nodiscard]] bool isTwoDigits(std::size_t place) const;
  [[nodiscard]] bool isBetween(char character) const;
  [[nodiscard]] bool isEnd(std::size_t place) const {
    return m_written.skipBlanks(place) == m_written.size();
  }

  void add(const Way& way, Entry entry, bool hasChips);
  void addText(std::string text);
  void choose();
  void fail(std::size_t place);

  const OperandReader& m_operands;
  const NormalizedText& m_written;
  std::size_t& m_failedAt;
  struct Reading {
    Entry entry;
    std::string text;
    bool hasChips;
  };
  std::vector<Reading> m_found;
  std::vector<std::string> m_texts;  // texts of all readings, without repeats
  std::optional<Operand> m_chipAlone;
};

}  // namespace damath::sheet
