// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the current time. Code gets the clock as a parameter, so that tests can set the time.
#pragma once

#include <chrono>

#include "platform/wall_clock.hpp"

namespace damath::desk {

class Clock {
 public:
  Clock() = default;
  Clock(const Clock&) = delete;
  Clock& operator=(const Clock&) = delete;
  virtual ~Clock() = default;

  // Returns the current time in UTC.
  [[nodiscard]] virtual std::chrono::sys_seconds now() const = 0;
};

class SystemClock final : public Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override { return platform::wallClock(); }
};

}  // namespace damath::desk
