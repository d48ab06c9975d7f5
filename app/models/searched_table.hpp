// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a table that a person looks for: each word stands somewhere in the row, whatever the case and
// the accents of its letters.
#pragma once

#include <QSortFilterProxyModel>

namespace damath::models {

class SearchedTable : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  // Every row where the text is blank.
  void search(const QString& text);

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QStringList m_words;
};

}  // namespace damath::models
