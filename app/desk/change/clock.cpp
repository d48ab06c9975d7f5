// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/clock.hpp"

#include <time.h>

#include <cstdint>

namespace damath::desk {

std::chrono::sys_seconds SystemClock::now() const {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::chrono::milliseconds sinceBoot() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  constexpr std::int64_t kMillisecondsOfSecond = 1000;
  constexpr std::int64_t kNanosecondsOfMillisecond = 1'000'000;
  return std::chrono::milliseconds(std::int64_t{now.tv_sec} * kMillisecondsOfSecond +
                                   now.tv_nsec / kNanosecondsOfMillisecond);
}

}  // namespace damath::desk
