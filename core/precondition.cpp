// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/precondition.hpp"

#include <cstdio>
#include <cstdlib>

namespace damath {

void failPrecondition(const char* condition, const char* file, int line) noexcept {
  std::fprintf(stderr, "damath: precondition failed at %s:%d: %s\n", file, line, condition);
  std::abort();
}

}  // namespace damath
