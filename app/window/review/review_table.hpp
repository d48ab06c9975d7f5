// SPDX-License-Identifier: GPL-3.0-or-later
// A read-only table of a stored scoresheet. The left half shows the written cells; errors are struck out. The
// right half shows the correct values, in bold if they differ. Findings stand between the lines, over the
// whole visible width. A text too long for its column takes several lines.
#pragma once

#include <QTableView>

#include "app/window/review/review_lines.hpp"
#include "app/window/scoresheet/sheet_columns.hpp"

namespace damath::window {

class ReviewTable : public QTableView {
  Q_OBJECT

 public:
  // Precondition: `lines` outlives this object.
  ReviewTable(ReviewLines& lines, const Translator& translator, QWidget* parent = nullptr);

  void goToRow(int row) { goToCell(row, 0); }
  void goToCell(int row, int column);

  [[nodiscard]] QSize minimumSizeHint() const override { return {480, 200}; }
  // Returns a size with the width at which the text of every cell fits in one line.
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  // Emitted when the user asks to show or hide the board.
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
  ReviewLines& m_lines;
  Header* m_header;
};

}  // namespace damath::window
