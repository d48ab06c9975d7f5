// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a table that a person looks for: each word stands somewhere in the row, whatever the case and
// the accents of its letters.
#pragma once

#include <QSortFilterProxyModel>
#include <vector>

namespace damath::models {

class SearchedTable : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  // NumbersFirst: where the text has a number, the rows that have its numbers as whole numbers in the same
  // order come first, those with all its words in a row before the others: "round 12 board 2" is not round 1,
  // board 12.
  enum class Order { AsSorted, NumbersFirst };
  // Every row where the text is blank.
  void search(const QString& text, Order order = Order::AsSorted);
  // Promise: its rows change by being replaced as a whole, or one by one.
  void setSourceModel(QAbstractItemModel* model) override;

 private:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

  // 0 comes first.
  [[nodiscard]] int rankOf(int row) const;
  [[nodiscard]] const QString& plain(int row, const QModelIndex& parent) const;

  QStringList m_words;
  bool m_isRanking = false;
  mutable std::vector<int> m_ranks;      // by row; empty: none is known, −1: not this one
  mutable std::vector<QString> m_plain;  // what each row is searched by; null where it was not looked at yet
};

}  // namespace damath::models
