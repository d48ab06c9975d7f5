// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a round, shared by all boards, or of a rematch (T1, T4). The clock does not read the time
// itself: the caller passes the present moment, taken from a clock that never goes back.
#pragma once

#include <chrono>
#include <optional>

namespace damath::contest {

class RoundClock {
 public:
  // Milliseconds since a fixed moment. All calls must use the same fixed moment.
  using Moment = std::chrono::milliseconds;

  // Makes a stopped clock with its full time. Precondition: `length` is not negative.
  explicit RoundClock(std::chrono::milliseconds length);

  // start has no effect on a running or expired clock. stop has no effect on a stopped clock.
  void start(Moment now);
  void stop(Moment now);
  // Stops the clock and restores its full time.
  void reset();

  [[nodiscard]] std::chrono::milliseconds length() const { return m_length; }
  [[nodiscard]] std::chrono::milliseconds left(Moment now) const;  // the time left, never below zero
  [[nodiscard]] bool isRunning(Moment now) const { return m_since.has_value() && !isOver(now); }
  [[nodiscard]] bool isOver(Moment now) const { return left(now).count() == 0; }

 private:
  std::chrono::milliseconds m_length;
  std::chrono::milliseconds m_spent{};  // the time used in all runs before the present run
  std::optional<Moment> m_since;
};

}  // namespace damath::contest
