// SPDX-License-Identifier: GPL-3.0-or-later
// DAMATH_EXPECTS checks a precondition or an invariant in every build, also in release builds. A failed check
// is a bug in this program: the program prints the file, the line and the condition, and aborts.
#pragma once

namespace damath {

[[noreturn]] void failPrecondition(const char* condition, const char* file, int line) noexcept;

}  // namespace damath

#define DAMATH_EXPECTS(condition) \
  ((condition) ? static_cast<void>(0) : ::damath::failPrecondition(#condition, __FILE__, __LINE__))
