// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a cell in which every accepted spelling of a sign is replaced by one spelling (rulebook N4).
// Each character keeps its place in the cell, so that the program can point at an unreadable character. The
// cell itself does not change.
//   dashes and minus signs → -   × · ∗ ✕ → *   ÷ ∶ → :   ∕ ⁄ → /   ² ³ → ^2 ^3   ≈ ∼ ≒ → ~
//   √ sqrt root, and v before a number → r   arrows → ->   “ ” 〃 → "   ‘ ’ → '
//   ⑧ ❽ → [8]   ½ → 1/2   { } 【 】 → ( ) [ ]   full-width and mathematical forms → plain ones
//   letters → lower case   a blank of any width → a blank   characters without width → removed
// `x`, `/` and `.` have several meanings, so they stay as they are. An unknown character becomes `?`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath::sheet {

// Tells if crossed out text, such as `~~99~~`, stays in the text.
enum class Struck { Kept, Dropped };

class NormalizedText {
 public:
  explicit NormalizedText(std::string_view cell, Struck struck = Struck::Kept);

  // Returns the characters from `from` up to, but not including, `to`, each with its column in the cell.
  [[nodiscard]] NormalizedText part(std::size_t from, std::size_t to) const;

  [[nodiscard]] std::size_t size() const { return m_characters.size(); }
  // Returns the character at `place`; '\0' if `place` is beyond the end of the text.
  [[nodiscard]] char at(std::size_t place) const { return place < size() ? m_characters[place] : '\0'; }
  [[nodiscard]] std::string_view text() const { return m_characters; }
  // Returns the column in the cell (in characters, from 1) of the character at `place`. For the end of the
  // text, returns the column after the last character.
  [[nodiscard]] std::size_t column(std::size_t place) const;
  [[nodiscard]] std::size_t skipBlanks(std::size_t place) const;
  // True if the cell itself has the blank at `place`. The blank before the digits of ½ stands in no cell.
  [[nodiscard]] bool isCellBlank(std::size_t place) const;
  // True if a sign of several characters, such as ½, ends right before `place`. A digit at `place` is no part
  // of the sign's number: ½4 is not 1/24.
  [[nodiscard]] bool isBehindSign(std::size_t place) const;
  // True if the text has only blanks.
  [[nodiscard]] bool isBlank() const { return skipBlanks(0) == size(); }
  // True if the cell had crossed-out text and this object leaves it out.
  [[nodiscard]] bool hasStruck() const { return m_hasStruck; }

 private:
  NormalizedText() = default;
  void add(std::string_view characters, std::size_t column);

  std::string m_characters;
  std::vector<std::size_t> m_columns;
  std::size_t m_end = 1;
  bool m_hasStruck = false;
};

// True if both cells have the same content. Spellings that this file replaces by one spelling are equal, and
// a blank counts only between two numbers or two words. Cells with unknown characters must be equal byte for
// byte.
[[nodiscard]] bool isSameWriting(std::string_view one, std::string_view other);
// Returns a text that two cells share if isSameWriting() is true for them without their crossed-out texts.
[[nodiscard]] std::string writingOf(std::string_view cell);

}  // namespace damath::sheet
