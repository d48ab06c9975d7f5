// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/turn_order.hpp"

#include <algorithm>

namespace damath::engine {

void TurnOrder::startSearch() {
  std::ranges::fill(m_killers, std::array<std::size_t, 2>{});
  for (auto& side : m_history) side.fill(0);
}

Value TurnOrder::rankOf(const rules::Turn& quiet, board::Side side, std::size_t level) const {
  const std::size_t code = codeOf(quiet);
  if (m_killers[level][0] == code) return kKiller + 1;
  if (m_killers[level][1] == code) return kKiller;
  return m_history[indexOf(side)][code];
}

void TurnOrder::refuted(const rules::Turn& quiet, board::Side side, std::size_t level, int plies) {
  const std::size_t code = codeOf(quiet);
  auto& killers = m_killers[level];
  if (killers[0] != code) {
    killers[1] = killers[0];
    killers[0] = code;
  }
  m_history[indexOf(side)][code] += Value{1} + plies * plies;
}

void bringBest(std::vector<Candidate>& candidates, std::size_t first) {
  std::size_t best = first;
  for (std::size_t i = first + 1; i < candidates.size(); ++i) {
    if (candidates[i].rank > candidates[best].rank) best = i;
  }
  std::swap(candidates[first], candidates[best]);
}

}  // namespace damath::engine
