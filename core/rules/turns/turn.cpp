// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/turns/turn.hpp"

#include <algorithm>

#include "core/precondition.hpp"

namespace damath::rules {

void Turn::add(Jump jump) {
  DAMATH_EXPECTS(m_count < m_jumps.size());
  m_jumps[m_count++] = jump;
  m_end = jump.landing;
}

bool operator==(const Turn& a, const Turn& b) {
  return a.m_start == b.m_start && a.m_end == b.m_end && std::ranges::equal(a.jumps(), b.jumps());
}

}  // namespace damath::rules
