// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a chip: coefficient · xᵃ · yᵇ. For a chip without variables a = b = 0 (rulebook 2, C3).
#pragma once

#include <cstdint>

#include "core/exact/number.hpp"

namespace damath::exact {

struct Monomial {
  Number coefficient;
  int xPower = 0;
  int yPower = 0;

  // Returns the value at the coordinates of a square, with 0⁰ = 1. Example: 78xy² at (1, 2) is 312.
  [[nodiscard]] Number at(int x, int y) const {
    if (!hasVariables()) return coefficient;
    std::int64_t factor = 1;
    for (int i = 0; i < xPower; ++i) factor *= x;
    for (int i = 0; i < yPower; ++i) factor *= y;
    return coefficient * Number(factor);
  }
  [[nodiscard]] bool hasVariables() const { return xPower != 0 || yPower != 0; }
  friend bool operator==(const Monomial&, const Monomial&) = default;
};

}  // namespace damath::exact
