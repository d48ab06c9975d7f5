// SPDX-License-Identifier: GPL-3.0-or-later
// The round clocks of the events (core/contest/model/round_clock.hpp), for browsers. All functions are
// thread-safe.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "core/contest/model/ids.hpp"
#include "core/contest/model/round_clock.hpp"

namespace damath::web {

struct ClockState {
  std::chrono::milliseconds left{};
  bool isRunning = false;
  bool isOver = false;
};

// Returns the remaining time as "19:59". A part of a second counts as a whole second.
[[nodiscard]] std::string clockText(std::chrono::milliseconds left);

class RoundClocks {
 public:
  using TimeSource = std::function<contest::RoundClock::Moment()>;

  explicit RoundClocks(TimeSource now) : m_now(std::move(now)) {}

  // Returns the state of the event's clock. `length` is the time on a clock that was never started or was
  // reset.
  [[nodiscard]] ClockState stateOf(contest::EventId event, std::chrono::milliseconds length) const;
  void start(contest::EventId event, std::chrono::milliseconds length);
  void stop(contest::EventId event);
  void reset(contest::EventId event);
  // Returns a count of all starts, stops and resets of clocks. A change of the count shows that a clock was
  // changed.
  [[nodiscard]] std::int64_t changes() const;

 private:
  TimeSource m_now;
  mutable std::mutex m_mutex;
  std::map<contest::EventId, contest::RoundClock> m_clocks;
  std::int64_t m_changes = 0;
};

}  // namespace damath::web
