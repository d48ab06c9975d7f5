// SPDX-License-Identifier: GPL-3.0-or-later
// Text as spreadsheets write it, its cells parted by commas, semicolons or tabs: quoted where needed, a quote
// within doubled, LF, CRLF or CR, with or without byte-order mark. The separator is the one that the first
// line has most of, or that a line "sep=;" before it names.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath {

// How the quoted cells of a row end: each with its quote, one with letters behind it, or the last one never.
enum class Quote { Closed, Passed, Open };

struct CsvRow {
  int line = 0;                    // of the text, from 1: where the row begins
  std::vector<std::string> cells;  // without the blanks around them; what stands in quotes as it stands
  Quote quote = Quote::Closed;
};

// Row by row, the cells parted by one separator.
class CsvReader {
 public:
  CsvReader(std::string_view text, char separator) : m_text(text), m_separator(separator) {}

  [[nodiscard]] bool isDone() const { return m_at >= m_text.size(); }
  // The next; a text without any has one of a single empty cell.
  CsvRow row();

 private:
  [[nodiscard]] bool isEnd(char c) const { return c == m_separator || c == '\n' || c == '\r'; }
  [[nodiscard]] std::string_view uptoEnd() const;
  std::string cell(Quote& quote);
  std::string quoted(Quote& quote);

  std::string_view m_text;
  char m_separator;
  std::size_t m_at = 0;
  int m_line = 1;
};

// Every row of a spreadsheet's text, all its cells trimmed; letters behind a closing quote belong to the
// cell. Rows whose cells are all blank are left out.
[[nodiscard]] std::vector<CsvRow> parseCsv(std::string_view text);

// The cell between quotes, those within it doubled.
[[nodiscard]] std::string csvQuoted(std::string_view cell);

}  // namespace damath
