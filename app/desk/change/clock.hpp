// SPDX-License-Identifier: GPL-3.0-or-later
// The time of day as a parameter, so that a test can set it.
#pragma once

#include <chrono>

namespace damath::desk {

class Clock {
 public:
  Clock() = default;
  Clock(const Clock&) = delete;
  Clock& operator=(const Clock&) = delete;
  virtual ~Clock() = default;

  // Universal time.
  [[nodiscard]] virtual std::chrono::sys_seconds now() const = 0;
};

// The computer's own clock.
class SystemClock final : public Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override;
};

// How long the computer has been up, asleep or not: it never goes back, and a changed time of day does not
// move it.
[[nodiscard]] std::chrono::milliseconds sinceBoot();

}  // namespace damath::desk
