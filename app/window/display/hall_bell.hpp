// SPDX-License-Identifier: GPL-3.0-or-later
// Rings the bell (`stroke`) three times when the time of the round's clock is over, if the settings allow
// sounds. The clock of a single board rings the bell only once for each signal, so people hear the
// difference.
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <functional>
#include <utility>

#include "app/window/display/hall_clock.hpp"
#include "app/window/parts/workplace.hpp"

namespace damath::window {

class HallBell : public QObject {
  Q_OBJECT

 public:
  using Stroke = std::function<void()>;

  // Precondition: the clock outlives this object.
  HallBell(const HallClock& clock, Stroke stroke, QObject* parent = nullptr);

 private:
  static constexpr int kHallStrokes = 3;
  static constexpr std::chrono::milliseconds kApart{700};

  void strike();

  Stroke m_stroke;
  QTimer m_next;
  int m_left = 0;  // the number of calls of m_stroke that are still to come
};

inline HallBell::HallBell(const HallClock& clock, Stroke stroke, QObject* parent)
    : QObject(parent), m_stroke(std::move(stroke)) {
  m_next.setInterval(kApart);
  connect(&m_next, &QTimer::timeout, this, &HallBell::strike);
  connect(&clock, &HallClock::ranOut, this, [this] {
    if (!Workplace::clockSounds()) return;
    m_left = kHallStrokes;
    m_next.start();
    strike();
  });
}

inline void HallBell::strike() {
  m_stroke();
  if (--m_left <= 0) m_next.stop();
}

}  // namespace damath::window
