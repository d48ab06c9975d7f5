// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a round, common to all of its boards, or of a rematch (T1, T4). A value that knows no time of
// its own: who asks says how late it is, by a clock that never goes back.
#pragma once

#include <chrono>
#include <optional>

namespace damath::contest {

class RoundClock {
 public:
  // Time since a moment that stays the same for as long as the clock is used.
  using Moment = std::chrono::milliseconds;

  // Stands, with all of its time. Promise: `length` is not negative.
  explicit RoundClock(std::chrono::milliseconds length);

  // Each without effect where it is so already; a clock that is over cannot be started.
  void start(Moment now);
  void stop(Moment now);
  // Stands, with all of its time again.
  void reset();

  [[nodiscard]] std::chrono::milliseconds length() const { return m_length; }
  [[nodiscard]] std::chrono::milliseconds left(Moment now) const;  // never below zero
  [[nodiscard]] bool isRunning(Moment now) const { return m_since.has_value() && !isOver(now); }
  [[nodiscard]] bool isOver(Moment now) const { return left(now).count() == 0; }

 private:
  std::chrono::milliseconds m_length;
  std::chrono::milliseconds m_spent{};  // before it was started last
  std::optional<Moment> m_since;
};

}  // namespace damath::contest
