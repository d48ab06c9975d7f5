// SPDX-License-Identifier: GPL-3.0-or-later
// A layout that puts its widgets in a row, and goes on in the next row where the width ends. A plain row
// would make the window wider than the screen.
#pragma once

#include <QLayout>
#include <vector>

namespace damath::window {

class FlowLayout : public QLayout {
 public:
  // `spacing` is the distance between two widgets of a row, in pixels. Rows are half as far apart.
  FlowLayout(QWidget* parent, int spacing);
  ~FlowLayout() override;

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  // sizeHint returns the size of one row with all widgets. minimumSize returns the size of the largest
  // widget.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSize() const override;
  // Centers the rows vertically.
  void setGeometry(const QRect& area) override;

 private:
  // Returns the place of each item in an area of this width, from its upper left corner on. The place of an
  // empty item, such as a hidden widget, is a null rectangle.
  [[nodiscard]] std::vector<QRect> placesIn(int width) const;

  std::vector<QLayoutItem*> m_items;  // owned
};

}  // namespace damath::window
