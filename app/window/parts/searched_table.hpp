// SPDX-License-Identifier: GPL-3.0-or-later
// Shows only the rows of a table that match a search text. Each word of the text must occur in the row, or in
// its words that the table does not show (TableModel::AlsoRole), regardless of case and accents.
#pragma once

#include <QSortFilterProxyModel>
#include <vector>

namespace damath::window {

class SearchedTable : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  // The order of the rows that match a search. AsSorted: the order that the user chose. BestFirst: rows whose
  // shown words begin with the search words, then rows that show the search words at all, then all others;
  // rows of one kind keep the order of the table.
  //
  // With BestFirst, a number in the search text matches only whole numbers, so "board 2" does not find board
  // 12. A number that is typed twice must be in the row twice, so "round 2 board 2" does not find board 3 of
  // round 2. If no row has all numbers, parts of numbers match too. First come rows that contain all search
  // words one after another, then rows in which each number stands behind the word before it, so that "board
  // 3 round 2" finds board 3 of round 2. Then come rows that contain the numbers in the same order, then all
  // others.
  enum class Order { AsSorted, BestFirst };
  // Shows only the rows that match the search text. Shows every row if the text is blank.
  void search(const QString& text, Order order = Order::AsSorted);
  // Sets the table to search. Precondition: the table changes only as a whole, or in single rows without
  // adding or removing any.
  void setSourceModel(QAbstractItemModel* model) override;

 private:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

  // The text of a row to search in.
  struct PlainText {
    QString shown;  // null if the text is not prepared yet
    QString also;   // the words that the table does not show
  };
  // Returns how well a row matches for the order BestFirst; 0 is the best.
  [[nodiscard]] int rankOf(int row) const;
  [[nodiscard]] const PlainText& plain(int row, const QModelIndex& parent) const;
  [[nodiscard]] bool hasWord(const PlainText& text, const QString& word) const;

  QStringList m_words;
  bool m_isRanking = false;
  bool m_isExact = false;            // true if a number matches only whole numbers
  mutable std::vector<int> m_ranks;  // how well each row matches (rankOf); −1 if not computed yet
  mutable std::vector<PlainText> m_plain;
};

}  // namespace damath::window
