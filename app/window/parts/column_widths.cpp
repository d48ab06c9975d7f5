// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/column_widths.hpp"

#include <algorithm>
#include <utility>

namespace damath::window {

namespace {

constexpr int kWidestColumn = 340;

}  // namespace

ColumnWidths::ColumnWidths(std::vector<Column> columns, int room)
    : m_columns(std::move(columns)), m_left(room) {
  for (const Column& column : m_columns) m_left -= firstWidth(column);
}

// Returns the width of a column before spare room is shared. A column of figures keeps its full width, even
// if the table must then scroll.
int ColumnWidths::firstWidth(const Column& column) {
  return column.isFigure ? column.wanted : std::min(column.wanted, kWidestColumn);
}

bool ColumnWidths::isTight() const {
  int most = 0;
  for (const Column& column : m_columns) {
    if (column.isGivingWay) most += std::max(0, firstWidth(column) - kNarrowest);
  }
  return -2 * m_left > most;
}

// Returns the greatest width of a yielding column for which all columns have room. Only wider columns are cut
// to it, so a column of short names stays whole beside a column of long names.
int ColumnWidths::widestLeft() const {
  const auto given = [this](int width) {
    int sum = 0;
    for (const Column& column : m_columns) {
      if (column.isGivingWay) sum += std::max(0, firstWidth(column) - width);
    }
    return sum;
  };
  int width = kWidestColumn;
  while (width > kNarrowest && given(width) < -m_left) --width;
  return width;
}

std::vector<int> ColumnWidths::shared() const {
  int lacking = 0;
  for (const Column& column : m_columns) lacking += column.wanted - firstWidth(column);
  const auto sharers = static_cast<int>(std::ranges::count_if(m_columns, &Column::isGivingWay));
  // Spare room first goes to columns whose content is cut off. Only the room that remains widens the yielding
  // columns.
  const int made = std::clamp(m_left, 0, lacking);
  const int over = std::max(m_left - lacking, 0);
  const int widest = widestLeft();
  std::vector<int> widths;
  for (const Column& column : m_columns) {
    int width = firstWidth(column);
    if (lacking > 0) width += (column.wanted - width) * made / lacking;
    if (column.isGivingWay && over > 0) width += over / sharers;
    if (column.isGivingWay && m_left < 0) width = std::min(width, widest);
    widths.push_back(width);
  }
  return widths;
}

}  // namespace damath::window
