// SPDX-License-Identifier: GPL-3.0-or-later
// All who play a round, by their places in the system's order (from 0), with who may meet whom.
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
  // C1, C3 and those kept apart.
  [[nodiscard]] const BitRows& compatible() const { return m_compatible; }
  [[nodiscard]] bool haveMet(int a, int b) const { return m_met.has(a, b); }
  [[nodiscard]] bool areApart(int a, int b) const { return m_apart.has(a, b); }

  // Score groups from the top, from 0.
  [[nodiscard]] int groupCount() const { return static_cast<int>(m_groups.size()) - 1; }
  // The first place of a group; the end of the field after the last one.
  [[nodiscard]] int startOf(int group) const {
    return group < groupCount() ? m_groups[static_cast<std::size_t>(group)] : size();
  }
  // The place in this order of a place in Tournament::players; nothing for who does not play.
  [[nodiscard]] std::optional<int> placeOf(int player) const;

 private:
  std::vector<PlayerState> m_states;
  std::vector<int> m_places;
  BitRows m_met;
  BitRows m_apart;
  BitRows m_compatible;
  std::vector<int> m_groups;  // first places, and the end
};

}  // namespace damath::dutch
