// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/csv.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "app/desk/roster/person_text.hpp"

namespace damath::desk {

namespace {

constexpr char kSeparators[] = {'\t', ',', ';'};

char separatorOf(std::string_view text) {
  std::array<int, std::size(kSeparators)> counts{};
  Quote quote = Quote::Closed;
  for (const char c : text) {
    if (c == '"') quote = quote == Quote::Open ? Quote::Closed : Quote::Open;
    if (quote == Quote::Open) continue;
    if (c == '\n' || c == '\r') break;
    const auto found = std::ranges::find(kSeparators, c);
    if (found != std::end(kSeparators)) ++counts[static_cast<std::size_t>(found - kSeparators)];
  }
  const auto most = std::ranges::max_element(counts);
  return *most == 0 ? ',' : kSeparators[most - counts.begin()];
}

// The separator that a first line "sep=;" names, as some spreadsheets write it.
std::optional<char> namedSeparator(std::string_view text) {
  constexpr std::string_view kNames = "sep=";
  if (!text.starts_with(kNames) || text.size() == kNames.size()) return std::nullopt;
  const char named = text[kNames.size()];
  const std::string_view rest = text.substr(kNames.size() + 1);
  const bool isLine = rest.empty() || rest.front() == '\n' || rest.front() == '\r';
  const bool isKnown = std::ranges::find(kSeparators, named) != std::end(kSeparators);
  return isLine && isKnown ? std::optional(named) : std::nullopt;
}

class Reader {
 public:
  Reader(std::string_view text, char separator) : m_text(text), m_separator(separator) {}

  [[nodiscard]] bool isDone() const { return m_at >= m_text.size(); }

  CsvRow row() {
    CsvRow row{m_line, {}, Quote::Closed};
    for (;;) {
      row.cells.push_back(cell(row.quote));
      if (isDone()) return row;
      const char end = m_text[m_at++];
      if (end == m_separator) continue;
      if (end == '\r' && !isDone() && m_text[m_at] == '\n') ++m_at;
      ++m_line;
      return row;
    }
  }

 private:
  [[nodiscard]] bool isEnd(char c) const { return c == m_separator || c == '\n' || c == '\r'; }

  // A tab that parts cells is none.
  [[nodiscard]] bool isBlank(char c) const { return c == ' ' || (c == '\t' && m_separator != '\t'); }

  std::string cell(Quote& quote) {
    std::size_t start = m_at;
    while (start < m_text.size() && isBlank(m_text[start])) ++start;
    if (start < m_text.size() && m_text[start] == '"') {
      m_at = start + 1;
      return quoted(quote);
    }
    const std::size_t first = m_at;
    while (!isDone() && !isEnd(m_text[m_at])) ++m_at;
    return std::string(trimmed(m_text.substr(first, m_at - first)));
  }

  std::string quoted(Quote& quote) {
    std::string text;
    while (!isDone()) {
      const char c = m_text[m_at++];
      if (c == '\n' || (c == '\r' && (isDone() || m_text[m_at] != '\n'))) ++m_line;
      if (c != '"') {
        text += c;
        continue;
      }
      if (!isDone() && m_text[m_at] == '"') {
        text += m_text[m_at++];
        continue;
      }
      // What follows the closing quote up to the separator belongs to the cell as well.
      while (!isDone() && !isEnd(m_text[m_at])) text += m_text[m_at++];
      return std::string(trimmed(text));
    }
    quote = Quote::Open;
    return std::string(trimmed(text));
  }

  std::string_view m_text;
  char m_separator;
  std::size_t m_at = 0;
  int m_line = 1;
};

}  // namespace

std::vector<CsvRow> parseCsv(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) text.remove_prefix(kByteOrderMark.size());
  std::vector<CsvRow> rows;
  const auto named = namedSeparator(text);
  Reader reader(text, named ? *named : separatorOf(text));
  if (named) (void)reader.row();
  while (!reader.isDone()) {
    CsvRow row = reader.row();
    const bool blank =
        std::all_of(row.cells.begin(), row.cells.end(), [](const std::string& cell) { return cell.empty(); });
    if (!blank || row.quote == Quote::Open) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace damath::desk
