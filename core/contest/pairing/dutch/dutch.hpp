// SPDX-License-Identifier: GPL-3.0-or-later
// The Dutch system of the chess federation (Handbook C.04.3 as of February 2026): the pairing of one Swiss
// round. docs/swiss.md has each criterion and how it is met.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/bracket_pairing.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/expected.hpp"

namespace damath::dutch {

struct Pairing {
  std::vector<Pair> boards;  // in board order; places in Tournament::players, as the bye
  std::optional<int> bye;
  std::vector<PairedBracket> brackets;  // from the top; places in the Field of the tournament
};

// Why there is no pairing at all (C1 to C3).
enum class Impasse {
  NobodyPlays,
  NoByeLeft,     // an odd number, and nobody may have the bye (C2)
  NoOpponents,   // somebody may meet nobody any more
  CannotAllMeet  // everybody has possible opponents, but not everybody one of their own
};
struct NoPairing {
  Impasse impasse = Impasse::CannotAllMeet;
  std::vector<int> players;  // those without an opponent; places in Tournament::players
};

[[nodiscard]] Expected<Pairing, NoPairing> pairRound(const Tournament& tournament);

// Board order: by the points of the higher one of a pair, then of the lower one, without acceleration, then
// by the number of the higher one.
void sortBoards(const Field& field, std::vector<Pair>& boards);

}  // namespace damath::dutch
