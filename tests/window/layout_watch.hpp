// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the layout events of all widgets. A layout that changes its own conditions never comes to rest, and
// the window freezes.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QObject>
#include <optional>

namespace damath::testing {

class LayoutWatch : public QObject {
 public:
  LayoutWatch() { qApp->installEventFilter(this); }

  // Runs the event loop until one pass has no layout event. Returns the number of layout events before;
  // nullopt if there are more than `most` events, or if the widgets do not come to rest.
  [[nodiscard]] std::optional<int> settled(int most) {
    constexpr int kMostPasses = 40;
    m_events = 0;
    m_most = most;
    for (int pass = 0; pass < kMostPasses && m_events <= most; ++pass) {
      const int before = m_events;
      QApplication::processEvents();
      if (m_events == before) return before;
    }
    m_most = 0;
    return std::nullopt;
  }

 private:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool isLayout = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
    if (isLayout) ++m_events;
    // Drops further layout events, so that a test of an endless layout fails and does not hang.
    const bool isTooMuch = isLayout && m_most > 0 && m_events > m_most;
    return isTooMuch || QObject::eventFilter(watched, event);
  }

  int m_events = 0;
  int m_most = 0;  // 0 while no test waits
};

}  // namespace damath::testing
