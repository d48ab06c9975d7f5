// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll area that its widget fills. It scrolls only if it is smaller than the least size at which the
// widget cuts no text. Qt's own scroll area scrolls already if it is smaller than the widget's preferred
// size. The widget that has the focus is always in view.
#pragma once

#include <QScrollArea>

namespace damath::window {

class FilledArea : public QScrollArea {
 public:
  // Precondition: `body` has a layout.
  FilledArea(QWidget* body, QWidget* parent);

  bool eventFilter(QObject* watched, QEvent* event) override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  // Gives the widget its size. The size depends on the outer size of the area, and not on the scroll bars
  // that are visible before.
  void fill();

  // Return the least size of the widget, in pixels: the least width, and the least height at a width. The
  // height has room for every line of a label that wraps its lines.
  [[nodiscard]] int leastWidth() const;
  [[nodiscard]] int leastHeight(int width) const;
};

}  // namespace damath::window
