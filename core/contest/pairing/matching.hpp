// SPDX-License-Identifier: GPL-3.0-or-later
// The cheapest way to put everybody into pairs: a minimum-cost perfect matching of a general graph, exact. A
// small part of the graph is searched first; the prices (dual values) that its search ends with then prove
// that no edge left out could make the sum smaller, or name those that could, which are taken in.
//
// Edmonds' algorithm, one alternating tree at a time. Every figure is an integer, so nothing is ever rounded.
// The same costs give the same pairs on every platform, also where several choices are equally cheap.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace damath::pairing {

// Wide enough for several criteria, one above the other.
__extension__ typedef __int128 Cost;

// Exclusive bound for the amount of a cost times the number of vertices. Prices stay below twice their
// product, and inside the costs are doubled, which leaves two bits of the word unused.
inline constexpr Cost kCostLimit = Cost{1} << 122;

class PairCosts {
 public:
  virtual ~PairCosts() = default;
  // What it costs to pair `a` and `b`, 0 ≤ a < b; nothing where they must not be paired.
  [[nodiscard]] virtual std::optional<Cost> between(int a, int b) const = 0;
};

// How many edges of each vertex the first search sees: its cheapest, and those to its neighbours in number on
// either side. No value changes the sum, only the time.
struct Breadth {
  int cheapest = 10;
  int neighbours = 3;
};

// The partner of each of 0 … count − 1, so that the sum of the costs is the least there is. Nothing where
// not everybody can be paired; an odd count never can. Promise: count × |cost| < kCostLimit.
[[nodiscard]] std::optional<std::vector<int>> cheapestPairs(int count, const PairCosts& costs,
                                                            const Breadth& breadth = {});

}  // namespace damath::pairing
