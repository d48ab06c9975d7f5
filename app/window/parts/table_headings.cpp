// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/table_headings.hpp"

#include <algorithm>

namespace damath::window {

TableHeadings::TableHeadings(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(true);
  setHighlightSections(false);
}

void TableHeadings::setCovered(int width) {
  if (width == m_covered) return;
  m_covered = width;
  viewport()->update();
}

QRect TableHeadings::uncovered(const QRect& heading) const {
  const int last = viewport()->width() - m_covered - 1;
  return {heading.topLeft(), QPoint(std::min(heading.right(), last), heading.bottom())};
}

void TableHeadings::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const QRect room = m_covered > 0 ? uncovered(rect) : rect;
  if (room.isValid()) QHeaderView::paintSection(painter, room, section);
}

}  // namespace damath::window
