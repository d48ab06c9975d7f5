// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a pairing by the criteria: the first point in which another pairing is worse, and the reason for
// each pair.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/pairing/dutch/ground.hpp"

namespace damath::dutch {

// Returns the first ground on which `boards` is worse than `best`, from the top bracket down. nullopt if they
// are equal. Precondition: `boards` and `bye` contain all players of the round, each once.
[[nodiscard]] std::optional<Ground> worseBy(const Tournament& tournament, const Pairing& best,
                                            const std::vector<Pair>& boards, std::optional<int> bye);

// The earlier candidate that the higher player of a pair did not meet, and the ground against that meeting.
// PairReason::passedOver is nullopt if the higher player has the first possible candidate.
struct PassedOver {
  int place = 0;  // in the field
  Ground ground = Ground::Rematch;
};
struct PairReason {
  int higher = 0;  // places in the field
  int lower = 0;
  std::optional<PassedOver> passedOver;
  ColourReason colours = ColourReason::Differ;
};

// Returns the reason of one pair. a, b: places in Tournament::players. nullopt if the pairing does not have
// the pair.
[[nodiscard]] std::optional<PairReason> reasonOf(const Field& field, const Pairing& pairing, int a, int b);
// Returns the reasons of all pairs, by bracket.
[[nodiscard]] std::vector<std::vector<PairReason>> reasonsOf(const Field& field, const Pairing& pairing);

}  // namespace damath::dutch
