// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/flow_layout.hpp"

#include <QWidget>
#include <algorithm>

namespace damath::window {

namespace {

int heightOf(const std::vector<QRect>& places) {
  int height = 0;
  for (const QRect& place : places) height = std::max(height, place.y() + place.height());
  return height;
}

}  // namespace

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacing);
}

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : m_items) delete item;
}

void FlowLayout::addItem(QLayoutItem* item) {
  m_items.push_back(item);
  invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item == nullptr) return nullptr;
  m_items.erase(m_items.begin() + index);
  invalidate();
  return item;
}

int FlowLayout::heightForWidth(int width) const {
  return heightOf(placesIn(width));
}

QSize FlowLayout::sizeHint() const {
  QSize all;
  for (const QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    const QSize hint = item->sizeHint();
    const int before = all.width() > 0 ? all.width() + spacing() : 0;
    all = {before + hint.width(), std::max(all.height(), hint.height())};
  }
  return all.expandedTo({0, 0});
}

QSize FlowLayout::minimumSize() const {
  QSize least(0, 0);
  for (const QLayoutItem* item : m_items) {
    if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
  }
  return least;
}

void FlowLayout::setGeometry(const QRect& area) {
  QLayout::setGeometry(area);
  const std::vector<QRect> places = placesIn(area.width());
  const int above = std::max((area.height() - heightOf(places)) / 2, 0);
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    if (!places[i].isNull()) m_items[i]->setGeometry(places[i].translated(area.x(), area.y() + above));
  }
}

std::vector<QRect> FlowLayout::placesIn(int width) const {
  std::vector<QRect> places;
  int x = 0;
  int y = 0;
  int height = 0;  // height of the present row
  for (const QLayoutItem* item : m_items) {
    if (item->isEmpty()) {
      places.emplace_back();
      continue;
    }
    const QSize hint = item->sizeHint();
    if (x > 0 && x + hint.width() > width) {
      x = 0;
      y += height + spacing() / 2;
      height = 0;
    }
    places.emplace_back(x, y, std::min(hint.width(), std::max(width, 1)), hint.height());
    x += hint.width() + spacing();
    height = std::max(height, hint.height());
  }
  return places;
}

}  // namespace damath::window
