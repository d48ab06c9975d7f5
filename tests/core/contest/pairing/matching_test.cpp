// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/matching.hpp"

#include <gtest/gtest.h>

#include <random>

namespace damath::pairing {
namespace {

using Lots = std::mt19937;

int draw(Lots& lots, int below) {
  return static_cast<int>(lots() % static_cast<unsigned>(below));
}

class Graph final : public PairCosts {
 public:
  explicit Graph(int count)
      : m_count(count), m_costs(static_cast<std::size_t>(count) * static_cast<std::size_t>(count)) {}

  [[nodiscard]] int count() const { return m_count; }
  void set(int a, int b, std::optional<Cost> cost) { m_costs[place(a, b)] = cost; }
  [[nodiscard]] std::optional<Cost> between(int a, int b) const override { return m_costs[place(a, b)]; }

 private:
  [[nodiscard]] std::size_t place(int a, int b) const {
    return static_cast<std::size_t>(std::min(a, b) * m_count + std::max(a, b));
  }
  int m_count;
  std::vector<std::optional<Cost>> m_costs;
};

// By trying all: the least sum over the sets of those not yet paired.
std::optional<Cost> leastSum(const Graph& graph) {
  const std::size_t all = (std::size_t{1} << graph.count()) - 1;
  std::vector<std::optional<Cost>> least(all + 1);
  least[0] = 0;
  for (std::size_t paired = 0; paired < all; ++paired) {
    if (!least[paired]) continue;
    int first = 0;
    while ((paired >> first & 1) != 0) ++first;
    for (int other = first + 1; other < graph.count(); ++other) {
      if ((paired >> other & 1) != 0) continue;
      const auto cost = graph.between(first, other);
      if (!cost) continue;
      auto& sum = least[paired | std::size_t{1} << first | std::size_t{1} << other];
      if (!sum || *least[paired] + *cost < *sum) sum = *least[paired] + *cost;
    }
  }
  return least[all];
}

// The sum of pairs that are pairs: mutual, and joined by an edge.
std::optional<Cost> sumOf(const Graph& graph, const std::vector<int>& partners) {
  if (static_cast<int>(partners.size()) != graph.count()) return std::nullopt;
  Cost sum = 0;
  for (int a = 0; a < graph.count(); ++a) {
    const int b = partners[static_cast<std::size_t>(a)];
    if (b < 0 || b >= graph.count() || b == a || partners[static_cast<std::size_t>(b)] != a) {
      return std::nullopt;
    }
    const auto cost = graph.between(a, b);
    if (!cost) return std::nullopt;
    if (a < b) sum += *cost;
  }
  return sum;
}

struct Kind {
  const char* name;
  int weights;  // how many different ones
  int edgesIn100;
  Cost unit;
  Cost lowest;
};

// Above all few different weights, as within a score group, and graphs that hardly hold together.
constexpr Kind kKinds[] = {
    {"one weight", 1, 40, 1, 0},          {"two weights", 2, 100, 1, 0},
    {"two weights, sparse", 2, 35, 1, 0}, {"three weights", 3, 70, 1, -1},
    {"four weights", 4, 100, 1, 0},       {"hundred weights", 100, 100, 1, 0},
    {"hundred, sparse", 100, 30, 1, -50}, {"wide", 1000, 80, Cost{1} << 100, -(Cost{1} << 109)},
    {"very sparse", 3, 20, 1, 0},
};
constexpr Breadth kBreadths[] = {{0, 0}, {1, 0}, {2, 1}, {14, 0}, {}};

Graph randomGraph(Lots& lots, const Kind& kind, int count) {
  Graph graph(count);
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      if (draw(lots, 100) < kind.edgesIn100)
        graph.set(a, b, kind.lowest + draw(lots, kind.weights) * kind.unit);
    }
  }
  return graph;
}

void expectCheapest(const Graph& graph, const Breadth& breadth, const std::string& where) {
  const std::optional<Cost> least = leastSum(graph);
  const auto partners = cheapestPairs(graph.count(), graph, breadth);
  ASSERT_EQ(partners.has_value(), least.has_value()) << where;
  if (!partners) return;
  const auto sum = sumOf(graph, *partners);
  ASSERT_TRUE(sum) << where;
  EXPECT_TRUE(*sum == *least) << where;
}

TEST(CheapestPairs, CostWhatTryingAllFindsLeast) {
  Lots lots(20);
  for (const Kind& kind : kKinds) {
    for (int game = 0; game < 2500; ++game) {
      const int count = 2 * (1 + draw(lots, 6));
      const Graph graph = randomGraph(lots, kind, count);
      expectCheapest(graph, kBreadths[game % 5], std::string(kind.name) + " " + std::to_string(game));
      if (HasFatalFailure() || HasNonfatalFailure()) return;
    }
  }
}

TEST(CheapestPairs, CostWhatTryingAllFindsLeastAmong14) {
  Lots lots(21);
  for (const Kind& kind : kKinds) {
    for (int game = 0; game < 25; ++game) {
      expectCheapest(randomGraph(lots, kind, 14), kBreadths[game % 5], kind.name);
      if (HasFatalFailure() || HasNonfatalFailure()) return;
    }
  }
}

// Odd circles joined by single edges: blossoms within blossoms.
TEST(CheapestPairs, GoThroughOddCirclesWithinOddCircles) {
  Lots lots(22);
  for (int game = 0; game < 2500; ++game) {
    const int count = 12;
    Graph graph(count);
    for (int circle = 0; circle < 4; ++circle) {
      const int first = 3 * circle;
      graph.set(first, first + 1, draw(lots, 3));
      graph.set(first + 1, first + 2, draw(lots, 3));
      graph.set(first, first + 2, draw(lots, 3));
    }
    for (int bridge = 0; bridge < 6; ++bridge) {
      const int a = draw(lots, count);
      const int b = draw(lots, count);
      if (a != b) graph.set(a, b, 2 + draw(lots, 5));
    }
    expectCheapest(graph, kBreadths[game % 5], std::to_string(game));
    if (HasFatalFailure() || HasNonfatalFailure()) return;
  }
}

// No breadth of the first search changes the sum, also where trying all is out of reach.
TEST(CheapestPairs, CostTheSameHoweverFewEdgesAreSeenFirst) {
  Lots lots(23);
  for (const Kind& kind : kKinds) {
    for (int game = 0; game < 6; ++game) {
      const Graph graph = randomGraph(lots, kind, 60);
      const auto all = cheapestPairs(60, graph, {60, 0});
      for (const Breadth& breadth : {Breadth{0, 0}, Breadth{1, 1}, Breadth{4, 2}}) {
        const auto few = cheapestPairs(60, graph, breadth);
        ASSERT_EQ(few.has_value(), all.has_value()) << kind.name;
        if (!all) continue;
        EXPECT_TRUE(*sumOf(graph, *few) == *sumOf(graph, *all)) << kind.name;
      }
    }
  }
}

TEST(CheapestPairs, AreNoneOfAnOddNumberOrWithoutEdges) {
  Graph three(3);
  three.set(0, 1, 1);
  three.set(1, 2, 1);
  three.set(0, 2, 1);
  EXPECT_FALSE(cheapestPairs(3, three));
  EXPECT_FALSE(cheapestPairs(2, Graph(2)));
  EXPECT_EQ(cheapestPairs(0, Graph(0)), std::vector<int>{});
}

TEST(CheapestPairsDeathTest, ACostBeyondTheLimitIsOurOwnBug) {
  Graph graph(2);
  graph.set(0, 1, kCostLimit / 2);
  EXPECT_DEATH(static_cast<void>(cheapestPairs(2, graph)), "");
}

}  // namespace
}  // namespace damath::pairing
