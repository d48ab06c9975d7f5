// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs one Swiss round by the Dutch system of FIDE (Handbook C.04.3 as of February 2026). docs/swiss.md
// lists each criterion and its implementation.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/bracket_pairing.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/expected.hpp"

namespace damath::dutch {

struct Pairing {
  std::vector<Pair> boards;  // in board order; places in Tournament::players, as for `bye`
  std::optional<int> bye;
  std::vector<PairedBracket> brackets;  // from the top; places in the Field of the tournament
};

// The reason why there is no pairing at all (C1 to C3).
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

// Sorts the boards: by the points of the higher player of a pair, then of the lower player, both without
// acceleration, then by the number of the higher player.
void sortBoards(const Field& field, std::vector<Pair>& boards);

}  // namespace damath::dutch
