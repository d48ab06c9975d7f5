// SPDX-License-Identifier: GPL-3.0-or-later
// After the last dialog the window below has the keys again. Where two go at once (the one that waits for the
// work, and the one that asked for it) window managers may give them to one that is gone, and the keyboard
// would be dead until somebody takes the mouse.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QTimer>
#include <QWindow>

namespace damath::views {

class FrontWindow : public QObject {
 public:
  // Whom the keys are given; this is its child.
  explicit FrontWindow(QWidget& window) : QObject(&window), m_window(window) {
    // By then the system has said who has them.
    constexpr int kSettled = 250;
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSettled);
    connect(&m_settled, &QTimer::timeout, this, [this] { bringBack(); });
    qApp->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    // Who works in another program is not called away from it.
    const bool isGone = event->type() == QEvent::Hide &&
                        QGuiApplication::applicationState() == Qt::ApplicationActive &&
                        qobject_cast<QDialog*>(watched) != nullptr;
    if (isGone) m_settled.start();
    return QObject::eventFilter(watched, event);
  }

 private:
  void bringBack() {
    if (QApplication::activeWindow() != nullptr || QApplication::activePopupWidget() != nullptr) return;
    QWidget* dialog = QApplication::activeModalWidget();
    QWidget& front = dialog == nullptr ? m_window : *dialog;
    if (!front.isVisible()) return;
    // The system gave them back before the dialog was gone for Qt.
    if (front.windowHandle() != nullptr && QGuiApplication::focusWindow() == front.windowHandle())
      return QApplication::setActiveWindow(&front);
    front.activateWindow();
  }

  QWidget& m_window;
  QTimer m_settled;
};

}  // namespace damath::views
