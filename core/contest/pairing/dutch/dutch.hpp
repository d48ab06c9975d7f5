// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs one Swiss round by the Dutch system of FIDE (Handbook C.04.3 as of February 2026). docs/swiss.md
// lists each criterion and its implementation.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/bracket_members.hpp"
#include "core/contest/pairing/dutch/completion.hpp"
#include "core/contest/pairing/dutch/field.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/expected.hpp"

namespace damath::dutch {

// A score group after its pairing, together with the players who were moved down into it from higher groups.
struct PairedBracket {
  std::vector<int> movedDown;  // players from higher score groups, as ascending indices in the Field
  // players of the group who were not moved down, as ascending indices in the Field
  std::vector<int> residents;
  // The pairs. Pairs with a player from a higher score group come first. In each pair the higher-ranked
  // player comes first.
  std::vector<std::pair<int, int>> pairs;
  // The players of the bracket who are unpaired and float down, in the order of the Field.
  std::vector<int> floaters;
  Outlook outlook = Outlook::Alone;  // the range of players that the search looked at
  bool countsBye = false;  // true if criterion C9 (unplayed rounds of the player with the bye) counted
};

struct Pairing {
  // The pairs in the order of the boards. `boards` and `bye` hold indices in Tournament::players.
  std::vector<Pair> boards;
  std::optional<int> bye;
  // The paired score groups, from the highest score down. Their lists hold indices in the tournament's Field.
  std::vector<PairedBracket> brackets;
};

// The reason why no legal pairing of the round exists: earlier meetings, byes, colors (FIDE C1 to C3) or
// players kept apart forbid every pairing, or no player plays.
enum class Impasse {
  NobodyPlays,
  NoByeLeft,     // an odd number of players, and nobody may have the bye (FIDE C2)
  NoOpponents,   // at least one player has no possible opponent left
  CannotAllMeet  // every player has possible opponents, but not all players can be paired at the same time
};
struct NoPairing {
  Impasse impasse = Impasse::CannotAllMeet;
  std::vector<int> players;  // the players without a possible opponent, as indices in Tournament::players
};

[[nodiscard]] Expected<Pairing, NoPairing> pairRound(const Tournament& tournament);

// Sorts the boards by three keys: the points of the higher player of the pair, then the points of the lower
// player, then the pairing number of the higher player. Extra points of the acceleration do not count.
void sortBoards(const Field& field, std::vector<Pair>& boards);

}  // namespace damath::dutch
