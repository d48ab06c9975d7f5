// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/list_sheet_table.hpp"

#include "app/models/qt_text.hpp"

namespace damath::models {

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

// A rank or a count is sorted as a number; what is no number by its letters.
QVariant sortKeyOf(const QString& text) {
  bool isNumber = false;
  const int number = text.toInt(&isNumber);
  return isNumber ? QVariant(number) : QVariant();
}

}  // namespace

std::vector<QString> headingsOf(const compose::ListSheet& list) {
  std::vector<QString> headings;
  for (const compose::ListColumn& column : list.columns) headings.push_back(toQt(column.heading));
  return headings;
}

std::vector<TableRow> rowsOf(const compose::ListSheet& list) {
  std::vector<TableRow> rows;
  for (const std::vector<std::string>& cells : list.rows) {
    TableRow row;
    row.key = static_cast<int>(rows.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
      TableCell cell{.text = toQt(cells[i]), .alignment = alignmentOf(list.columns[i].align)};
      cell.sortKey = sortKeyOf(cell.text);
      row.cells.push_back(std::move(cell));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace damath::models
