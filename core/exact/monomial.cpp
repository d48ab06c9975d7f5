// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/monomial.hpp"

namespace damath::exact {

Number Monomial::at(int x, int y) const {
  if (!hasVariables()) return coefficient;
  std::int64_t factor = 1;
  for (int i = 0; i < xPower; ++i) factor *= x;
  for (int i = 0; i < yPower; ++i) factor *= y;
  return coefficient * Number(factor);
}

}  // namespace damath::exact
