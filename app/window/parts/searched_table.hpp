// SPDX-License-Identifier: GPL-3.0-or-later
// Shows only the rows of a table that match a search text. Each word of the text must occur in the row,
// regardless of case and accents.
#pragma once

#include <QSortFilterProxyModel>
#include <vector>

namespace damath::window {

class SearchedTable : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  // The order of the rows that match a search. AsSorted: the order that the user chose. NumbersFirst: the
  // order of the table, unless the search text has numbers. With numbers, the order is: rows that contain all
  // search words one after another, then rows that contain the numbers in the same order, then all others. So
  // a search for "round 12 board 2" does not show round 1, board 12 first.
  enum class Order { AsSorted, NumbersFirst };
  // Shows only the rows that match the search text. Shows every row if the text is blank.
  void search(const QString& text, Order order = Order::AsSorted);
  // Sets the table to search. Precondition: the table changes only as a whole, or in single rows without
  // adding or removing any.
  void setSourceModel(QAbstractItemModel* model) override;

 private:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

  // Returns how well a row matches for the order NumbersFirst; 0 is the best.
  [[nodiscard]] int rankOf(int row) const;
  [[nodiscard]] const QString& plain(int row, const QModelIndex& parent) const;

  QStringList m_words;
  bool m_isRanking = false;
  mutable std::vector<int> m_ranks;      // how well each row matches (rankOf); −1 if not computed yet
  mutable std::vector<QString> m_plain;  // the text of each row to search in; null if not prepared yet
};

}  // namespace damath::window
