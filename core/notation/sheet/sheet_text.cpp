// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/sheet_text.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/expected.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/notation/sheet/sheet_checks.hpp"
#include "core/notation/text/tag_text.hpp"
#include "core/text/letter.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

constexpr std::size_t kUsualTags = 8;
using Row = std::array<std::string, 2 * kCells>;

// Reads the cells of a text line into `line`. Returns false if the text has more cells than a line of a
// scoresheet. Precondition: `line` is blank.
bool readLine(std::string_view text, sheet::Line& line) {
  std::array<std::string_view, kCells> cells;
  std::size_t count = 0;
  std::size_t half = 0;
  while (true) {
    const std::size_t end = text.find('|');
    if (count == kCells) return false;
    cells[count++] = text.substr(0, end);
    const bool endsHalf = end == std::string_view::npos || text.substr(end).starts_with("||");
    if (endsHalf) {
      fill(line.halves[half++], std::span(cells).first(count));
      count = 0;
    }
    if (end == std::string_view::npos) return true;
    if (half == line.halves.size()) return false;
    text.remove_prefix(end + (endsHalf ? 2 : 1));
  }
}

// Returns the number of characters (code points) of the text. An ordinary character takes one column of a
// terminal, so the columns of a scoresheet line up.
std::size_t widthOf(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, beginsLetter));
}

Row rowOf(const sheet::Line& line) {
  Row row;
  for (std::size_t half = 0; half < 2; ++half) {
    auto cells = cellsOf(line.halves[half]);
    std::ranges::move(cells, row.begin() + static_cast<std::ptrdiff_t>(half * kCells));
  }
  return row;
}

// Returns the row as text. Blanks fill each cell up to its width in `widths`.
std::string rowText(const Row& row, const std::array<std::size_t, 2 * kCells>& widths) {
  std::string text;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i > 0) text += i == kCells ? " || " : " | ";
    text += row[i];
    text.append(std::max(widths[i], widthOf(row[i])) - widthOf(row[i]), ' ');
  }
  // Removes blank cells at the right end, but keeps the divider `||` between BLUE and RED.
  const std::size_t divider = text.find("||");
  const std::size_t last = text.find_last_not_of(" |");
  return text.substr(0, last == std::string::npos || last < divider ? divider + 2 : last + 1);
}

}  // namespace

Expected<sheet::Sheet, SheetError> parseSheetText(std::string_view text) {
  DAMATH_TRY(lines, sheetLines(text));
  sheet::Sheet sheet;
  sheet.tags.reserve(kUsualTags);
  sheet.lines.reserve(std::min(lines->size(), kMostLines));
  for (std::size_t i = 0; i < lines->size(); ++i) {
    const std::size_t number = i + 1;
    if (lines->at(i).size() > kMostLineBytes)
      return refusedSheet(SheetFault::LineTooLong, number, lines->at(i));
    const std::string_view line = trimmed(lines->at(i));
    if (line.empty() || line.starts_with('#')) continue;
    if (looksLikeTag(line)) {
      std::optional<sheet::Tag> tag = parseTag(line);
      if (!tag) return refusedSheet(SheetFault::BadTag, number, line);
      if (!sheet.lines.empty()) return refusedSheet(SheetFault::TagAfterLines, number, line);
      const std::string words = sheet.tag(tag->name).empty() ? tag->value : tag->name;
      if (const auto fault = addTag(sheet, std::move(*tag))) return refusedSheet(*fault, number, words);
      continue;
    }
    if (!readLine(line, sheet.lines.emplace_back()))
      return refusedSheet(SheetFault::TooManyCells, number, line);
    if (sheet.lines.size() > kMostLines) return refusedSheet(SheetFault::TooLarge, number, line);
  }
  if (const auto lack = lackOf(sheet)) return refusedSheet(*lack, 1, {});
  return sheet;
}

bool hasTextForm(const sheet::Line& line) {
  const std::string text = rowText(rowOf(line), {});
  const bool isOneLine = text.find_first_of("\r\n") == std::string::npos;
  sheet::Line again;
  return isOneLine && !text.starts_with('#') && !looksLikeTag(text) && readLine(text, again) && again == line;
}

std::string toSheetText(const sheet::Sheet& sheet) {
  std::string text;
  for (const sheet::Tag& tag : sheet.tags) text += tagText(tag);
  if (!sheet.tags.empty()) text += '\n';
  std::vector<Row> rows;
  std::array<std::size_t, 2 * kCells> widths{};
  for (const sheet::Line& line : sheet.lines) {
    rows.push_back(rowOf(line));
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::max(widths[i], widthOf(rows.back()[i]));
  }
  for (const Row& row : rows) text += rowText(row, widths) + '\n';
  return text;
}

}  // namespace damath::notation
