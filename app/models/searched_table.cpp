// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/searched_table.hpp"

#include <algorithm>

#include "app/models/qt_text.hpp"

namespace damath::models {

void SearchedTable::search(const QString& text) {
  m_words = withoutAccents(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  invalidateFilter();
}

bool SearchedTable::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (m_words.isEmpty()) return true;
  QStringList cells;
  for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
    cells << withoutAccents(sourceModel()->index(row, column, parent).data().toString());
  }
  return std::ranges::all_of(m_words, [&cells](const QString& word) {
    return std::ranges::any_of(cells, [&word](const QString& cell) { return cell.contains(word); });
  });
}

}  // namespace damath::models
