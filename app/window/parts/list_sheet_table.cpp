// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/list_sheet_table.hpp"

#include <optional>
#include <string_view>

#include "app/window/parts/number_sort_keys.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/exact/number_text.hpp"

namespace damath::window {

namespace {

Qt::Alignment alignmentOf(compose::Align align) {
  switch (align) {
    case compose::Align::Centre:
      return Qt::AlignCenter;
    case compose::Align::Right:
      return Qt::AlignRight | Qt::AlignVCenter;
    default:
      return Qt::AlignLeft | Qt::AlignVCenter;
  }
}

// Parses a number in the form that lists show, including "2½"; nullopt for any other text.
std::optional<exact::Number> figureOf(std::string_view cell) {
  constexpr std::string_view kHalf = "½";
  if (!cell.ends_with(kHalf)) return exact::parseNumber(cell);
  cell.remove_suffix(kHalf.size());
  const exact::Rational half(cell.starts_with('-') ? -1 : 1, 2);
  if (cell.empty() || cell == "-") return half;
  const auto whole = exact::parseNumber(cell);
  return whole ? std::optional(*whole + half) : std::nullopt;
}

// Returns the sort keys of a column's cells. If all cells are numbers or empty, the keys sort by value, and
// empty cells come first. Otherwise the keys are invalid, so the column is sorted by its text.
std::vector<QVariant> sortKeysOf(const compose::ListSheet& list, std::size_t column) {
  std::vector<std::optional<exact::Number>> figures;
  figures.reserve(list.rows.size());
  std::vector<const exact::Number*> all;
  for (const std::vector<std::string>& cells : list.rows) {
    const auto& figure = figures.emplace_back(figureOf(cells[column]));
    if (!figure && !cells[column].empty()) return std::vector<QVariant>(list.rows.size());
    all.push_back(figure ? &*figure : nullptr);
  }
  return numberSortKeys(all);
}

}  // namespace

std::vector<QString> headingsOf(const compose::ListSheet& list) {
  std::vector<QString> headings;
  for (const compose::ListColumn& column : list.columns) headings.push_back(toQt(column.heading));
  return headings;
}

std::vector<TableRow> rowsOf(const compose::ListSheet& list) {
  std::vector<std::vector<QVariant>> sortKeys;
  for (std::size_t i = 0; i < list.columns.size(); ++i) sortKeys.push_back(sortKeysOf(list, i));
  std::vector<TableRow> rows;
  for (const std::vector<std::string>& cells : list.rows) {
    TableRow row;
    row.key = static_cast<int>(rows.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
      TableCell cell{.text = toQt(cells[i]), .alignment = alignmentOf(list.columns[i].align)};
      cell.sortKey = sortKeys[i][rows.size()];
      row.cells.push_back(std::move(cell));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace damath::window
