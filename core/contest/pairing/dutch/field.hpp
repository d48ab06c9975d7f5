// SPDX-License-Identifier: GPL-3.0-or-later
// All players of a round, by their places in the system's order (from 0), and the pairs that may meet.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/bit_rows.hpp"
#include "core/contest/pairing/dutch/player_state.hpp"

namespace damath::dutch {

class Field {
 public:
  explicit Field(const Tournament& tournament);

  [[nodiscard]] int size() const { return static_cast<int>(m_states.size()); }
  [[nodiscard]] const PlayerState& at(int place) const { return m_states[static_cast<std::size_t>(place)]; }
  // The pairs that may meet by C1 and C3 and are not kept apart.
  [[nodiscard]] const BitRows& compatible() const { return m_compatible; }
  [[nodiscard]] bool haveMet(int a, int b) const { return m_met.has(a, b); }
  [[nodiscard]] bool areApart(int a, int b) const { return m_apart.has(a, b); }

  // The number of score groups. Groups count from 0, from the top.
  [[nodiscard]] int groupCount() const { return static_cast<int>(m_groups.size()) - 1; }
  // Returns the first place of a group, or size() for a group after the last.
  [[nodiscard]] int startOf(int group) const {
    return group < groupCount() ? m_groups[static_cast<std::size_t>(group)] : size();
  }
  // Returns the place in this order of a player in Tournament::players. nullopt if the player does not play.
  [[nodiscard]] std::optional<int> placeOf(int player) const;

 private:
  std::vector<PlayerState> m_states;
  std::vector<int> m_places;
  BitRows m_met;
  BitRows m_apart;
  BitRows m_compatible;
  std::vector<int> m_groups;  // the first place of each group, then size()
};

}  // namespace damath::dutch
