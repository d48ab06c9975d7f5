// SPDX-License-Identifier: GPL-3.0-or-later
// The round clocks of the events (core/contest/round_clock.hpp), for browsers. Every function may be called
// from several threads at once.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "core/contest/ids.hpp"
#include "core/contest/round_clock.hpp"

namespace damath::web {

struct ClockState {
  std::chrono::milliseconds left{};
  bool isRunning = false;
  bool isOver = false;
};

// "19:59"; a second that has begun counts.
[[nodiscard]] std::string clockText(std::chrono::milliseconds left);

class RoundClocks {
 public:
  using TimeSource = std::function<contest::RoundClock::Moment()>;

  explicit RoundClocks(TimeSource now) : m_now(std::move(now)) {}

  // One that stands with all of its time has the length that its event has now.
  [[nodiscard]] ClockState stateOf(contest::EventId event, std::chrono::milliseconds length) const;
  void start(contest::EventId event, std::chrono::milliseconds length);
  void stop(contest::EventId event);
  void reset(contest::EventId event);
  // How often one of them was started, stopped or set back.
  [[nodiscard]] std::int64_t changes() const;

 private:
  TimeSource m_now;
  mutable std::mutex m_mutex;
  std::map<contest::EventId, contest::RoundClock> m_clocks;
  std::int64_t m_changes = 0;
};

}  // namespace damath::web
