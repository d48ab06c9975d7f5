// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/boot_clock.hpp"

#include <time.h>

namespace damath::platform {

std::chrono::milliseconds sinceBoot() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  const auto whole = std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
  return std::chrono::duration_cast<std::chrono::milliseconds>(whole);
}

}  // namespace damath::platform
