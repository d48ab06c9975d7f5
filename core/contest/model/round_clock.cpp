// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/round_clock.hpp"

#include <algorithm>

#include "core/precondition.hpp"

namespace damath::contest {

RoundClock::RoundClock(std::chrono::milliseconds length) : m_length(length) {
  DAMATH_EXPECTS(length.count() >= 0);
}

void RoundClock::start(Moment now) {
  if (!m_since && !isOver(now)) m_since = now;
}

void RoundClock::stop(Moment now) {
  m_spent = m_length - left(now);
  m_since.reset();
}

void RoundClock::reset() {
  m_spent = {};
  m_since.reset();
}

std::chrono::milliseconds RoundClock::left(Moment now) const {
  const auto run =
      m_since ? std::max(now - *m_since, std::chrono::milliseconds{}) : std::chrono::milliseconds{};
  return std::clamp(m_length - m_spent - run, std::chrono::milliseconds{}, m_length);
}

}  // namespace damath::contest
