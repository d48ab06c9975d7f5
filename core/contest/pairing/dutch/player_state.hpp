// SPDX-License-Identifier: GPL-3.0-or-later
// A player before a round, as the criteria look at it.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/tournament.hpp"

namespace damath::dutch {

enum class Strength : unsigned char { None, Mild, Strong, Absolute };
enum class Float : unsigned char { None, Down, Up };

struct PlayerState {
  int player = 0;   // its place in Tournament::players
  int number = 0;   // pairing number: its rank by start numbers among those who have come to the event
  Score score = 0;  // with its acceleration
  Score points = 0;
  bool isTopscorer = false;
  int difference = 0;  // games as white less games as black
  std::optional<Colour> preference;
  Strength strength = Strength::None;
  std::optional<Colour> repeated;  // the colour of both the last two games
  std::vector<Colour> colours;     // of the games played, by round
  Float lastFloat = Float::None;
  Float earlierFloat = Float::None;  // in the round before the last
  bool mayHaveBye = true;
  int unplayed = 0;  // rounds without a game

  [[nodiscard]] int imbalance() const { return difference < 0 ? -difference : difference; }
};

// Of those who play the round, in the order of the system: by score, then start number.
[[nodiscard]] std::vector<PlayerState> statesOf(const Tournament& tournament);

// Two who may not meet by colours: the same absolute preference, and neither is a topscorer (C3).
[[nodiscard]] bool coloursForbid(const PlayerState& a, const PlayerState& b);

// The colour of `higher`, the first of the two in order, when they meet.
[[nodiscard]] Colour colourOf(const PlayerState& higher, const PlayerState& lower, Colour first);

// What decided it, for people.
enum class ColourReason { Differ, Stronger, Imbalance, History, HigherPreference, StartNumber };
[[nodiscard]] ColourReason colourReason(const PlayerState& higher, const PlayerState& lower);

}  // namespace damath::dutch
