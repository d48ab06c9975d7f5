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

// Returns the width that a column gets before spare room is shared. A column of numbers gets the width of its
// content, even if the table then needs a scroll bar. Any other column gets at most kWidestColumn.
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

// Returns the greatest width, but at least kNarrowest, to which the yielding columns (isGivingWay) are cut so
// that all columns fit. A yielding column that is narrower than this keeps its width.
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
  // If there is spare room, columns whose content is cut off get it first. The yielding columns (isGivingWay)
  // get the rest.
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
