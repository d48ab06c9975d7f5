// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

Field::Field(const Tournament& tournament)
    : m_states(statesOf(tournament)),
      m_places(tournament.players.size(), -1),
      m_met(size()),
      m_apart(size()),
      m_compatible(size()) {
  for (int place = 0; place < size(); ++place) m_places[static_cast<std::size_t>(at(place).player)] = place;
  for (int place = 0; place < size(); ++place) {
    const Player& player = tournament.players[static_cast<std::size_t>(at(place).player)];
    for (const Encounter& encounter : player.rounds) {
      if (!encounter.isPlayed) continue;
      if (const auto opponent = placeOf(*encounter.opponent)) m_met.join(place, *opponent);
    }
    if (place == 0 || at(place).score != at(place - 1).score) m_groups.push_back(place);
  }
  m_groups.push_back(size());
  for (const auto& [a, b] : tournament.apart) {
    const auto first = placeOf(a);
    const auto second = placeOf(b);
    if (first && second && *first != *second) m_apart.join(*first, *second);
  }
  for (int a = 0; a < size(); ++a) {
    for (int b = a + 1; b < size(); ++b) {
      if (m_met.has(a, b) || m_apart.has(a, b) || coloursForbid(at(a), at(b))) continue;
      m_compatible.join(a, b);
    }
  }
}

std::optional<int> Field::placeOf(int player) const {
  const int place = m_places[static_cast<std::size_t>(player)];
  return place == -1 ? std::nullopt : std::optional(place);
}

}  // namespace damath::dutch
