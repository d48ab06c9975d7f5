// SPDX-License-Identifier: GPL-3.0-or-later
// The headings of a list. A button covers their right end if the list hides columns.
#pragma once

#include <QHeaderView>

namespace damath::window {

class TableHeadings : public QHeaderView {
 public:
  explicit TableHeadings(QWidget* parent);

  // Sets the width, in pixels, that a button covers at the right end. The text of a heading ends before the
  // button.
  void setCovered(int width);
  // Returns the place of a heading beside the button; empty if the button covers the whole heading.
  [[nodiscard]] QRect uncovered(const QRect& heading) const;

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;

 private:
  int m_covered = 0;
};

}  // namespace damath::window
