// SPDX-License-Identifier: GPL-3.0-or-later
// The bell that sounds when the time of the round's clock is over, if the settings allow sounds. Three
// strokes distinguish it from the reminder of a single board's clock.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>

#include "app/window/display/hall_clock.hpp"

namespace damath::window {

class HallBell : public QObject {
  Q_OBJECT

 public:
  using Stroke = std::function<void()>;

  // Precondition: the clock outlives this object.
  HallBell(const HallClock& clock, Stroke stroke, QObject* parent = nullptr);

 private:
  void strike();

  Stroke m_stroke;
  QTimer m_next;
  int m_left = 0;  // the number of strokes that are still to come
};

}  // namespace damath::window
