// SPDX-License-Identifier: GPL-3.0-or-later
// A cell's characters with all accepted spellings folded into one (rulebook N4), each with its place in the
// cell, so that what cannot be read can be pointed at. The cell itself stays as written.
//   dashes and minus signs → -   × · ∗ ✕ → *   ÷ ∶ → :   ∕ ⁄ → /   ² ³ → ^2 ^3   ≈ ∼ ≒ → ~
//   √ sqrt root, and v before a number → r   arrows → ->   “ ” 〃 → "   ‘ ’ → '
//   ⑧ ❽ → [8]   ½ → 1/2   { } 【 】 → ( ) [ ]   full-width and mathematical forms → plain ones
//   letters → lower case   blanks of every width → one blank   what has no width → nothing
// `x`, `/` and `.` keep their several meanings; what is unknown becomes `?`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath::sheet {

// The treatment of crossed out text, `~~99~~`.
enum class Struck { Kept, Dropped };

class NormalizedText {
 public:
  explicit NormalizedText(std::string_view cell, Struck struck = Struck::Kept);

  // The characters from one place up to another, each with its column in the cell.
  [[nodiscard]] NormalizedText part(std::size_t from, std::size_t to) const;

  [[nodiscard]] std::size_t size() const { return m_characters.size(); }
  // '\0' beyond the end.
  [[nodiscard]] char at(std::size_t place) const { return place < size() ? m_characters[place] : '\0'; }
  [[nodiscard]] std::string_view text() const { return m_characters; }
  // The character of the cell (from 1) that stands at the place; one past the last for the end.
  [[nodiscard]] std::size_t column(std::size_t place) const;
  [[nodiscard]] std::size_t skipBlanks(std::size_t place) const;
  // True if nothing but blanks is written.
  [[nodiscard]] bool isBlank() const { return skipBlanks(0) == size(); }
  // True if crossed out text was dropped.
  [[nodiscard]] bool hasStruck() const { return m_hasStruck; }

 private:
  NormalizedText() = default;
  void add(std::string_view characters, std::size_t column);

  std::string m_characters;
  std::vector<std::size_t> m_columns;
  std::size_t m_end = 1;
  bool m_hasStruck = false;
};

// Whether both say the same, sign for sign: spellings fold as above, and a blank counts only where it parts
// two numbers or words. What is unknown is the same only to the letter.
[[nodiscard]] bool isSameWriting(std::string_view one, std::string_view other);

}  // namespace damath::sheet
