// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/round_clocks.hpp"

namespace damath::web {

std::string clockText(std::chrono::milliseconds left) {
  constexpr std::chrono::milliseconds kSecond{1000};
  const auto seconds = (left + kSecond - std::chrono::milliseconds{1}) / kSecond;
  const auto twoDigits = [](std::int64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  return twoDigits(seconds / 60) + ":" + twoDigits(seconds % 60);
}

ClockState RoundClocks::stateOf(contest::EventId event, std::chrono::milliseconds length) const {
  const std::scoped_lock lock(m_mutex);
  const auto clock = m_clocks.find(event);
  if (clock == m_clocks.end()) return {length, false, length.count() == 0};
  const auto now = m_now();
  return {clock->second.left(now), clock->second.isRunning(now), clock->second.isOver(now)};
}

void RoundClocks::start(contest::EventId event, std::chrono::milliseconds length) {
  const std::scoped_lock lock(m_mutex);
  m_clocks.try_emplace(event, contest::RoundClock(length)).first->second.start(m_now());
  ++m_changes;
}

void RoundClocks::stop(contest::EventId event) {
  const std::scoped_lock lock(m_mutex);
  const auto clock = m_clocks.find(event);
  if (clock == m_clocks.end()) return;
  clock->second.stop(m_now());
  ++m_changes;
}

void RoundClocks::reset(contest::EventId event) {
  const std::scoped_lock lock(m_mutex);
  m_clocks.erase(event);
  ++m_changes;
}

std::int64_t RoundClocks::changes() const {
  const std::scoped_lock lock(m_mutex);
  return m_changes;
}

}  // namespace damath::web
