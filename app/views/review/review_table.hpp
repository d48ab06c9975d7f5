// SPDX-License-Identifier: GPL-3.0-or-later
// A stored scoresheet to be read: as written on the left, with what is wrong struck through, and as it is
// right beside it, in heavy type where it differs; between the lines what is to be said of them. Words go
// over the whole width that is in sight; a cell that is too long for its column stands in two lines.
#pragma once

#include <QTableView>

#include "app/models/sheet/review_lines.hpp"
#include "app/views/parts/sheet_columns.hpp"

namespace damath::views {

class ReviewTable : public QTableView {
  Q_OBJECT

 public:
  // `lines` must outlive it.
  ReviewTable(models::ReviewLines& lines, const models::Translator& translator, QWidget* parent = nullptr);

  void goToRow(int row) { goToCell(row, 0); }
  void goToCell(int row, int column);

  [[nodiscard]] QSize minimumSizeHint() const override { return {480, 200}; }
  // With every cell whole in one line.
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  // The board before the line is wanted, or wanted no more.
  void boardAsked();
  void cursorMoved();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  void layOut();
  [[nodiscard]] std::vector<ColumnNeed> needs() const;
  void fitColumns();
  void fitRows();

  class Header;
  class Delegate;
  models::ReviewLines& m_lines;
  Header* m_header;
};

}  // namespace damath::views
