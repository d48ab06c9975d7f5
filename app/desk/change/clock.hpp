// SPDX-License-Identifier: GPL-3.0-or-later
// The time of day as a parameter, so that tests can set the time.
#pragma once

#include <chrono>

namespace damath::desk {

class Clock {
 public:
  Clock() = default;
  Clock(const Clock&) = delete;
  Clock& operator=(const Clock&) = delete;
  virtual ~Clock() = default;

  // Returns the time in UTC.
  [[nodiscard]] virtual std::chrono::sys_seconds now() const = 0;
};

class SystemClock final : public Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override;
};

// Returns the time since the computer started, including sleep. The value never decreases, and a change of
// the computer's date or time does not affect it.
[[nodiscard]] std::chrono::milliseconds sinceBoot();

}  // namespace damath::desk
