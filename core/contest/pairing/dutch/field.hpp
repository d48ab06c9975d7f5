// SPDX-License-Identifier: GPL-3.0-or-later
// The players of a round that is to be paired: the order of the players, and the pairs that may meet.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/bit_rows.hpp"
#include "core/contest/pairing/dutch/player_state.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

// All players of the round, ordered by score, then pairing number. A place is an index in this order, from 0.
class Field {
 public:
  explicit Field(const Tournament& tournament);

  [[nodiscard]] int size() const { return static_cast<int>(m_states.size()); }
  [[nodiscard]] const PlayerState& at(int place) const { return m_states[static_cast<std::size_t>(place)]; }
  // The pairs that may meet, as a matrix of places. A pair may not meet if it has met before (FIDE C1), has
  // equal absolute color preferences and no topscorer (FIDE C3), or is kept apart. Schoolmates are kept apart
  // if all players can be paired without a meeting of schoolmates.
  [[nodiscard]] const BitRows& compatible() const { return m_compatible; }
  [[nodiscard]] bool haveMet(int a, int b) const { return m_met.has(a, b); }
  [[nodiscard]] bool areApart(int a, int b) const { return m_apart.has(a, b); }

  // The fewest pairs of schoolmates that meet in a legal pairing of all players (rulebook Y4). 0 if no
  // schoolmates play, and if no legal pairing exists.
  [[nodiscard]] int fewestMeetings() const { return m_fewestMeetings; }
  // True if the pairing must choose which schoolmates meet: some boards have schoolmates in every legal
  // pairing, but not all boards. The pairing then counts the pairs of schoolMates().
  [[nodiscard]] bool countsSchoolMates() const { return m_countsSchoolMates; }
  // The pairs of schoolmates who may meet, as a matrix of places. Empty unless countsSchoolMates().
  [[nodiscard]] const BitRows& schoolMates() const { return m_schoolMates; }
  // Returns FewestMeetings::lifts. Precondition: countsSchoolMates().
  [[nodiscard]] const std::vector<int>& lifts() const { return m_lifts; }

  // Returns the number of score groups. The groups are numbered from 0, the highest score first.
  [[nodiscard]] int groupCount() const { return static_cast<int>(m_groups.size()) - 1; }
  // Returns the place of the first player of a score group. Returns size() for a group after the last.
  [[nodiscard]] int startOf(int group) const {
    return group < groupCount() ? m_groups[static_cast<std::size_t>(group)] : size();
  }
  // Returns the place (index by score and pairing number) of the player with this index in
  // Tournament::players. nullopt if the player does not play the round.
  [[nodiscard]] std::optional<int> placeOf(int player) const;

 private:
  void keepSchoolMatesApart(const Tournament& tournament);

  std::vector<PlayerState> m_states;
  std::vector<int> m_places;
  BitRows m_met;
  BitRows m_apart;
  BitRows m_compatible;
  int m_fewestMeetings = 0;
  bool m_countsSchoolMates = false;
  BitRows m_schoolMates;
  std::vector<int> m_lifts;
  std::vector<int> m_groups;  // the place of the first player of each score group; the last item is size()
};

}  // namespace damath::dutch
