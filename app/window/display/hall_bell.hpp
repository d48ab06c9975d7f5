// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds at the end of the round's clock, if the settings allow. Three strokes distinguish this bell from the
// reminder of a single board.
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

  // The clock must outlive this object.
  HallBell(const HallClock& clock, Stroke stroke, QObject* parent = nullptr);

 private:
  void strike();

  Stroke m_stroke;
  QTimer m_next;
  int m_left = 0;  // strokes still to come
};

}  // namespace damath::window
