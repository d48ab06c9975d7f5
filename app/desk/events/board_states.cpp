// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/board_states.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/spellings.hpp"

namespace damath::desk {

BoardStates::BoardStates(std::vector<std::pair<contest::GameId, BoardState>> states)
    : m_states(std::move(states)) {
  using State = std::pair<contest::GameId, BoardState>;
  if (!std::ranges::is_sorted(m_states, {}, &State::first)) std::ranges::sort(m_states, {}, &State::first);
}

const BoardState* BoardStates::find(contest::GameId game) const {
  const auto found =
      std::ranges::lower_bound(m_states, game, {}, &std::pair<contest::GameId, BoardState>::first);
  return found == m_states.end() || found->first != game ? nullptr : &found->second;
}

BoardState BoardStates::of(contest::GameId game) const {
  const BoardState* known = find(game);
  return known == nullptr ? BoardState() : *known;
}

}  // namespace damath::desk
