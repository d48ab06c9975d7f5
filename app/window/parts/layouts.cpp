// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/layouts.hpp"

#include <QSplitter>
#include <algorithm>

namespace damath::window {

namespace {

template <class Line>
Line* filled(std::initializer_list<Placed> parts, int spacing) {
  auto* line = new Line;
  if (spacing >= 0) line->setSpacing(spacing);
  arrange(*line, parts);
  return line;
}

}  // namespace

void arrange(QBoxLayout& line, std::initializer_list<Placed> parts) {
  for (const Placed& part : parts) {
    if (part.widget != nullptr) {
      line.addWidget(part.widget, part.stretch);
    } else if (part.layout != nullptr) {
      line.addLayout(part.layout, part.stretch);
    } else {
      line.addStretch(part.stretch);
    }
  }
}

QHBoxLayout* inRow(std::initializer_list<Placed> parts, int spacing) {
  return filled<QHBoxLayout>(parts, spacing);
}

QVBoxLayout* inColumn(std::initializer_list<Placed> parts, int spacing) {
  return filled<QVBoxLayout>(parts, spacing);
}

QSplitter* splitOf(Qt::Orientation direction, QWidget* first, QWidget* second, const QList<int>& sizes,
                   QWidget* parent) {
  auto* split = new QSplitter(direction, parent);
  split->addWidget(first);
  split->addWidget(second);
  split->setChildrenCollapsible(false);
  split->setSizes(sizes);
  return split;
}

void giveRoom(QSplitter& splitter, int part, int left) {
  QList<int> sizes = splitter.sizes();
  int& other = sizes[1 - part];
  const int lacking = splitter.widget(part)->sizeHint().width() - sizes[part];
  const int given = std::min(lacking, other - left);
  if (given <= 0) return;
  sizes[part] += given;
  other -= given;
  splitter.setSizes(sizes);
}

}  // namespace damath::window
