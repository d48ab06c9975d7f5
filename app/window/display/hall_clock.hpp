// SPDX-License-Identifier: GPL-3.0-or-later
// The round clock of the hall display: its remaining time, its source of time, and a signal that updates the
// display.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>

#include "core/contest/model/round_clock.hpp"

namespace damath::window {

class HallClock : public QObject {
  Q_OBJECT

 public:
  // Returns the time of a clock that never goes backward and that a change of the system time does not
  // affect.
  using TimeSource = std::function<contest::RoundClock::Moment()>;

  explicit HallClock(TimeSource now, QObject* parent = nullptr);
  // Returns a source of time that reads the system's steady clock.
  [[nodiscard]] static TimeSource steadyTime();

  // Sets the length of the round. Does nothing while the clock runs, or after part of its time was used.
  void setLength(std::chrono::milliseconds length);
  void startOrStop();
  void reset();

  [[nodiscard]] bool isRunning() const { return m_clock.isRunning(m_now()); }
  [[nodiscard]] bool isOver() const { return m_clock.isOver(m_now()); }
  [[nodiscard]] bool isTouched() const { return m_clock.left(m_now()) != m_clock.length(); }
  // Returns the remaining time, for example "19:59". A part of a second counts as a full second.
  [[nodiscard]] QString text() const;

 Q_SIGNALS:
  // Emitted at least once a second while the clock runs, and at each start, stop, reset and new length.
  void ticked();
  // Emitted once, when the time of the round is over.
  void ranOut();

 private:
  TimeSource m_now;
  contest::RoundClock m_clock;
  QTimer m_ticks;
};

}  // namespace damath::window
