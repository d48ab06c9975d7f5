// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a report, addressed by columns. Columns count characters from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

class TrfLine {
 public:
  // Precondition: the text is UTF-8 and outlives this object.
  explicit TrfLine(std::string_view text);

  [[nodiscard]] int width() const { return static_cast<int>(m_starts.size()) - 1; }
  [[nodiscard]] std::string_view text() const { return m_text; }
  // Returns the text in the columns from `first` to `last`. The result is shorter or empty if the line is too
  // short.
  [[nodiscard]] std::string_view columns(int first, int last) const;
  // Returns the text in the columns without blanks at its ends.
  [[nodiscard]] std::string field(int first, int last) const;
  // Returns the column of the first character that is not a blank, or `last` + 1 if all are blank.
  [[nodiscard]] int firstNonBlank(int first, int last) const;

 private:
  std::string_view m_text;
  std::vector<std::size_t> m_starts;  // byte offset of each character and of the end
};

// Builds a line: puts each field into its columns, with blanks between them.
class TrfDraft {
 public:
  explicit TrfDraft(std::string_view tag) { put(1, 3, tag); }

  // Puts the text at the left of the columns and cuts a text that is too long.
  void put(int first, int last, std::string_view text);
  // Puts the text at the right of the columns. A text that is too long begins at `first` and is cut at
  // `last`.
  void putRight(int first, int last, std::string_view text);
  // Returns the line without blanks at its end.
  [[nodiscard]] std::string line() const;

 private:
  std::vector<std::string> m_characters;
};

// Returns "11.5" for 115. Precondition: not negative.
[[nodiscard]] std::string trfPointsText(int tenths);
// Parses points to tenths: 115 from "11.5", 110 from "11." or "11". nullopt for any other text and for more
// than 999.
[[nodiscard]] std::optional<int> parseTrfPoints(std::string_view text);

}  // namespace damath::notation
