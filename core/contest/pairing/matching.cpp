// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/matching.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/contest/pairing/blossom.hpp"
#include "core/promise.hpp"

namespace damath::pairing {

namespace {

struct Edge {
  int a;
  int b;
  Cost cost;
};

// The few best edges seen of one vertex, by a figure of which less is better; the first seen of equals.
class Best {
 public:
  explicit Best(int most) : m_most(static_cast<std::size_t>(most)) {}

  void offer(Cost figure, const Edge& edge) {
    if (m_most == 0) return;
    if (m_rows.size() == m_most) {
      if (figure >= m_rows.back().first) return;
      m_rows.pop_back();
    }
    const auto behind = std::upper_bound(m_rows.begin(), m_rows.end(), figure,
                                         [](Cost value, const auto& row) { return value < row.first; });
    m_rows.insert(behind, {figure, edge});
  }
  [[nodiscard]] const std::vector<std::pair<Cost, Edge>>& rows() const { return m_rows; }

 private:
  std::size_t m_most;
  std::vector<std::pair<Cost, Edge>> m_rows;
};

// How many edges a vertex takes in at a time when the first ones were too few.
constexpr int kMoreEdges = 6;

class Search {
 public:
  Search(int count, const PairCosts& costs) : m_count(count), m_costs(costs), m_blossoms(count) {}

  void takeFirst(const Breadth& breadth) {
    std::vector<Best> best(static_cast<std::size_t>(m_count), Best(breadth.cheapest));
    std::vector<Edge> near;
    eachEdge([&](const Edge& edge) {
      DAMATH_EXPECTS(edge.cost < kCostLimit / m_count && edge.cost > -kCostLimit / m_count);
      best[static_cast<std::size_t>(edge.a)].offer(edge.cost, edge);
      best[static_cast<std::size_t>(edge.b)].offer(edge.cost, edge);
      if (edge.b - edge.a <= breadth.neighbours) near.push_back(edge);
    });
    for (const Edge& edge : near) take(edge);
    takeAll(best);
  }

  [[nodiscard]] bool solve() {
    while (true) {
      const bool isPerfect = m_blossoms.search();
      const bool isMore = isPerfect ? takeCheaper() : takeHelpful();
      if (!isMore) return isPerfect;
    }
  }

  [[nodiscard]] std::vector<int> partners() const {
    std::vector<int> partners;
    for (int vertex = 0; vertex < m_count; ++vertex) partners.push_back(m_blossoms.partnerOf(vertex));
    return partners;
  }

 private:
  template <class Visit>
  void eachEdge(const Visit& visit) const {
    for (int a = 0; a < m_count; ++a) {
      for (int b = a + 1; b < m_count; ++b) {
        if (const auto cost = m_costs.between(a, b)) visit(Edge{a, b, *cost});
      }
    }
  }

  void take(const Edge& edge) {
    if (m_taken.insert({edge.a, edge.b}).second) m_blossoms.addEdge(edge.a, edge.b, edge.cost);
  }

  bool takeAll(const std::vector<Best>& best) {
    const std::size_t before = m_taken.size();
    for (const Best& ofVertex : best) {
      for (const auto& [figure, edge] : ofVertex.rows()) take(edge);
    }
    return m_taken.size() > before;
  }

  // Edges left out that the prices do not forbid. None: the pairs found are the cheapest of all.
  bool takeCheaper() {
    std::vector<Best> best(static_cast<std::size_t>(m_count), Best(kMoreEdges));
    std::vector<Cost> added;
    int addedTo = -1;
    eachEdge([&](const Edge& edge) {
      const Cost bare = m_blossoms.bareSlack(edge.a, edge.b, edge.cost);
      if (bare >= 0) return;
      if (addedTo != edge.a) m_blossoms.addedSlacks(edge.a, added);
      addedTo = edge.a;
      const Cost slack = bare + added[static_cast<std::size_t>(edge.b)];
      if (slack >= 0) return;
      best[static_cast<std::size_t>(edge.a)].offer(slack, edge);
      best[static_cast<std::size_t>(edge.b)].offer(slack, edge);
    });
    return takeAll(best);
  }

  // Edges by which the tree of the lone vertex could grow on. None: its outer nodes are odd sets that have
  // edges to fewer inner ones alone, so not all of them can be matched.
  bool takeHelpful() {
    std::vector<Best> best(static_cast<std::size_t>(m_count), Best(kMoreEdges));
    eachEdge([&](const Edge& edge) {
      for (const auto& [from, to] : {std::pair(edge.a, edge.b), std::pair(edge.b, edge.a)}) {
        if (!m_blossoms.canBeAlone(from) || !m_blossoms.isReachable(from, to)) continue;
        const Cost slack = m_blossoms.bareSlack(edge.a, edge.b, edge.cost);
        best[static_cast<std::size_t>(from)].offer(slack, edge);
      }
    });
    return takeAll(best);
  }

  int m_count;
  const PairCosts& m_costs;
  Blossoms m_blossoms;
  std::set<std::pair<int, int>> m_taken;
};

}  // namespace

std::optional<std::vector<int>> cheapestPairs(int count, const PairCosts& costs, const Breadth& breadth) {
  DAMATH_EXPECTS(count >= 0 && breadth.cheapest >= 0 && breadth.neighbours >= 0);
  if (count % 2 != 0) return std::nullopt;
  if (count == 0) return std::vector<int>{};
  Search search(count, costs);
  search.takeFirst(breadth);
  if (!search.solve()) return std::nullopt;
  return search.partners();
}

}  // namespace damath::pairing
