// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss event as the Dutch system looks at it: who met whom in which colour, and what it counted. Its
// words are the federation's (Handbook C.04.3): white is our BLUE, black our RED.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace damath::dutch {

// In a unit in which every value of the event is whole, such as tenths of a point.
using Score = std::int64_t;

enum class Colour : unsigned char { White, Black };
[[nodiscard]] constexpr Colour other(Colour colour) {
  return colour == Colour::White ? Colour::Black : Colour::White;
}

// What a player did in one round. A forfeit has an opponent and is not played.
struct Encounter {
  std::optional<int> opponent;  // its place in Tournament::players
  std::optional<Colour> colour;
  bool isPlayed = false;
  bool isAllottedBye = false;
  Score points = 0;
  friend bool operator==(const Encounter&, const Encounter&) = default;
};

struct Player {
  int number = 0;                    // start number; no two are equal
  std::vector<Encounter> rounds;     // of every round before the one to be paired
  std::vector<Score> accelerations;  // by round, from the first; 0 in those after the last
  bool plays = true;                 // in the round to be paired
};

struct Tournament {
  int rounds = 0;  // in all
  int round = 1;   // to be paired
  Score win = 0;
  Score loss = 0;
  Colour first = Colour::White;            // of the first player in the first round
  std::vector<Player> players;             // in any order
  std::vector<std::pair<int, int>> apart;  // places of players who must not meet in this round
};

// Places in Tournament::players.
struct Pair {
  int white = 0;
  int black = 0;
  friend bool operator==(const Pair&, const Pair&) = default;
};

}  // namespace damath::dutch
