// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a tournament report by its columns, which count characters from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

class TrfLine {
 public:
  // Promise: the text is UTF-8.
  explicit TrfLine(std::string_view text);

  [[nodiscard]] int width() const { return static_cast<int>(m_starts.size()) - 1; }
  [[nodiscard]] std::string_view text() const { return m_text; }
  // What stands in the columns from `first` to `last`; less or nothing where the line is shorter.
  [[nodiscard]] std::string_view columns(int first, int last) const;
  // The same without blanks at its ends.
  [[nodiscard]] std::string field(int first, int last) const;
  // The column of the first character that is no blank, `last` + 1 where there is none.
  [[nodiscard]] int firstNonBlank(int first, int last) const;

 private:
  std::string_view m_text;
  std::vector<std::size_t> m_starts;  // of each character, and the end
};

// A line being written: each field put into its columns, blanks in between.
class TrfDraft {
 public:
  explicit TrfDraft(std::string_view tag) { put(1, 3, tag); }

  // At the left of the columns, cut where it is longer.
  void put(int first, int last, std::string_view text);
  // At the right of the columns. The last column may be passed by none.
  void putRight(int first, int last, std::string_view text);
  // Without blanks at its end.
  [[nodiscard]] std::string line() const;

 private:
  std::vector<std::string> m_characters;
};

// "11.5" from 115. Promise: not negative.
[[nodiscard]] std::string trfPointsText(int tenths);
// 115 from "11.5", "11." or 110 from "11"; nothing for anything else, or more than 999.
[[nodiscard]] std::optional<int> parseTrfPoints(std::string_view text);

}  // namespace damath::notation
