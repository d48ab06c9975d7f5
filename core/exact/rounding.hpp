// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds values by a named mode. The results of the modes for +0.5 · −0.5 · +1.5 · −3.5 (rounded to an
// integer):
//   HalfAway  1 · −1 · 2 · −4      HalfEven  0 · 0 · 2 · −4      HalfUp    1 · 0 · 2 · −3
//   Floor     0 · −1 · 1 · −4      Truncate  0 · 0 · 1 · −3
// See rulebook S3 and the option `rounding`.
#pragma once

#include "core/exact/number.hpp"

namespace damath::exact {

enum class RoundingMode { HalfAway, HalfEven, HalfUp, Floor, Truncate };

// Returns the value rounded to this number of decimals (0–30). The result is exact also for sums of roots.
[[nodiscard]] Rational rounded(const Number& value, RoundingMode mode, int decimals);

}  // namespace damath::exact
