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

  // Every row where the text is blank.
  void search(const QString& text);
  // Promise: its rows change by being replaced as a whole, or one by one.
  void setSourceModel(QAbstractItemModel* model) override;

 private:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  [[nodiscard]] const QString& plain(int row, const QModelIndex& parent) const;

  QStringList m_words;
  mutable std::vector<QString> m_plain;  // what each row is searched by; null where it was not looked at yet
};

}  // namespace damath::models
