// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/clock.hpp"

#include "platform/boot_clock.hpp"

namespace damath::desk {

std::chrono::sys_seconds SystemClock::now() const {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::chrono::milliseconds sinceBoot() {
  return platform::sinceBoot();
}

}  // namespace damath::desk
