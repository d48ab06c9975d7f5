// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss event as the Dutch system needs it: the opponents, colors and points of each player. The terms are
// those of the FIDE Handbook (C.04.3): white is our BLUE, black is our RED.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace damath::dutch {

// Points in a unit in which every value of the event is an integer, such as tenths of a point.
using Score = std::int64_t;

enum class Colour : unsigned char { White, Black };
[[nodiscard]] constexpr Colour other(Colour colour) {
  return colour == Colour::White ? Colour::Black : Colour::White;
}

// A player's game, bye or absence in one round. A forfeit has an opponent, but isPlayed is false.
struct Encounter {
  std::optional<int> opponent;  // the index of the opponent in Tournament::players
  std::optional<Colour> colour;
  bool isPlayed = false;
  bool isAllottedBye = false;
  Score points = 0;
  friend bool operator==(const Encounter&, const Encounter&) = default;
};

struct Player {
  int number = 0;                 // start number, unique
  std::vector<Encounter> rounds;  // all rounds before the round to be paired
  // The extra points of each round that count only for pairing, from the first round on. Rounds after the end
  // of the list have 0.
  std::vector<Score> accelerations;
  bool plays = true;  // true if the player plays the round to be paired
  // Players with the same number above 0 are schoolmates. As few schoolmates as possible meet in this round,
  // before all criteria of the Dutch system (rulebook Y4). 0: the player may meet everybody.
  int school = 0;
};

struct Tournament {
  int rounds = 0;  // the number of rounds of the event
  int round = 1;   // the number of the round to be paired
  Score win = 0;
  Score loss = 0;
  Colour first = Colour::White;  // the color of the highest-ranked player in the first round
  std::vector<Player> players;   // in any order
  // Players who must not meet in this round, as pairs of indices in `players`.
  std::vector<std::pair<int, int>> apart;
  // Players who count as having met although they did not play, as pairs of indices in `players`.
  std::vector<std::pair<int, int>> met;
};

// A board of the round. `white` and `black` are indices in Tournament::players.
struct Pair {
  int white = 0;
  int black = 0;
  friend bool operator==(const Pair&, const Pair&) = default;
};

}  // namespace damath::dutch
