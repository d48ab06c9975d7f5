// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the text format of spreadsheets (CSV). The separator is a comma, a semicolon, a tab or
// a bar (|). Cells may be quoted; a quote inside a quoted cell is doubled. Lines end with LF, CRLF or CR, and
// a byte-order mark may come first. A line "sep=;" at the beginning names the separator. Without that line,
// the separator is the most frequent of comma, semicolon and tab that stand outside quotes in the first line.
// If none of the three stands there, the separator is a bar, or a comma if there is no bar either.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace damath {

// The end of the quoted cells of a row. Closed: each quoted cell ends with its quote. Passed: text follows a
// closing quote. Open: the last quoted cell has no closing quote.
enum class Quote { Closed, Passed, Open };

struct CsvRow {
  int line = 0;                    // the line of the text in which the row begins, from 1
  std::vector<std::string> cells;  // no blanks around a cell; from CsvReader, quoted text keeps its blanks
  Quote quote = Quote::Closed;
};

// The characters that may separate the cells of a list.
inline constexpr char kCsvSeparators[] = {'\t', ',', ';', '|'};

// Reads a text row by row, with one given separator.
class CsvReader {
 public:
  CsvReader(std::string_view text, char separator) : m_text(text), m_separator(separator) {}

  [[nodiscard]] bool isDone() const { return m_at >= m_text.size(); }
  // Returns the next row. For an empty text, returns one row with a single empty cell.
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

// Returns all rows of the text, with trimmed cells. Text after a closing quote belongs to the cell. Rows with
// only blank cells are skipped, except a row with an open quote.
[[nodiscard]] std::vector<CsvRow> parseCsv(std::string_view text);
// Returns the same for a separator that the caller knows, unless a first line "sep=" names another separator.
[[nodiscard]] std::vector<CsvRow> parseCsv(std::string_view text, char separator);

// Returns the cell between quotes, with each quote inside doubled.
[[nodiscard]] std::string csvQuoted(std::string_view cell);

}  // namespace damath
