// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/heaviest_matching.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <random>

namespace damath::dutch {
namespace {

using Lots = std::mt19937;

int draw(Lots& lots, int below) {
  return static_cast<int>(lots() % static_cast<unsigned>(below));
}

// Returns twice the weight of the heaviest matching, because graph.twice also returns doubled weights.
// Computes the greatest weight for every set of vertices, one set after another.
template <class Weight>
Weight most(const WeightedGraph<Weight>& graph) {
  const auto count = static_cast<unsigned>(graph.count());
  std::vector<Weight> best(std::size_t{1} << count, Weight(0));
  for (unsigned set = 1; set < best.size(); ++set) {
    const int first = std::countr_zero(set);
    const unsigned rest = set & (set - 1);
    best[set] = best[rest];
    for (int mate = first + 1; mate < graph.count(); ++mate) {
      const unsigned bit = 1U << mate;
      if ((rest & bit) == 0 || !graph.edges().has(first, mate)) continue;
      best[set] = std::max(best[set], best[rest & ~bit] + graph.twice(first, mate));
    }
  }
  return best.back();
}

template <class Weight>
Weight sumOf(const WeightedGraph<Weight>& graph, const HeaviestMatching<Weight>& matching) {
  Weight sum(0);
  for (int vertex = 0; vertex < graph.count(); ++vertex) {
    const int mate = matching.mateOf(vertex);
    if (mate == -1) continue;
    EXPECT_EQ(matching.mateOf(mate), vertex);
    EXPECT_TRUE(graph.edges().has(vertex, mate));
    if (mate > vertex) sum += graph.twice(vertex, mate);
  }
  return sum;
}

template <class Weight>
void expectHeaviest(unsigned seed, int graphs) {
  Lots lots(seed);
  for (int i = 0; i < graphs; ++i) {
    const int count = 2 + draw(lots, 9);
    const int kinds = 1 + draw(lots, count);
    WeightedGraph<Weight> graph(count, kinds, count);
    const int heaviest = 1 + draw(lots, 20);
    for (int a = 0; a < kinds; ++a) {
      for (int b = 0; b < kinds; ++b)
        graph.setWeight(a, b, Weight(draw(lots, heaviest) + 10 * draw(lots, 2)));
    }
    const int density = 1 + draw(lots, 10);
    for (int vertex = 0; vertex < count; ++vertex) {
      graph.setKind(vertex, draw(lots, kinds));
      for (int other = 0; other < vertex; ++other) {
        if (draw(lots, 10) < density) graph.edges().join(vertex, other);
      }
    }
    HeaviestMatching<Weight> matching(graph);
    for (int vertex = 0; vertex < count; ++vertex) matching.setPrice(vertex, Weight(40));
    matching.search();
    ASSERT_TRUE(sumOf(graph, matching) == most(graph)) << i;
    // Searches again after the edges of one vertex have changed, and after they have changed back.
    for (int step = 0; step < 4; ++step) {
      const int vertex = draw(lots, count);
      graph.favour(vertex);
      for (int other = 0; other < count; ++other)
        graph.favourEdge(other, Weight(draw(lots, 3) == 0 ? draw(lots, 5) - 1 : 0));
      for (const bool isBack : {false, true}) {
        matching.release(vertex);
        if (isBack) graph.favourNone();
        matching.reprice(vertex);
        matching.search();
        ASSERT_TRUE(sumOf(graph, matching) == most(graph)) << i << " " << step;
      }
    }
  }
}

TEST(HeaviestMatching, IsTheBestOfAllInEveryWidth) {
  expectHeaviest<std::int64_t>(1, 3000);
  expectHeaviest<Wide128>(2, 1000);
  expectHeaviest<Wide<4>>(3, 1000);
}

TEST(Wide, ReckonsAcrossItsParts) {
  using Number = Wide<4>;
  const Number one(1);
  EXPECT_TRUE((one << 200) - one < (one << 200));
  EXPECT_TRUE((one << 64) - one + one == (one << 64));
  EXPECT_TRUE(Number(-1) < Number(0));
  EXPECT_TRUE(-(one << 130) < Number(-5));
  EXPECT_TRUE(halfOf(Number(-6) << 100) == Number(-3) << 100);
  EXPECT_TRUE((Number(-3) << 70) + (Number(3) << 70) == Number(0));
}

}  // namespace
}  // namespace damath::dutch
