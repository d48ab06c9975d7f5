// SPDX-License-Identifier: GPL-3.0-or-later
// Filters the rows of a table by a search text. Each word of the text must occur in the row, regardless of
// case and accents.
#pragma once

#include <QSortFilterProxyModel>
#include <vector>

namespace damath::window {

class SearchedTable : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  // NumbersFirst: if the text contains a number, rows with all words of the text in sequence come first. Rows
  // with the same whole numbers in the same order follow, then all other matches. So "round 12 board 2" does
  // not put round 1, board 12 first.
  enum class Order { AsSorted, NumbersFirst };
  // Shows every row if the text is blank.
  void search(const QString& text, Order order = Order::AsSorted);
  // Precondition: the model changes only by resetting or by changing single rows.
  void setSourceModel(QAbstractItemModel* model) override;

 private:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

  // Rank 0 comes first.
  [[nodiscard]] int rankOf(int row) const;
  [[nodiscard]] const QString& plain(int row, const QModelIndex& parent) const;

  QStringList m_words;
  bool m_isRanking = false;
  mutable std::vector<int> m_ranks;      // rank of each row; −1: not known yet; empty: none is known
  mutable std::vector<QString> m_plain;  // the search text of each row; null if not prepared yet
};

}  // namespace damath::window
