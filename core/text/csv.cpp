// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/csv.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "core/text/trim.hpp"

namespace damath {

namespace {

char separatorOf(std::string_view text) {
  std::array<int, std::size(kCsvSeparators)> counts{};
  Quote quote = Quote::Closed;
  for (const char c : text) {
    if (c == '"') quote = quote == Quote::Open ? Quote::Closed : Quote::Open;
    if (quote == Quote::Open) continue;
    if (c == '\n' || c == '\r') break;
    const auto found = std::ranges::find(kCsvSeparators, c);
    if (found != std::end(kCsvSeparators)) ++counts[static_cast<std::size_t>(found - kCsvSeparators)];
  }
  // A bar may stand within a heading, so it only counts without the others.
  const auto most = std::max_element(counts.begin(), counts.end() - 1);
  if (*most > 0) return kCsvSeparators[most - counts.begin()];
  return counts.back() > 0 ? kCsvSeparators[counts.size() - 1] : ',';
}

// Returns the separator that a first line "sep=;" names. Some spreadsheets write this line. nullopt if there
// is no such line.
std::optional<char> namedSeparator(std::string_view text) {
  constexpr std::string_view kNames = "sep=";
  if (!text.starts_with(kNames) || text.size() == kNames.size()) return std::nullopt;
  const char named = text[kNames.size()];
  const std::string_view rest = text.substr(kNames.size() + 1);
  const bool isLine = rest.empty() || rest.front() == '\n' || rest.front() == '\r';
  const bool isKnown = std::ranges::find(kCsvSeparators, named) != std::end(kCsvSeparators);
  return isLine && isKnown ? std::optional(named) : std::nullopt;
}

std::string_view withoutMark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

}  // namespace

CsvRow CsvReader::row() {
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

std::string_view CsvReader::uptoEnd() const {
  std::size_t end = m_at;
  while (end < m_text.size() && !isEnd(m_text[end])) ++end;
  return m_text.substr(m_at, end - m_at);
}

std::string CsvReader::cell(Quote& quote) {
  const std::string_view whole = uptoEnd();
  const std::string_view seen = trimmed(whole);
  if (seen.starts_with('"')) {
    m_at += static_cast<std::size_t>(seen.data() - whole.data()) + 1;
    return quoted(quote);
  }
  m_at += whole.size();
  return std::string(seen);
}

std::string CsvReader::quoted(Quote& quote) {
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
    const std::string_view behind = uptoEnd();
    m_at += behind.size();
    if (trimmed(behind).empty()) return text;
    quote = Quote::Passed;
    return text.append(behind);
  }
  quote = Quote::Open;
  return text;
}

std::vector<CsvRow> parseCsv(std::string_view text) {
  return parseCsv(text, separatorOf(withoutMark(text)));
}

std::vector<CsvRow> parseCsv(std::string_view text, char separator) {
  text = withoutMark(text);
  std::vector<CsvRow> rows;
  const auto named = namedSeparator(text);
  CsvReader reader(text, named.value_or(separator));
  if (named) (void)reader.row();
  while (!reader.isDone()) {
    CsvRow row = reader.row();
    for (std::string& cell : row.cells) cell = std::string(trimmedLines(cell));
    const bool blank = std::ranges::all_of(row.cells, &std::string::empty);
    if (!blank || row.quote == Quote::Open) rows.push_back(std::move(row));
  }
  return rows;
}

std::string csvQuoted(std::string_view cell) {
  std::string text = "\"";
  for (const char c : cell) text.append(c == '"' ? 2 : 1, c);
  return text + '"';
}

}  // namespace damath
