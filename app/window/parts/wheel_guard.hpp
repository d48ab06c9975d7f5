// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the mouse wheel from changing a field on a scrolling page. The wheel works only while the field has
// the focus.
#pragma once

#include <QEvent>
#include <QWidget>

namespace damath::window {

class WheelGuard : public QObject {
 public:
  explicit WheelGuard(QWidget& field) : QObject(&field), m_field(field) {
    field.setFocusPolicy(Qt::StrongFocus);
    field.installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || m_field.hasFocus()) return QObject::eventFilter(watched, event);
    event->ignore();  // the page behind the field receives the event and scrolls
    return true;
  }

 private:
  const QWidget& m_field;
};

}  // namespace damath::window
