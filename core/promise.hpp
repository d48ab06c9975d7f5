// SPDX-License-Identifier: GPL-3.0-or-later
// A promise of our own that must hold in every build. A broken one is our bug: the program stops at the
// place.
#pragma once

namespace damath {

[[noreturn]] void breakPromise(const char* promise, const char* file, int line) noexcept;

}  // namespace damath

#define DAMATH_EXPECTS(condition) \
  ((condition) ? static_cast<void>(0) : ::damath::breakPromise(#condition, __FILE__, __LINE__))
