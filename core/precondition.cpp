// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precondition.hpp"

#include <cstdio>
#include <cstdlib>

namespace damath {

void failPrecondition(const char* promise, const char* file, int line) noexcept {
  std::fprintf(stderr, "damath: broken promise at %s:%d: %s\n", file, line, promise);
  std::abort();
}

}  // namespace damath
