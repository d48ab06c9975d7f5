// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a player before a round, as the pairing criteria need it: points, floats and color preference;
// and the colors that follow from the states of two players.
#pragma once

#include <optional>
#include <vector>

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
  Float earlierFloat = Float::None;  // the float (moved down or up) two rounds ago
  bool mayHaveBye = true;
  int unplayed = 0;  // the number of past rounds without a played game

  [[nodiscard]] int imbalance() const { return difference < 0 ? -difference : difference; }
};

// Returns the states of the players who play the round, ordered by score, then pairing number.
[[nodiscard]] std::vector<PlayerState> statesOf(const Tournament& tournament);

// True if colors forbid the pairing of two players: both have the same absolute preference, and neither is a
// topscorer (FIDE C3). A topscorer has more than half of the possible points before the last round of the
// event.
[[nodiscard]] bool coloursForbid(const PlayerState& a, const PlayerState& b);

// Returns the color of `higher` in a game against `lower`. `higher` is the player who comes first in the
// order by score and pairing number.
[[nodiscard]] Colour colourOf(const PlayerState& higher, const PlayerState& lower, Colour first);

// The rule that decided which player of a pair gets which color. The program shows this reason.
enum class ColourReason { Differ, Stronger, Imbalance, History, HigherPreference, StartNumber };
[[nodiscard]] ColourReason colourReason(const PlayerState& higher, const PlayerState& lower);

}  // namespace damath::dutch
