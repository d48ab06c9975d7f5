// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/memory.hpp"

#include <malloc.h>

namespace damath::platform {

void giveLargeBlocksBack() {
#ifdef M_MMAP_THRESHOLD
  constexpr int kLarge = 1 << 20;
  [[maybe_unused]] static const int isSaid = ::mallopt(M_MMAP_THRESHOLD, kLarge);
#endif
}

}  // namespace damath::platform
