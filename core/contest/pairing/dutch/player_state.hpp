// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a player before a round, as the pairing criteria need it.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

enum class Strength : unsigned char { None, Mild, Strong, Absolute };
enum class Float : unsigned char { None, Down, Up };

struct PlayerState {
  int player = 0;   // the place in Tournament::players
  int number = 0;   // pairing number: the rank by start number among the players who have come to the event
  Score score = 0;  // with acceleration
  Score points = 0;
  bool isTopscorer = false;
  int difference = 0;  // games as white minus games as black
  std::optional<Colour> preference;
  Strength strength = Strength::None;
  std::optional<Colour> repeated;  // the color of the last two games, if equal
  std::vector<Colour> colours;     // of the games played, ordered by round
  Float lastFloat = Float::None;
  Float earlierFloat = Float::None;  // in the round before the last
  bool mayHaveBye = true;
  int unplayed = 0;  // rounds without a game

  [[nodiscard]] int imbalance() const { return difference < 0 ? -difference : difference; }
};

// Returns the states of the players of the round, in the order of the system: by score, then pairing number.
[[nodiscard]] std::vector<PlayerState> statesOf(const Tournament& tournament);

// True if colors forbid the pairing: both have the same absolute preference, and neither is a topscorer (C3).
[[nodiscard]] bool coloursForbid(const PlayerState& a, const PlayerState& b);

// Returns the color of `higher` in a game of the two. `higher` is the first of the two in the system's order.
[[nodiscard]] Colour colourOf(const PlayerState& higher, const PlayerState& lower, Colour first);

// The rule that decided the colors, for display.
enum class ColourReason { Differ, Stronger, Imbalance, History, HigherPreference, StartNumber };
[[nodiscard]] ColourReason colourReason(const PlayerState& higher, const PlayerState& lower);

}  // namespace damath::dutch
