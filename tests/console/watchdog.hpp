// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the window answers while something is done: the longest time that its own thread was held for. When
// the computer gave the processor to others does not count.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <fstream>

namespace damath::testing {

class Watchdog {
 public:
  static constexpr qint64 kMostHeld = 100;  // milliseconds

  Watchdog() {
    m_timer.setInterval(10);
    QObject::connect(&m_timer, &QTimer::timeout, [this] { look(); });
    m_clock.start();
    m_waited = waited();
    m_timer.start();
  }

  // In milliseconds, so far.
  [[nodiscard]] qint64 longestHeld() {
    look();
    return m_longest;
  }

 private:
  // How long this thread was ready and had no processor, in nanoseconds; 0 where the system does not tell.
  static qint64 waited() {
    std::ifstream file("/proc/thread-self/schedstat");
    qint64 run = 0;
    qint64 wait = 0;
    return file >> run >> wait ? wait : 0;
  }
  void look() {
    constexpr qint64 kMilli = 1'000'000;
    const qint64 now = waited();
    const qint64 held = m_clock.nsecsElapsed() - (now - m_waited);
    m_longest = std::max(m_longest, held / kMilli);
    m_waited = now;
    m_clock.restart();
  }

  QTimer m_timer;
  QElapsedTimer m_clock;
  qint64 m_waited = 0;
  qint64 m_longest = 0;
};

}  // namespace damath::testing
