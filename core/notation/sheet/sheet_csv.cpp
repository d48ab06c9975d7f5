// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/sheet_csv.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/notation/sheet/sheet_checks.hpp"
#include "core/notation/text/tag_text.hpp"
#include "core/text/csv.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

constexpr std::array<std::string_view, 2 * kCells> kHeader = {"blueMove", "blueScore", "blueTotal",
                                                              "redMove",  "redScore",  "redTotal"};

using CsvCells = std::vector<std::string>;

// Returns the cells of a CSV line. nullopt if a quote is never closed or text follows a closing quote.
std::optional<CsvCells> cellsIn(std::string_view line, char separator) {
  CsvRow row = CsvReader(line, separator).row();
  return row.quote == Quote::Closed ? std::optional(std::move(row.cells)) : std::nullopt;
}

// Removes blank cells at the end of the row, but keeps at least `least` cells. Spreadsheets fill short rows
// with blank cells.
void dropBlankEnd(CsvCells& row, std::size_t least) {
  while (row.size() > least && trimmed(row.back()).empty()) row.pop_back();
}

// True if the line begins with `#` and a blank, or is only `#`. A line such as `#Name` is a tag, not a
// comment.
bool isComment(std::string_view line) {
  if (!line.starts_with('#')) return false;
  const std::string_view words = line.substr(1);
  return trimmed(words).data() != words.data() || trimmed(words).empty();
}

// Returns the separator of the file, a comma or a semicolon: the sign after the first name of the header. In
// a file without a header, returns the first comma or semicolon outside comments; a comma if there is none.
char separatorOf(const std::vector<std::string_view>& lines) {
  std::optional<char> any;
  for (const std::string_view line : lines) {
    std::string_view text = trimmed(line);
    const std::size_t found = isComment(text) ? std::string_view::npos : text.find_first_of(",;");
    if (found == std::string_view::npos) continue;
    if (!any) any = text[found];
    text = trimmed(text.substr(0, found));
    if (text.starts_with('"') && text.ends_with('"')) text = text.substr(1, text.size() - 2);
    if (text == kHeader.front()) return trimmed(line)[found];
  }
  return any.value_or(',');
}

bool isBlank(const CsvCells& row) {
  return std::ranges::all_of(row, [](const std::string& cell) { return trimmed(cell).empty(); });
}

class SheetReader {
 public:
  explicit SheetReader(char separator) : m_separator(separator) {}

  // Reads one line of the file. Returns a fault if the reading must stop at this line.
  std::optional<SheetFault> read(std::string_view line) {
    if (line.size() > kMostLineBytes) return SheetFault::LineTooLong;
    const std::string_view text = trimmed(line);
    if (text.empty() || isComment(text)) return std::nullopt;
    std::optional<CsvCells> row = cellsIn(line, m_separator);
    if (!row) return SheetFault::OpenQuote;
    // Ignores a comment that a spreadsheet put in quotes because the comment contains the separator.
    if (isComment(row->front())) return std::nullopt;
    if (row->front().starts_with('#')) return readTag(std::move(*row));
    if (!m_headerRead) return readHeader(std::move(*row));
    return readRow(std::move(*row));
  }

  [[nodiscard]] std::optional<SheetFault> finish() {
    while (!m_sheet.lines.empty() && m_sheet.lines.back() == sheet::Line{}) m_sheet.lines.pop_back();
    if (const auto lack = lackOf(m_sheet)) return lack;
    return m_headerRead ? std::nullopt : std::optional(SheetFault::WrongHeader);
  }
  [[nodiscard]] sheet::Sheet& sheet() { return m_sheet; }

 private:
  std::optional<SheetFault> readTag(CsvCells row) {
    if (m_headerRead) return SheetFault::TagAfterLines;
    dropBlankEnd(row, 2);
    const std::string name(trimmed(std::string_view(row[0]).substr(1)));
    if (row.size() != 2 || !isTagName(name)) return SheetFault::BadTag;
    return addTag(m_sheet, {name, row[1]});
  }

  std::optional<SheetFault> readHeader(CsvCells row) {
    if (isBlank(row)) return std::nullopt;
    dropBlankEnd(row, kHeader.size());
    m_headerRead = std::ranges::equal(row, kHeader);
    return m_headerRead ? std::nullopt : std::optional(SheetFault::WrongHeader);
  }

  std::optional<SheetFault> readRow(CsvCells row) {
    dropBlankEnd(row, 0);
    if (row.size() > kHeader.size()) return SheetFault::TooManyCells;
    if (m_sheet.lines.size() == kMostLines) return SheetFault::TooLarge;
    std::array<std::string_view, 2 * kCells> cells{};
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i].find('|') != std::string::npos) return SheetFault::BarInCell;
      cells[i] = row[i];
    }
    const std::span<const std::string_view> all(cells);
    m_sheet.lines.push_back({{halfOf(all.first(kCells)), halfOf(all.last(kCells))}});
    return hasTextForm(m_sheet.lines.back()) ? std::nullopt : std::optional(SheetFault::BadTag);
  }

  char m_separator;
  bool m_headerRead = false;
  sheet::Sheet m_sheet;
};

std::string sheetCell(std::string_view cell) {
  const bool plain = cell.find_first_of(",;\"") == std::string_view::npos && trimmed(cell) == cell;
  return plain ? std::string(cell) : csvQuoted(cell);
}

}  // namespace

Expected<sheet::Sheet, SheetError> parseSheetCsv(std::string_view text) {
  DAMATH_TRY(lines, sheetLines(text));
  SheetReader reader(separatorOf(*lines));
  for (std::size_t i = 0; i < lines->size(); ++i) {
    const std::string_view line = lines->at(i);
    if (const auto fault = reader.read(line)) return refusedSheet(*fault, i + 1, trimmed(line));
  }
  if (const auto lack = reader.finish()) return refusedSheet(*lack, 1, {});
  return std::move(reader.sheet());
}

std::string toSheetCsv(const sheet::Sheet& sheet) {
  std::string text;
  for (const sheet::Tag& tag : sheet.tags)
    text += sheetCell("#" + tag.name) + "," + sheetCell(tag.value) + "\n";
  for (std::size_t i = 0; i < kHeader.size(); ++i) text += (i > 0 ? "," : "") + std::string(kHeader[i]);
  text += '\n';
  for (const sheet::Line& line : sheet.lines) {
    std::string row;
    for (const sheet::Half& half : line.halves) {
      for (const std::string& cell : cellsOf(half)) row += "," + sheetCell(cell);
    }
    text += row.substr(1) + "\n";
  }
  return text;
}

}  // namespace damath::notation
