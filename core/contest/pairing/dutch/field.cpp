// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/field.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "core/contest/pairing/dutch/whole_pairing.hpp"

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
  const auto join = [this](BitRows& rows, const std::vector<std::pair<int, int>>& pairs) {
    for (const auto& [a, b] : pairs) {
      const auto first = placeOf(a);
      const auto second = placeOf(b);
      if (first && second && *first != *second) rows.join(*first, *second);
    }
  };
  join(m_apart, tournament.apart);
  join(m_met, tournament.met);
  for (int a = 0; a < size(); ++a) {
    for (int b = a + 1; b < size(); ++b) {
      if (m_met.has(a, b) || m_apart.has(a, b) || coloursForbid(at(a), at(b))) continue;
      m_compatible.join(a, b);
    }
  }
  keepSchoolMatesApart(tournament);
}

// Finds how few schoolmates must meet. If none must meet, no pair of schoolmates may meet. If every legal
// pairing has schoolmates on every board, the rule cannot distinguish the pairings and has no effect. In all
// other cases the criteria count the pairs of schoolmates (Criterion::SchoolMates).
void Field::keepSchoolMatesApart(const Tournament& tournament) {
  const auto schoolOf = [&](int place) {
    return tournament.players[static_cast<std::size_t>(at(place).player)].school;
  };
  if (std::ranges::all_of(tournament.players, [](const Player& player) { return player.school == 0; }))
    return;
  BitRows schoolMates(size());
  BitRows apart = m_compatible;
  bool hasSchoolMates = false;
  for (int a = 0; a < size(); ++a) {
    if (schoolOf(a) == 0) continue;
    for (int b = a + 1; b < size(); ++b) {
      if (schoolOf(a) != schoolOf(b) || !m_compatible.has(a, b)) continue;
      hasSchoolMates = true;
      schoolMates.join(a, b);
      apart.part(a, b);
    }
  }
  if (!hasSchoolMates) return;
  std::vector<int> places(static_cast<std::size_t>(size()));
  std::iota(places.begin(), places.end(), 0);
  std::vector<int> byes;
  if (size() % 2 == 1) {
    std::ranges::copy_if(places, std::back_inserter(byes), [&](int place) { return at(place).mayHaveBye; });
  }
  // A school with more than half of the players cannot be kept apart, and canPairAll() would search for long.
  if (majorityOf(size(), schoolMates).empty() && canPairAll(apart, places, byes)) {
    m_compatible = std::move(apart);
    m_apart.add(schoolMates);
    return;
  }
  auto fewest = dutch::fewestMeetings(size(), m_compatible, schoolMates, byes);
  if (!fewest) return;
  m_fewestMeetings = fewest->count;
  if (fewest->count == size() / 2) return;
  m_countsSchoolMates = true;
  m_schoolMates = std::move(schoolMates);
  m_lifts = std::move(fewest->lifts);
}

std::optional<int> Field::placeOf(int player) const {
  const int place = m_places[static_cast<std::size_t>(player)];
  return place == -1 ? std::nullopt : std::optional(place);
}

}  // namespace damath::dutch
