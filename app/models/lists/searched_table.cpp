// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/lists/searched_table.hpp"

#include <algorithm>
#include <utility>

#include "app/models/text/qt_text.hpp"

namespace damath::models {

void SearchedTable::search(const QString& text) {
  QStringList words = withoutAccents(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words == m_words) return;
  m_words = std::move(words);
  invalidateFilter();
}

void SearchedTable::setSourceModel(QAbstractItemModel* model) {
  connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_plain.clear(); });
  connect(model, &QAbstractItemModel::dataChanged, this,
          [this](const QModelIndex& first, const QModelIndex& last) {
            const auto end = std::min(static_cast<std::size_t>(last.row()) + 1, m_plain.size());
            for (auto row = static_cast<std::size_t>(first.row()); row < end; ++row) m_plain[row] = QString();
          });
  QSortFilterProxyModel::setSourceModel(model);
}

bool SearchedTable::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (m_words.isEmpty()) return true;
  const QString& text = plain(row, parent);
  return std::ranges::all_of(m_words, [&text](const QString& word) { return text.contains(word); });
}

const QString& SearchedTable::plain(int row, const QModelIndex& parent) const {
  if (m_plain.empty()) m_plain.resize(static_cast<std::size_t>(sourceModel()->rowCount(parent)));
  QString& known = m_plain[static_cast<std::size_t>(row)];
  if (!known.isNull()) return known;
  QStringList cells;
  for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
    cells << sourceModel()->index(row, column, parent).data().toString();
  }
  // No word has a blank: none goes over from one cell into the next.
  known = withoutAccents(cells.join(QLatin1Char(' ')));
  return known;
}

}  // namespace damath::models
