// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the keyboard focus back to the window, or to a dialog that is still open, after a dialog has closed.
// If two dialogs close at the same time (a progress dialog and its owner), some window managers focus a
// closed dialog. Without this class, the keyboard would not work until the user clicks.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QTimer>
#include <QWindow>

namespace damath::window {

class FrontWindow : public QObject {
 public:
  // `window` is the window that receives the focus. It becomes the parent of this object.
  explicit FrontWindow(QWidget& window) : QObject(&window), m_window(window) {
    // Milliseconds to wait after a dialog closed, because the window system first sets the focus itself.
    constexpr int kSettled = 250;
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSettled);
    connect(&m_settled, &QTimer::timeout, this, [this] { bringBack(); });
    qApp->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    // Does nothing while the user works in another program, because the other program must keep the focus.
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
    // The system may have given the focus to this window although Qt still treats the closed dialog as
    // active. Then Qt alone is told that the window is active, and the system is not asked for the focus.
    if (front.windowHandle() != nullptr && QGuiApplication::focusWindow() == front.windowHandle())
      return QApplication::setActiveWindow(&front);
    front.activateWindow();
  }

  QWidget& m_window;
  QTimer m_settled;
};

}  // namespace damath::window
