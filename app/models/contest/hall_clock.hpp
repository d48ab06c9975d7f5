// SPDX-License-Identifier: GPL-3.0-or-later
// The round clock as it runs in this program: the value, the time it is read by, and a tick for who shows it.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>

#include "core/contest/round_clock.hpp"

namespace damath::models {

class HallClock : public QObject {
  Q_OBJECT

 public:
  // How late it is, by a clock that never goes back and that a changed system time does not move.
  using TimeSource = std::function<contest::RoundClock::Moment()>;

  explicit HallClock(TimeSource now, QObject* parent = nullptr);
  // By the processor's own steady clock.
  [[nodiscard]] static TimeSource steadyTime();

  // Another length only while it stands with all of its time.
  void setLength(std::chrono::milliseconds length);
  void startOrStop();
  void reset();

  [[nodiscard]] bool isRunning() const { return m_clock.isRunning(m_now()); }
  [[nodiscard]] bool isOver() const { return m_clock.isOver(m_now()); }
  [[nodiscard]] bool isTouched() const { return m_clock.left(m_now()) != m_clock.length(); }
  // "19:59"; a second that has begun counts.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  // At least once a second while it runs, and with each start, stop and reset.
  void ticked();
  // Once, when the time is over.
  void ranOut();

 private:
  TimeSource m_now;
  contest::RoundClock m_clock;
  QTimer m_ticks;
};

}  // namespace damath::models
