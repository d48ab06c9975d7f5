// SPDX-License-Identifier: GPL-3.0-or-later
// A choice or a number on a page that scrolls: the wheel turns it only where somebody has gone to it.
#pragma once

#include <QEvent>
#include <QWidget>

namespace damath::views {

class WheelGuard : public QObject {
 public:
  explicit WheelGuard(QWidget& field) : QObject(&field), m_field(field) {
    field.setFocusPolicy(Qt::StrongFocus);
    field.installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || m_field.hasFocus()) return QObject::eventFilter(watched, event);
    event->ignore();  // and so the page's
    return true;
  }

 private:
  const QWidget& m_field;
};

}  // namespace damath::views
