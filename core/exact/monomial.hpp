// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a chip: coefficient · xᵃ · yᵇ. A chip without variables has a = b = 0 (rulebook 2, C3).
#pragma once

#include "core/exact/number.hpp"

namespace damath::exact {

struct Monomial {
  Number coefficient;
  int xPower = 0;
  int yPower = 0;

  // The value at a square's coordinates, 0⁰ being 1: 78xy² at (1, 2) is 312.
  [[nodiscard]] Number at(int x, int y) const;
  [[nodiscard]] bool hasVariables() const { return xPower != 0 || yPower != 0; }
  friend bool operator==(const Monomial&, const Monomial&) = default;
};

}  // namespace damath::exact
