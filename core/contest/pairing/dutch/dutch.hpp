// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs one Swiss round by the Dutch system of FIDE (Handbook C.04.3 as of February 2026). docs/swiss.md
// lists each criterion and its implementation.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/criteria.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/expected.hpp"

namespace damath::dutch {

// A score group after its pairing, together with the players moved down into it.
struct PairedBracket {
  std::vector<int> movedDown;  // places in the field, in order
  std::vector<int> residents;  // places in the field, in order
  // Pairs with players moved down come first. In each pair the higher player comes first.
  std::vector<std::pair<int, int>> pairs;
  std::vector<int> floaters;         // the unpaired players, in order
  Outlook outlook = Outlook::Alone;  // the range of players that the search looked at
  bool countsBye = false;  // true if criterion C9 counted, because one player of the bracket has the bye
};

struct Pairing {
  std::vector<Pair> boards;  // in board order; boards and bye hold places in Tournament::players
  std::optional<int> bye;
  std::vector<PairedBracket> brackets;  // from the top score down, with places in the Field of the tournament
};

// The reason why there is no pairing at all, because of earlier meetings, byes or colors (C1 to C3).
enum class Impasse {
  NobodyPlays,
  NoByeLeft,     // an odd number of players, and nobody may have the bye (C2)
  NoOpponents,   // some player has no possible opponent left
  CannotAllMeet  // every player has possible opponents, but they do not suffice for all
};
struct NoPairing {
  Impasse impasse = Impasse::CannotAllMeet;
  std::vector<int> players;  // the players without a possible opponent; places in Tournament::players
};

[[nodiscard]] Expected<Pairing, NoPairing> pairRound(const Tournament& tournament);

// Sorts the boards by three keys: the points of the higher player of a pair, then the points of the lower
// player, then the number of the higher player. The points are without acceleration.
void sortBoards(const Field& field, std::vector<Pair>& boards);

}  // namespace damath::dutch
