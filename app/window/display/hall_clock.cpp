// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display/hall_clock.hpp"

#include <QElapsedTimer>
#include <utility>

namespace damath::window {

namespace {

constexpr std::chrono::milliseconds kTick{200};
constexpr std::chrono::milliseconds kSecond{1000};

}  // namespace

HallClock::HallClock(TimeSource now, QObject* parent)
    : QObject(parent), m_now(std::move(now)), m_clock(std::chrono::milliseconds{}) {
  m_ticks.setInterval(kTick);
  connect(&m_ticks, &QTimer::timeout, this, [this] {
    const bool isAtItsEnd = !isRunning();
    if (isAtItsEnd) m_ticks.stop();
    Q_EMIT ticked();
    if (isAtItsEnd) Q_EMIT ranOut();
  });
}

HallClock::TimeSource HallClock::steadyTime() {
  QElapsedTimer timer;
  timer.start();
  return [timer] { return contest::RoundClock::Moment{timer.elapsed()}; };
}

void HallClock::setLength(std::chrono::milliseconds length) {
  if (isTouched() || isRunning() || length == m_clock.length()) return;
  m_clock = contest::RoundClock(length);
  Q_EMIT ticked();
}

void HallClock::startOrStop() {
  if (isRunning()) {
    m_clock.stop(m_now());
    m_ticks.stop();
  } else {
    m_clock.start(m_now());
    // A round clock whose time is over does not start again.
    if (isRunning()) m_ticks.start();
  }
  Q_EMIT ticked();
}

void HallClock::reset() {
  m_clock.reset();
  m_ticks.stop();
  Q_EMIT ticked();
}

QString HallClock::text() const {
  const auto seconds = (m_clock.left(m_now()) + kSecond - std::chrono::milliseconds{1}) / kSecond;
  return QStringLiteral("%1:%2")
      .arg(seconds / 60, 2, 10, QLatin1Char('0'))
      .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

}  // namespace damath::window
