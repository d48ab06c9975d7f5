// SPDX-License-Identifier: GPL-3.0-or-later
// Drops the keys that would press a button of a dialog, but that the user pressed before the dialog was
// visible. The user meant them for the window behind. If the program was busy, many keys can wait.
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QSet>
#include <QTimer>
#include <QWidget>

namespace damath::window {

class EarlyKeys : public QObject {
 public:
  explicit EarlyKeys(QWidget& dialog) : QObject(&dialog), m_dialog(dialog) { qApp->installEventFilter(this); }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == &m_dialog && event->type() == QEvent::Show && !event->spontaneous()) begin();
    if (watched == &m_dialog && event->type() == QEvent::Paint) end();
    if (event->type() != QEvent::KeyPress) return false;
    const auto* part = qobject_cast<const QWidget*>(watched);
    return part != nullptr && part->window() == &m_dialog && isEarly(*static_cast<QKeyEvent*>(event));
  }

 private:
  void begin() {
    m_isSeen = false;
    m_pressed.clear();
  }

  // Ends the wait behind the keys that are in the queue now. They are older than the first picture of the
  // dialog.
  void end() {
    if (m_isSeen) return;
    QTimer::singleShot(0, this, [this] { m_isSeen = true; });
  }

  // True if the key presses a button and its press began before the dialog was visible. A held key repeats;
  // its press began with the first event. Events that a program makes have no time, and are not early.
  [[nodiscard]] bool isEarly(const QKeyEvent& key) {
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isOnButton = qobject_cast<const QAbstractButton*>(m_dialog.focusWidget()) != nullptr;
    if (!isReturn && !(isOnButton && key.key() == Qt::Key_Space)) return false;
    if (key.timestamp() == 0) return false;
    if (m_isSeen && !key.isAutoRepeat()) m_pressed.insert(key.key());
    return !m_pressed.contains(key.key());
  }

  QWidget& m_dialog;
  bool m_isSeen = false;  // true after the keys that waited before the first picture
  QSet<int> m_pressed;    // the keys whose press began while the dialog was visible
};

}  // namespace damath::window
