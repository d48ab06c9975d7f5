// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/record/filled_cell.hpp"

#include <algorithm>
#include <optional>

#include "core/board/side.hpp"
#include "core/text/number.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::sheet {

namespace {

constexpr std::string_view kTag = "Filled";

std::optional<FilledCell> parseFilledCell(std::string_view text) {
  const std::size_t blank = text.find(' ');
  const std::size_t point = text.find('.');
  if (blank == std::string_view::npos || point == std::string_view::npos || point < blank)
    return std::nullopt;
  const auto line = numberIn<int>(text.substr(0, blank));
  const auto side = board::parseSide(text.substr(blank + 1, point - blank - 1));
  const auto cell = parseCell(text.substr(point + 1));
  const bool isFigure = cell == Cell::Score || cell == Cell::Total;
  if (!line || *line < 1 || !side || !isFigure) return std::nullopt;
  return FilledCell{*line, *side, *cell};
}

void sortOnce(std::vector<FilledCell>& cells) {
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

}  // namespace

std::string toText(const FilledCell& cell) {
  return std::to_string(cell.line) + ' ' + std::string(toText(cell.side)) + '.' +
         std::string(toText(cell.cell));
}

std::vector<FilledCell> filledCells(const Sheet& sheet) {
  std::vector<FilledCell> cells;
  std::string_view rest = sheet.tag(kTag);
  while (!rest.empty()) {
    const auto cell = parseFilledCell(trimmed(takePart(rest, ',')));
    if (!cell) return {};
    cells.push_back(*cell);
  }
  sortOnce(cells);
  return cells;
}

bool isFilled(const Sheet& sheet, std::optional<int> line, std::optional<board::Side> side, Cell cell) {
  if (!line || !side) return false;
  const std::vector<FilledCell> cells = filledCells(sheet);
  return std::ranges::find(cells, FilledCell{*line, *side, cell}) != cells.end();
}

void setFilledCells(Sheet& sheet, std::vector<FilledCell> cells) {
  sortOnce(cells);
  if (cells.empty()) {
    std::erase_if(sheet.tags, [](const Tag& tag) { return tag.name == kTag; });
    return;
  }
  std::string text;
  for (const FilledCell& cell : cells) text += (text.empty() ? "" : ", ") + toText(cell);
  sheet.setTag(kTag, std::move(text));
}

}  // namespace damath::sheet
