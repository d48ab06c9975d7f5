// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display/hall_bell.hpp"

#include <chrono>
#include <utility>

#include "app/window/parts/workplace.hpp"

namespace damath::window {

namespace {

constexpr int kHallStrokes = 3;
constexpr std::chrono::milliseconds kApart{700};

}  // namespace

HallBell::HallBell(const HallClock& clock, Stroke stroke, QObject* parent)
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

void HallBell::strike() {
  m_stroke();
  if (--m_left <= 0) m_next.stop();
}

}  // namespace damath::window
