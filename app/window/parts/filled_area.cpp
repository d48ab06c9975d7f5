// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/filled_area.hpp"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

namespace damath::window {

namespace {

// Returns the least height of the layout. A label that wraps its lines needs a height for its width, which
// QLayout::minimumSize does not know. In a column, the parts that share the spare height, such as lists, can
// also be as low as their minimum height.
int leastHeightOf(const QLayout& layout, int width) {
  const auto* column = qobject_cast<const QBoxLayout*>(&layout);
  if (column == nullptr || column->direction() != QBoxLayout::TopToBottom) {
    const int least = layout.totalMinimumSize().height();
    return layout.hasHeightForWidth() ? std::max(least, layout.totalMinimumHeightForWidth(width)) : least;
  }
  const QMargins margins = column->contentsMargins();
  const int room = width - margins.left() - margins.right();
  int height = margins.top() + margins.bottom();
  int parts = 0;
  for (int i = 0; i < column->count(); ++i) {
    QLayoutItem* part = column->itemAt(i);
    if (part->isEmpty()) continue;
    const bool isWrapped = part->hasHeightForWidth() && column->stretch(i) == 0;
    const int least = part->minimumSize().height();
    height += isWrapped ? std::max(least, part->minimumHeightForWidth(room)) : least;
    ++parts;
  }
  return height + std::max(parts - 1, 0) * column->spacing();
}

}  // namespace

FilledArea::FilledArea(QWidget* body, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidget(body);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
    // A click must not move the widget under the mouse.
    const bool isClicked = QApplication::mouseButtons() != Qt::NoButton;
    if (now != nullptr && !isClicked && widget() != nullptr && widget()->isAncestorOf(now))
      ensureWidgetVisible(now);
  });
}

int FilledArea::leastWidth() const {
  return widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).width();
}

int FilledArea::leastHeight(int width) const {
  return std::max(widget()->minimumHeight(), leastHeightOf(*widget()->layout(), width));
}

bool FilledArea::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    // Activates the changed layout, because the least size of the widget is known only afterwards.
    widget()->layout()->activate();
    fill();
  }
  return QScrollArea::eventFilter(watched, event);
}

void FilledArea::resizeEvent(QResizeEvent* event) {
  fill();
  QScrollArea::resizeEvent(event);
}

void FilledArea::fill() {
  const QSize bars(verticalScrollBar()->sizeHint().width(), horizontalScrollBar()->sizeHint().height());
  const QSize whole = maximumViewportSize();
  const int least = leastWidth();
  const auto roomUnder = [&](int wide) { return whole.height() - (least > wide ? bars.height() : 0); };
  int wide = whole.width();
  if (leastHeight(std::max(wide, least)) > roomUnder(wide)) wide -= bars.width();
  const int room = std::max(wide, least);
  widget()->resize(room, std::max(leastHeight(room), roomUnder(wide)));
}

}  // namespace damath::window
