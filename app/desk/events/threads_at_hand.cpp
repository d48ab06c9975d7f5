// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/threads_at_hand.hpp"

#include <algorithm>
#include <thread>

namespace damath::desk {

unsigned threadsAtHand() {
  return std::max(std::thread::hardware_concurrency(), 1U);
}

}  // namespace damath::desk
