// SPDX-License-Identifier: GPL-3.0-or-later
// A pairing of a round looked at by the criteria: where another one is worse, and why each pair is as it is.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/pairing/dutch/ground.hpp"

namespace damath::dutch {

// Where a pairing made elsewhere is first worse than the system's own, from the top bracket down; nothing
// where they are equal. Promise: it has all who play, each once.
[[nodiscard]] std::optional<Ground> worseBy(const Tournament& tournament, const Pairing& best,
                                            const std::vector<Pair>& boards, std::optional<int> bye);

// Why two of a bracket meet: the higher one would have met somebody before the other in order, but for the
// ground. Nothing where it has the first one there was.
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

// Of one pair; places in Tournament::players. Nothing where the pairing does not have it.
[[nodiscard]] std::optional<PairReason> reasonOf(const Field& field, const Pairing& pairing, int a, int b);
// Of each bracket, by its pairs.
[[nodiscard]] std::vector<std::vector<PairReason>> reasonsOf(const Field& field, const Pairing& pairing);

}  // namespace damath::dutch
