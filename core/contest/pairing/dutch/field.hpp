// SPDX-License-Identifier: GPL-3.0-or-later
// The players of a round that is to be paired: the state of each player as the pairing criteria need it, the
// order of the players, and the pairs that may meet.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/bit_rows.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

enum class Strength : unsigned char { None, Mild, Strong, Absolute };
enum class Float : unsigned char { None, Down, Up };

// The state of a player before the round: points, colors and floats.
struct PlayerState {
  int player = 0;  // the index of the player in Tournament::players
  // The pairing number: the rank by start number among the players who have come to the event.
  int number = 0;
  Score score = 0;   // the points, including the extra points of the acceleration
  Score points = 0;  // the points, without the extra points of the acceleration
  bool isTopscorer = false;
  int difference = 0;  // the number of games as white minus the number of games as black
  std::optional<Colour> preference;
  Strength strength = Strength::None;
  // The color of the last two games if both had the same color, else nullopt.
  std::optional<Colour> repeated;
  std::vector<Colour> colours;  // the colors of the games played, ordered by round
  Float lastFloat = Float::None;
  Float earlierFloat = Float::None;  // the float (moved down or up) in the round before the last
  bool mayHaveBye = true;
  int unplayed = 0;  // the number of past rounds without a game

  [[nodiscard]] int imbalance() const { return difference < 0 ? -difference : difference; }
};

// Returns the states of the players who play the round, ordered by score, then pairing number.
[[nodiscard]] std::vector<PlayerState> statesOf(const Tournament& tournament);

// True if colors forbid the pairing: both have the same absolute preference, and neither is a topscorer (C3).
[[nodiscard]] bool coloursForbid(const PlayerState& a, const PlayerState& b);

// Returns the color of `higher` in a game against `lower`. `higher` is the player who comes first in the
// order by score and pairing number.
[[nodiscard]] Colour colourOf(const PlayerState& higher, const PlayerState& lower, Colour first);

// The rule that decided which player of a pair gets which color. The program shows this reason.
enum class ColourReason { Differ, Stronger, Imbalance, History, HigherPreference, StartNumber };
[[nodiscard]] ColourReason colourReason(const PlayerState& higher, const PlayerState& lower);

// All players of the round, ordered by score, then pairing number. A place is an index in this order, from 0.
class Field {
 public:
  explicit Field(const Tournament& tournament);

  [[nodiscard]] int size() const { return static_cast<int>(m_states.size()); }
  [[nodiscard]] const PlayerState& at(int place) const { return m_states[static_cast<std::size_t>(place)]; }
  // The pairs that may meet, as a matrix of places. A pair may not meet if it has met before (C1), has equal
  // absolute color preferences (C3), or is kept apart (such as schoolmates).
  [[nodiscard]] const BitRows& compatible() const { return m_compatible; }
  [[nodiscard]] bool haveMet(int a, int b) const { return m_met.has(a, b); }
  [[nodiscard]] bool areApart(int a, int b) const { return m_apart.has(a, b); }

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
  std::vector<PlayerState> m_states;
  std::vector<int> m_places;
  BitRows m_met;
  BitRows m_apart;
  BitRows m_compatible;
  std::vector<int> m_groups;  // the place of the first player of each score group; the last item is size()
};

}  // namespace damath::dutch
