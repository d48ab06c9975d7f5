// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/wall_clock.hpp"

#include <time.h>

namespace damath::platform {

std::chrono::sys_seconds wallClock() {
  return std::chrono::sys_seconds(std::chrono::seconds(::time(nullptr)));
}

}  // namespace damath::platform
