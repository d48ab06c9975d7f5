// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/lot.hpp"

#include "core/precondition.hpp"
#include "core/splitmix64.hpp"

namespace damath::contest {

Lots::Lots(std::uint64_t seed, const std::vector<std::uint64_t>& purpose) : m_state(seed) {
  for (const std::uint64_t number : purpose) m_state = next() ^ number;
}

std::uint64_t Lots::below(std::uint64_t bound) {
  DAMATH_EXPECTS(bound > 0);
  // Rejects the lowest 2⁶⁴ mod bound numbers. Otherwise small remainders would be more likely than large
  // ones.
  const std::uint64_t surplus = (0 - bound) % bound;
  std::uint64_t number = next();
  while (number < surplus) number = next();
  return number % bound;
}

std::uint64_t Lots::next() {
  const std::uint64_t drawn = splitmix64(m_state);
  m_state += kSplitmixStep;
  return drawn;
}

}  // namespace damath::contest
